#pragma once

#include <vector>

#include "engine/games/cartolan/cartolan.hpp"

/// The way to a place that takes more than one move.
namespace ctq::tables {

/// The fewest moves that bring the Adventurer on turn to a tile over tiles that lie, within what
/// the turn still allows; empty where there is no such way. Neither chance nor a rest is counted
/// on.
std::vector<core::Action> cartolan_way(const cartolan::State& state, int tile);

}  // namespace ctq::tables
