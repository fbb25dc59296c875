#pragma once

#include "engine/games/carteso/carteso.hpp"

/// What the end of a game can still bring, by the facts of fate.hpp.
namespace ctq::carteso {

/// From least to most.
struct Bounds {
    int least;
    int most;
};

/// The lead of the side to move at the end, in half points, komi and button included, however both play.
/// Stones of an open group that is sure to be one side's are that side's or nobody's, as both may pass before
/// it is finished; so is an empty point where either colour joins a group that is sure. Of all others it is
/// open whose they will be. Both bounds are the lead where the game is over. The phase is play or over.
Bounds bounds_of(const State& state);

}  // namespace ctq::carteso
