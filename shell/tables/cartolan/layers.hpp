#pragma once

#include "shell/tables/cartolan/frame.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/floating_text.hpp"

/// The layers of the map that are drawn in files of their own: pieces.cpp, marks.cpp, advice.cpp,
/// trails.cpp, moments.cpp.
namespace ctq::cartolan::view {

/// Finds where every Adventurer is seen now: on its way, or where it stands among others.
void place_adventurers(Frame& frame);
/// Thin as far as the expedition goes, bold for its last turn and thicker towards its end.
void draw_routes(const Frame& frame, const Routes& routes);
/// A cross for each attack: filled when it succeeded, hollow when not.
void draw_attacks(const Frame& frame, const Routes& routes);
/// Agents with what they hold, and what disasters have sunk.
void draw_agents(const Frame& frame);
/// Everybody's Adventurers, the one on turn ringed.
void draw_adventurers(const Frame& frame);
/// Marks a place that may be gone to: `at` its square, `laid` whether a tile lies there.
void draw_way(ui::Canvas& canvas, ui::Rect at, bool hovered, bool laid);
/// The places that the actions of the seat on turn lead to, and the edges that are barred.
void draw_marks(const Frame& frame);
/// The badges of what the tile offers, at the left corner that the Adventurer leaves free.
void draw_offers(const Frame& frame);
/// Where a move or a gust that is known to be best leads: its path, and a ghost of the Adventurer there; where an
/// Agent goes: a ring. Beside it, in a review, the path that was taken.
void draw_advice(const Frame& frame);
/// Where the others have gone since the viewer acted: a ring where each Adventurer stood, and an
/// arrow over every edge it has crossed, the earlier the fainter. What still moves (`motion`) is not
/// told twice.
void draw_trails(ui::Canvas& canvas, const MapFrame& frame, const ViewContext& context,
                 const Motion& motion);
/// What an action brings about on the map, in a few words each; their places are tiles.
std::vector<tables::FloatingText> events_of(const app::Step& step);
/// The words that float over tiles; forgets those that have faded.
void draw_floats(const Frame& frame, tables::FloatingTexts& floats);

}  // namespace ctq::cartolan::view
