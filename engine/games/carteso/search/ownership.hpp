#pragma once

#include "engine/core/owners.hpp"
#include "engine/core/random.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Whose stone will lie on each point at the end, as boards that are filled at random tell.
namespace ctq::carteso {

/// Counts by whom each point is claimed on so many filled boards (`fill`), at least one. Empty before
/// komi and sides are settled.
core::LikelyOwners ownership(const State& state, int boards, core::Rng& rng);

}  // namespace ctq::carteso
