#pragma once

#include "engine/games/carteso/carteso.hpp"

/// Bounds on the result of a game, from what fate.hpp proves about each group.
namespace ctq::carteso {

struct Bounds {
    int least;
    int most;
};

/// Returns bounds on the lead of the side to move at the end, in half points, komi and button
/// included, whatever both sides play. Stones of an open group that is certain to be one side's
/// count for that side or for none, since both may pass before it is finished. The same holds for
/// an empty point where a stone of either colour would join such a group. All other stones and
/// points may go to either side. If the game is over, both bounds are the lead. The phase must be
/// play or over.
Bounds bounds_of(const State& state);

}  // namespace ctq::carteso
