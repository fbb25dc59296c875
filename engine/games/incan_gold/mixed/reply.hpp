#pragma once

#include <cstdint>

#include "engine/games/incan_gold/mixed/rival.hpp"

/// What players that know the mixed policy by heart gain against it.
namespace ctq::incan_gold::mixed {

/// What one seat gets of the first places, in shares of core::kFirstPlaceWorth each; parts are
/// added.
struct ShareTally {
    std::int64_t games = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};
void add_to(ShareTally& sum, const ShareTally& more);

/// One seat by a plan of its own, or by a search, against a table of those who play by `against`.
struct Contest {
    int seats = 2;
    const Plan* against = nullptr;
    const Plan* reply = nullptr;  ///< null: the search
    int playouts = 0;             ///< of the search, for each action of a decision
    std::uint64_t seed = 1;
};

/// Plays the matches `first` … `first + count - 1` of it, the one seat moving on from match to
/// match.
ShareTally meet(const Contest& contest, std::int64_t first, std::int64_t count);

}  // namespace ctq::incan_gold::mixed
