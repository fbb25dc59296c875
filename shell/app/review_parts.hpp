#pragma once

#include "shell/app/app.hpp"

/// What review and sandbox have in common: review_scene.cpp draws it.
namespace ctq::app {

/// The positions of the match as a rail to move along.
void draw_rail(App& app, ui::Canvas& canvas, ui::Rect rect);
/// First, previous, next, last.
void draw_steps(App& app, ui::Canvas& canvas, ui::Rect rect);
/// The log: every line is a way to its position.
void draw_jumps(App& app, ui::Canvas& canvas, ui::Rect area, float row);
/// Where this is and how it came about.
void draw_told(App& app, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app
