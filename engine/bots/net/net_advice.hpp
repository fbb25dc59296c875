#pragma once

#include <optional>

#include "engine/bots/weigh.hpp"

/// Advice by what a learned player's net says of each action.
namespace ctq::bots {

/// How far a net's share of the win lies from the truth, taken as a standard error: so that two actions must
/// differ by five points of 100 to be told apart, and only mistakes and blunders are named.
inline constexpr double kNetError = 0.018;

/// What is asked, by the net of the game's learned player. None where the game is advised otherwise;
/// nothing in it (`worths` empty) where the net can't be had.
std::optional<Weighing> weigh_by_net(const WeighQuestion& asked);

}  // namespace ctq::bots
