#pragma once

#include <string>
#include <vector>

#include "shell/scenes/table/hint.hpp"
#include "shell/ui/canvas.hpp"

/// Actions with what they are worth, as a list: of a hint, and of what a bot saw.
namespace ctq::app {

/// The same for one action of a weighing, chosen in `state` of a match; `names` of its seats.
HintRow weighed_row(const bots::Weighing& weighing, const bots::Worth& worth,
                    const core::GameHandle& game, const void* state,
                    const std::vector<std::string>& names);

/// Draws what stands in a row: the action, its worth, and a bar of that; `strong`: in bold letters.
void draw_weighed_row(ui::Canvas& canvas, ui::Rect in, const HintRow& row, ui::Color ink,
                      bool strong);

}  // namespace ctq::app
