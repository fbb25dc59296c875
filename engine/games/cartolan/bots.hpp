#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/cartolan/cartolan.hpp"

namespace ctq::cartolan {

/// Returns the action that the bot `explorer` chooses with these notes.
core::Action explorer_action(const State& observation, int seat, const core::Notes& notes,
                             core::Rng& rng);

/// Returns the bots explorer, trader, router and pirate. The README, section "Bots", describes
/// their strategies.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::cartolan
