#pragma once

#include <string>
#include <vector>

#include "shell/scenes/table/hint.hpp"
#include "shell/ui/canvas.hpp"

/// Rows that list actions with their values, for hints and for explanations of a bot's action.
namespace ctq::app {

/// Returns the row of one action. `worth`: the action's entry in `weighing`. `state`: the state in
/// which the action is chosen. `names`: names of the seats.
HintRow weighed_row(const bots::Weighing& weighing, const bots::Worth& worth,
                    const core::GameHandle& game, const void* state,
                    const std::vector<std::string>& names);

/// Draws a row: the action, its value, and a bar for the value. `strong`: in bold.
void draw_weighed_row(ui::Canvas& canvas, ui::Rect in, const HintRow& row, ui::Color ink,
                      bool strong);

}  // namespace ctq::app
