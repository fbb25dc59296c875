#pragma once

#include <optional>

#include "engine/games/carteso/claims.hpp"

/// Determines which side a group belongs to, whatever is placed.
namespace ctq::carteso {

/// The possible future of a group.
struct Fate {
    int side = -1;         ///< the side that has claimed it or is certain to; -1 while it is open
    bool claimed = false;  ///< `side` has already claimed it
    Box group{};           ///< what it spans
    Box reach{};           ///< the most that it can come to span
};

/// Returns the fate of the group at a point that holds a stone of `colour`. However the group
/// grows, its box ends between `group` and `reach`. So a group that spans more rows than it can
/// come to span columns is Vertical's.
Fate fate_of(const State& state, int colour, int point);

/// Returns the stones whose group is certain to be the side's.
Points settled_stones(const State& state, int side);

/// A stone that settles a group.
struct Threat {
    core::Action action = 0;
    Fate fate{};  ///< of the group after the stone
};

/// Returns the first action by which the side to move makes a group its own with its next stone.
/// None if there is none. The group must be open; it is the one at a point that holds a stone of
/// `colour`.
std::optional<Threat> threat_to(const State& state, int colour, int point);

}  // namespace ctq::carteso
