#pragma once

#include <optional>

#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/context.hpp"

/// Determines which cells of the map have to be visible.
namespace ctq::cartolan::view {

using tables::ViewContext;

/// Returns the extent of the map, including the cities' domains if they are shown.
Extent extent_to_show(const State& state, bool domains);
/// Returns what has to be visible. At a person's turn: the Adventurer and all cells to point at.
/// Else: the Adventurer that moves or has moved, which also comes first when a person steps through
/// a match. None if there is no such cell.
std::optional<Extent> wanted_part(const Viewport& port, const ViewContext& context,
                                  const Motion& motion);
/// Returns the part with the viewer's Adventurers, and with all legal cells of the one on turn.
/// None if the viewer has no Adventurer.
std::optional<Extent> own_part(const Viewport& port, const ViewContext& context);

}  // namespace ctq::cartolan::view
