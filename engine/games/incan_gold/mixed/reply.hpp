#pragma once

#include <cstdint>

#include "engine/games/incan_gold/mixed/rival.hpp"

/// Measures what a player who knows the mixed policy gains against it.
namespace ctq::incan_gold::mixed {

/// One seat's part of the first places, in shares of core::kFirstPlaceWorth each. The tallies of
/// parts are added.
struct ShareTally {
    std::int64_t games = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};
void add_to(ShareTally& sum, const ShareTally& more);

/// One seat with its own plan, or with a search, against a table of players of `against`.
struct Contest {
    int seats = 2;
    const Plan* against = nullptr;
    const Plan* reply = nullptr;  ///< plan of the one seat; null: it searches
    int playouts = 0;             ///< playouts of the search, for each action of a decision
    std::uint64_t seed = 1;
};

/// Plays the contest's matches `first` … `first + count - 1`. The one seat moves on by one place
/// after each match.
ShareTally meet(const Contest& contest, std::int64_t first, std::int64_t count);

}  // namespace ctq::incan_gold::mixed
