#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::incan_gold {

/// Returns whether the bot `optimal` leaves. In a solo match under the default rules it follows the
/// best thresholds. With other explorers it leaves where a lone player would, if the ratio of that
/// player's backpack to the gems in the deck were the ratio of its own backpack to its share of
/// them. Under other rules, and in positions that solo play can't reach, it decides like the bot
/// `myopic`.
bool optimal_leaves(const State& observation, int seat);

/// Returns the bots random, turn, backpack, hazards, myopic, optimal and equilibrium.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::incan_gold
