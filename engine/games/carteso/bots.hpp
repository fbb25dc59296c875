#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// Returns the action that names a fair komi (phase komi) or picks the better side (phase side),
/// estimated by this many playouts. The phase must be one of the two.
core::Action settle_by_search(const State& state, int playouts, core::Rng& rng);

/// Returns the bots claimer and search.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::carteso
