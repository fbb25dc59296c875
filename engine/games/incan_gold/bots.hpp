#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

namespace ctq::incan_gold {

/// Whether `optimal` leaves: alone under the default rules by the best thresholds. Among others it
/// asks where a lone player would leave whose backpack is to the gems in the deck as its own is to
/// its share of them. Under other rules, and where solo play can't come, it does as `myopic`.
bool optimal_leaves(const State& observation, int seat);

/// random, turn, backpack, hazards, myopic, optimal and equilibrium.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::incan_gold
