#pragma once

#include "engine/core/random.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Random playouts, the samples of estimates.
namespace ctq::carteso {

/// Places stones of random colour on all empty points, turn by turn, and gives an untaken button to
/// the side that would have to take it. However, if the other side has just passed and the side to
/// move leads, the game ends at once. Sides must be settled. Returns V's score minus H's in half
/// points; `state` becomes the final board.
int fill(State& state, core::Rng& rng);

}  // namespace ctq::carteso
