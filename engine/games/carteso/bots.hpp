#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// A fair komi for who names it, or the better side for who picks it, by that many playouts. The
/// phase is one of these two.
core::Action settle_by_search(const State& state, int playouts, core::Rng& rng);

/// claimer and search.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::carteso
