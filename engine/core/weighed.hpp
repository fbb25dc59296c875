#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/fact.hpp"
#include "engine/core/game.hpp"

/// The results that a search has found for the actions it considered. They are integers that are
/// added, so results of separate searches merge in any order.
namespace ctq::core {

/// The value of a sole first place in one playout. Seats that share the first place get equal
/// parts. It is the least common multiple of 1…8, so every part is a whole number.
inline constexpr int kFirstPlaceWorth = 840;

/// One action of the root, and the playouts that began with it.
struct Weighed {
    Action action = 0;
    std::uint32_t visits = 0;
    std::int64_t sum = 0;      ///< of the results for the seat to act, in units of kFirstPlaceWorth
    std::int64_t squares = 0;  ///< sum of the squares of these results

    bool operator==(const Weighed&) const = default;
};

template <class Archive>
void fields(Archive& archive, Weighed& one) {
    archive.values(one.action, one.visits, one.sum, one.squares);
}

/// An action, and sums over the playouts that evaluate it.
struct Judged {
    Weighed tried;
    /// The win share of each seat, at index seat - 1, in units of kFirstPlaceWorth.
    std::array<std::int64_t, kMostSeats> shares{};
    std::int64_t lead = 0;  ///< the seat's half points minus those of its best opponent
    FactSums facts{};
};

template <class Archive>
void fields(Archive& archive, Judged& one) {
    fields(archive, one.tried);
    archive.values(one.shares, one.lead, one.facts);
}

/// Sorted by action.
using WeighedList = std::vector<Weighed>;
using JudgedList = std::vector<Judged>;

}  // namespace ctq::core
