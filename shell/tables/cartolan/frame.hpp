#pragma once

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::tables {

/// One drawing of the board.
struct CartolanView::Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const cartolan::State& state;
    CartolanFrame frame;

    /// Whether anything of a place can be seen.
    bool shows(CartolanCell cell) const {
        return !ui::overlap(frame.at(cell), canvas.clip).empty();
    }
    /// The seat on turn chooses what its Adventurer does.
    bool acting() const { return context.your_turn && state.phase == cartolan::Phase::act; }
};

}  // namespace ctq::tables
