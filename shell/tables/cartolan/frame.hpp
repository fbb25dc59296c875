#pragma once

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

/// One drawing of the board.
struct View::Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    MapFrame frame;

    /// Whether anything of a place can be seen.
    bool shows(Cell cell) const { return !ui::overlap(frame.at(cell), canvas.clip).empty(); }
    /// The seat on turn chooses what its Adventurer does.
    bool acting() const { return context.your_turn && state.phase == Phase::act; }
};

}  // namespace ctq::cartolan::view
