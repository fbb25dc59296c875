#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// claimer and search.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::carteso
