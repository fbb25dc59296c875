#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::incan_gold {

/// Returns whether `optimal` leaves. Alone under the default rules it follows the best thresholds.
/// Among others it asks where a lone player would leave whose backpack has the same ratio to the
/// gems in the deck as its own backpack to its share of them. Under other rules, and in positions
/// that solo play can't reach, it decides like `myopic`.
bool optimal_leaves(const State& observation, int seat);

/// Returns random, turn, backpack, hazards, myopic, optimal and equilibrium.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::incan_gold
