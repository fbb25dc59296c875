#pragma once

#include <optional>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/map.hpp"

/// The path to a place that takes more than one move.
namespace ctq::cartolan::view {

/// The fewest moves that bring the Adventurer on turn to the tile `goal` over tiles that lie, within what the turn
/// still allows; empty where there is no such path or it is there already. Neither chance nor a rest is counted on.
std::vector<core::Action> find_path(const State& state, int goal);

/// The places that the moves of this turn can lead to, each once, those without a tile included: as `find_path`,
/// and without a disaster. Empty while something else is to be decided.
std::vector<Cell> find_reach(const State& state);

/// A way over tiles that lie, as long as it may be.
struct Voyage {
    std::vector<int> tiles;  ///< from where the Adventurer is to the goal
    int turns = 0;           ///< of the Adventurer's, this one included
};

/// The way with the fewest turns that brings the Adventurer on turn to the tile `goal`; none where no way is known.
/// As `find_path`, it counts on no chance, no rest and no tile that is still to be found.
std::optional<Voyage> find_voyage(const State& state, int goal);

}  // namespace ctq::cartolan::view
