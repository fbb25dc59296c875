#pragma once

#include "shell/app/app.hpp"
#include "shell/ui/panels.hpp"

/// What review and sandbox have in common: review_scene.cpp draws it.
namespace ctq::app {

/// The positions of the match as a rail to move along.
void draw_rail(App& app, ui::Canvas& canvas, ui::Rect rect);
/// First, previous, next, last.
void draw_steps(App& app, ui::Canvas& canvas, ui::Rect rect);
/// The log: every line is a way to its position.
void draw_jumps(App& app, ui::Canvas& canvas, ui::Rect area, float row);
/// At the right of a header: a button for what else there is, and its open menu, to be drawn after
/// everything below it.
void draw_more(ui::Canvas& canvas, ui::Header& head);
void draw_more_menu(App& app, ui::Canvas& canvas);
/// Where this is and how it came about.
void draw_told(App& app, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app
