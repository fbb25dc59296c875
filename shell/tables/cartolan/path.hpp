#pragma once

#include <vector>

#include "engine/games/cartolan/cartolan.hpp"

/// The path to a place that takes more than one move.
namespace ctq::cartolan::view {

/// The fewest moves that bring the Adventurer on turn to the tile `goal` over tiles that lie, within
/// what the turn still allows; empty where there is no such path or it
/// is there already. Neither chance nor a rest is
/// counted on.
std::vector<core::Action> find_path(const State& state, int goal);

}  // namespace ctq::cartolan::view
