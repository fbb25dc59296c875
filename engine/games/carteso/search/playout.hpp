#pragma once

#include "engine/core/random.hpp"
#include "engine/games/carteso/carteso.hpp"

/// A position filled up at random: the sample that estimates are made of.
namespace ctq::carteso {

/// Places stones of either colour on all empty points, turn by turn, and gives a button nobody has
/// to who would have to take it; but if the seat to act has been passed to and leads, all ends at
/// once. Sides are settled. Returns V's score less H's in half points; `state` is how the board
/// looks then.
int fill(State& state, core::Rng& rng);

}  // namespace ctq::carteso
