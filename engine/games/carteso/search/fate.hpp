#pragma once

#include <optional>

#include "engine/games/carteso/claims.hpp"

/// Whose a group is for good, whatever is placed.
namespace ctq::carteso {

/// What may become of a group.
struct Fate {
    int side = -1;         ///< who has claimed it or is sure to; -1 while it is open
    bool claimed = false;  ///< `side` has it already
    Box group{};           ///< what it spans
    Box reach{};           ///< what it can come to span at most
};

/// The fate of the group at a point that holds a stone of `colour`. However it grows, it ends between
/// `group` and `reach`: what spans more rows than it can come to span columns is Vertical's.
Fate fate_of(const State& state, int colour, int point);

/// The stones whose group is the side's for good.
Points settled_stones(const State& state, int side);

/// A stone that settles a group.
struct Threat {
    core::Action action = 0;
    Fate fate{};  ///< of the group behind it
};

/// How the side to move can make a group its own with its next stone; the first such action, or none.
/// The group, which is open, is that at a point that holds a stone of `colour`.
std::optional<Threat> threat_to(const State& state, int colour, int point);

}  // namespace ctq::carteso
