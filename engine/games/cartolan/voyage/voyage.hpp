#pragma once

#include <optional>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"

/// Paths over several turns.
namespace ctq::cartolan {

/// A path over laid tiles of any length.
struct Voyage {
    std::vector<int> tiles;  ///< from the Adventurer's tile to the goal
    int turns = 0;           ///< of the Adventurer, including this one
};

/// Returns the path with the fewest turns that brings the Adventurer on turn to the tile `goal`.
/// None if no path is known. It relies on no chance, no rest and no undiscovered tile.
std::optional<Voyage> find_voyage(const State& state, int goal);

}  // namespace ctq::cartolan
