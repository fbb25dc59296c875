#pragma once

#include <optional>

#include "engine/bots/analysis/weigh.hpp"

/// Advice by a learned player's net.
namespace ctq::bots {

/// Assumed standard error of a net's share of the win. With it, two actions differ clearly only
/// from five percentage points of wins on, so only mistakes and blunders are marked.
inline constexpr double kNetError = 0.018;

/// Weighs the actions by the net of the game's learned player. Returns nullopt if the game has
/// another source of advice. `action_values` is empty if the net is unavailable.
std::optional<Weighing> weigh_by_net(const WeighQuestion& question);

}  // namespace ctq::bots
