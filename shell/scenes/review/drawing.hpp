#pragma once

#include "shell/app/app.hpp"
#include "shell/ui/panels.hpp"

/// What review and sandbox have in common.
namespace ctq::app {

// position_panel.cpp
/// The heights of the rail and of the steps and the way to play on.
inline constexpr float kRail = 40;
inline constexpr float kStep = 46;
/// Shows another position.
void go_to(App& app, int ply);
/// The positions of the match as a rail to move along.
void draw_rail(App& app, ui::Canvas& canvas, ui::Rect rect);
/// First, previous, next, last.
void draw_steps(App& app, ui::Canvas& canvas, ui::Rect rect);
/// Plays on from the position shown, if it is not the end.
void draw_play_on(App& app, ui::Canvas& canvas, ui::Rect rect, std::string_view word);
/// Both in one row of a small screen.
void draw_step_row(App& app, ui::Canvas& canvas, ui::Rect row);
/// Where this is and how it came about.
void draw_told(App& app, ui::Canvas& canvas, ui::Rect rect);
/// What was best here, where the game can tell; in a review. The height for so many lines is 0
/// else.
float best_height(const App& app, const ui::Canvas& canvas, int lines);
void draw_best(const App& app, ui::Canvas& canvas, ui::Rect rect);
/// On a wide screen: the board, and below it a panel with all of these and the way to play on.
void draw_position(App& app, ui::Canvas& canvas, ui::Rect body);
/// On a wide screen: the seats at the top of the side, where the board doesn't show them.
void draw_seats_above(App& app, ui::Canvas& canvas, ui::Rect& side);

// review_scene.cpp
/// The log: every line is a way to its position.
void draw_jumps(App& app, ui::Canvas& canvas, ui::Rect area, float row);

// more_menu.cpp
/// At the right of a header: a button for what else there is, and its open menu, to be drawn after
/// everything below it.
void draw_more(ui::Canvas& canvas, ui::Rect place);
void draw_more_menu(App& app, ui::Canvas& canvas);

}  // namespace ctq::app
