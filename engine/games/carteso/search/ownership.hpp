#pragma once

#include "engine/core/owners.hpp"
#include "engine/core/random.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Estimates the owner of each point at the end from randomly filled boards.
namespace ctq::carteso {

/// Counts the owner of each point on this many filled boards (`fill`), at least one. Empty before
/// komi and sides are settled.
core::LikelyOwners ownership(const State& state, int boards, core::Rng& rng);

}  // namespace ctq::carteso
