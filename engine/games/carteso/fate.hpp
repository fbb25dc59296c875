#pragma once

#include <optional>

#include "engine/games/carteso/claims.hpp"

/// Determines whether a group is certain to become one side's, whatever stones are placed.
namespace ctq::carteso {

/// The possible future of a group.
struct Fate {
    int side = -1;         ///< the side that has claimed it or is certain to; -1 while it is open
    bool claimed = false;  ///< `side` has already claimed it
    Box group{};           ///< the box around the group now
    Box reach{};           ///< the largest box that the group can grow to
};

/// Returns the fate of the group at a point that holds a stone of `colour`. However the group
/// grows, its box ends between `group` and `reach`. So a group that spans more rows than it can
/// come to span columns is Vertical's.
Fate fate_of(const State& state, int colour, int point);

/// Returns the stones of all groups that the side has claimed or is certain to claim.
Points settled_stones(const State& state, int side);

/// A stone that makes a group certain to become one side's.
struct Threat {
    core::Action action = 0;
    Fate fate{};  ///< of the group after the stone
};

/// Returns the first action that makes a group certain to become that of the side to move. Returns
/// nullopt if no action does. The group is the one at a point that holds a stone of `colour`; it
/// must be open.
std::optional<Threat> threat_to(const State& state, int colour, int point);

}  // namespace ctq::carteso
