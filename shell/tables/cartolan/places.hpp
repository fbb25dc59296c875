#pragma once

#include <optional>

#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/context.hpp"

/// Determines which cells of the map have to be visible.
namespace ctq::cartolan::view {

using tables::ViewContext;

/// Returns the squares of all tiles and one free cell around them, and the cities' domains if they
/// are shown.
ui::Rect whole_map(const State& state, bool domains);
/// Returns what has to be visible. At a person's turn: the Adventurer and all cells to point at.
/// Else: the Adventurer that moves or has moved, which also comes first when a person steps through
/// a match. None if there is no such cell.
std::optional<ui::Rect> wanted_part(const ui::Viewport& port, const ViewContext& context,
                                    const Motion& motion);
/// Returns the part with the viewer's Adventurers, and with all legal cells of the one on turn.
/// None if the viewer has no Adventurer.
std::optional<ui::Rect> own_part(const ui::Viewport& port, const ViewContext& context);

}  // namespace ctq::cartolan::view
