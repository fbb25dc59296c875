#pragma once

#include "engine/core/owners.hpp"
#include "engine/core/random.hpp"
#include "engine/games/carteso/carteso.hpp"

/// Estimates the owner of each point at the end from randomly filled boards.
namespace ctq::carteso {

/// Fills this many boards at random (`fill`; at least one) and counts how often each side owns each
/// point. Empty until komi and sides are settled.
core::LikelyOwners ownership(const State& state, int boards, core::Rng& rng);

}  // namespace ctq::carteso
