#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// Returns a fair komi, or the better side, by this many playouts. The phase must be komi or side.
core::Action settle_by_search(const State& state, int playouts, core::Rng& rng);

/// Returns claimer and search.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::carteso
