#pragma once

#include <array>
#include <optional>

#include "shell/tables/carteso/words.hpp"
#include "shell/tables/context.hpp"

/// What is marked on Carteso's board and why: a plain value, made without a canvas. Drawing, the
/// brief line and the card about a group read it.
namespace ctq::carteso::view {

/// What a person aims at.
struct Aim {
    int point = -1;      ///< under the focus or the pointer, else the stone pressed last; -1: none
    int colour = kX;     ///< of the stone to place
    bool owners = true;  ///< whether the owners and likely owners of groups are shown
};

struct Marks {
    State shown;                           ///< the position with the inspected stone and its claims
    std::optional<Inspected> inspected{};  ///< a stone, or a stone to place
    Box span{};                            ///< around the inspected group
    int side = -1;       ///< that has the inspected group, or is certain to; -1 while it is open
    Points reach{};      ///< that the inspected group may include; empty if that is the whole board
    Points owned[2]{};   ///< stones tinted as claimed, by side
    OpenGroups open{};   ///< stones tinted as safe, and those that lean
    Points best[2]{};    ///< the best or hinted stones, by colour
    Points played[2]{};  ///< in a review: the stone placed here, by colour
    std::array<float, kMostLength * kRowBits> recent{};  ///< by point: 1 for the stone placed last,
                                                         ///< less for earlier ones, else 0
};

/// Returns the marks of a position. A stone that waits for confirmation is inspected before
/// anything else, and in a figure what the last stone claimed.
Marks marks_of(const tables::ViewContext& context, const Aim& aim);

}  // namespace ctq::carteso::view
