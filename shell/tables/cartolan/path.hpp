#pragma once

#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/cartolan/voyage/voyage.hpp"
#include "shell/tables/cartolan/map.hpp"

/// Finds paths for an Adventurer that take more than one move.
namespace ctq::cartolan::view {

/// Returns the fewest moves that bring the Adventurer on turn to the tile `goal` over laid tiles,
/// within what this turn allows. Empty if there is no such path or it is already there. The path
/// relies on no chance and no rest.
std::vector<core::Action> find_path(const State& state, int goal);

/// Returns the cells that the moves of this turn can reach, each once, by the rules of `find_path`
/// and without a disaster. Cells without a tile are included. Empty while something else is to be
/// decided.
std::vector<Cell> find_reach(const State& state);

}  // namespace ctq::cartolan::view
