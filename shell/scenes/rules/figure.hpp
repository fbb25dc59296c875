#pragma once

#include "shell/scenes/rules/rules_page.hpp"
#include "shell/ui/canvas.hpp"

namespace ctq::app {

/// How high a figure is in text of this width; both in logical pixels.
float figure_height(float width);

/// The table as it would be drawn in a match, but deaf to pointer and keys. `reduced`: nothing moves.
void draw_figure(ui::Canvas& canvas, ui::Rect area, const RulesFigure& figure, bool reduced);

}  // namespace ctq::app
