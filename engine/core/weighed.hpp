#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/fact.hpp"
#include "engine/core/game.hpp"

/// What a search says of the actions it could take: whole numbers that are added, so that searches
/// made apart come to one answer in any order.
namespace ctq::core {

/// What an action brings its seat in one playout: this much for the first place alone, and an equal
/// part where several share it. The least common multiple of 1…8, so that every part is whole.
inline constexpr int kFirstPlaceWorth = 840;

/// One action of the root and the playouts that began with it.
struct Weighed {
    Action action = 0;
    std::uint32_t visits = 0;
    std::int64_t sum = 0;      ///< of what the seat to act got, of kFirstPlaceWorth each
    std::int64_t squares = 0;  ///< of the same

    bool operator==(const Weighed&) const = default;
};

/// What the playouts that judged an action tell: sums over them.
struct Judged {
    Weighed tried;
    std::array<std::int64_t, kMostSeats> shares{};  ///< of kFirstPlaceWorth each, by seat - 1
    std::int64_t lead = 0;  ///< the seat's half points less those of the best of the others
    FactSums facts{};
};

/// By action, rising.
using WeighedList = std::vector<Weighed>;
using JudgedList = std::vector<Judged>;

}  // namespace ctq::core
