#pragma once

#include <cstdint>

#include "engine/games/incan_gold/mixed/rival.hpp"

/// Measures what a player who knows the mixed policy gains against it.
namespace ctq::incan_gold::mixed {

/// The sum of one seat's shares of first place; a whole first place counts core::kFirstPlaceWorth.
/// The tallies of several parts can be added.
struct ShareTally {
    std::int64_t games = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};
void add_to(ShareTally& sum, const ShareTally& more);

/// One seat plays by its own plan or by a search, and all other seats play by the plan `against`.
struct Contest {
    int seats = 2;
    const Plan* against = nullptr;
    const Plan* reply = nullptr;  ///< plan of the one seat; null: it searches
    int playouts = 0;             ///< playouts of the search, for each action of a decision
    std::uint64_t seed = 1;
};

/// Plays the contest's matches `first` … `first + count - 1`. That one player moves to the next
/// seat after each match.
ShareTally meet(const Contest& contest, std::int64_t first, std::int64_t count);

}  // namespace ctq::incan_gold::mixed
