#pragma once

#include <array>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/tables/context.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// One drawing of the board.
struct Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    const Motion& motion;  ///< what still moves
    MapFrame frame;
    /// Where each Adventurer is seen now, on its way or at rest; and how many share its tile.
    std::array<ui::Point, kMostSeats * kMostAdventurers> seen{};
    std::array<int, kMostSeats * kMostAdventurers> crowd{};

    /// Whether anything of a place can be seen.
    bool shows(Cell cell) const { return !ui::overlap(frame.at(cell), canvas.clip).empty(); }
    /// What lies at a point of the screen, in tiles.
    ui::Point place(ui::Point at) const {
        return {(at.x - frame.origin.x) / frame.side, 1 - (at.y - frame.origin.y) / frame.side};
    }
    /// The seat on turn chooses what its Adventurer does.
    bool acting() const { return context.your_turn && state.phase == Phase::act; }
};

}  // namespace ctq::cartolan::view
