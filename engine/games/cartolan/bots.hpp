#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/cartolan/cartolan.hpp"

namespace ctq::cartolan {

/// What `explorer` does with these notes.
core::Action explorer_action(const State& observation, int seat, const core::Notes& notes,
                             core::Rng& rng);

/// explorer, trader, router and pirate: how each plays stands in the README, section "Bots".
std::span<const core::Bot<State>> bots();

}  // namespace ctq::cartolan
