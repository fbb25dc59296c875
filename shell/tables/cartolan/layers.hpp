#pragma once

#include <span>

#include "shell/tables/cartolan/frame.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/floating_text.hpp"

/// The layers of the map that have their own files: pieces.cpp, targets.cpp, moments.cpp.
namespace ctq::cartolan::view {

/// Computes where every Adventurer is drawn now: moving, or at rest beside others.
void place_adventurers(Frame& frame);
/// Draws the routes: a thin line for the whole expedition, a bold one for its last turn, thicker
/// towards its end.
void draw_routes(const Frame& frame, const Routes& routes);
/// Draws a cross for each attack: filled if it succeeded, hollow if not.
void draw_attacks(const Frame& frame, const Routes& routes);
/// Draws the Agents with their Chests, and the sunken wealth that lies at disasters.
void draw_agents(const Frame& frame);
/// Draws all Adventurers, with a ring around the one on turn.
void draw_adventurers(const Frame& frame);
/// Hatches the cells where no tile that is left fits.
void draw_closed(const Frame& frame, std::span<const Cell> cells);
/// Marks a cell that an action leads to. `at` is its square; `laid` says whether it has a tile.
void draw_target(ui::Canvas& canvas, ui::Rect at, bool hovered, bool laid);
/// Draws the cells that the actions of the seat on turn lead to, and the edges that can't be
/// crossed.
void draw_marks(const Frame& frame);
/// Draws badges for the actions that the tile offers, at the left corner that the Adventurer leaves
/// free.
void draw_offers(const Frame& frame);
/// Draws the best or hinted move or gust: its path, and a ghost of the Adventurer at its end. The
/// cell of an Agent to place gets a ring. In a review the path of the action played is beside it.
void draw_advice(const Frame& frame);
/// Draws the other seats' moves since the viewer acted: a ring where each Adventurer started, and
/// an arrow over every edge it has crossed, earlier ones fainter. Skips the moves still animated by
/// `motion`.
void draw_trails(ui::Canvas& canvas, const MapFrame& frame, const ViewContext& context,
                 const Motion& motion);
/// Draws the texts that float over tiles, and removes those that have faded.
void draw_floats(const Frame& frame, tables::FloatingTexts& floats);

}  // namespace ctq::cartolan::view
