#pragma once

#include <array>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/marks.hpp"
#include "shell/tables/cartolan/motion.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

using tables::ViewContext;

/// Data shared by the functions that draw one frame of the board.
struct Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    const Motion& motion;  ///< current animations
    MapFrame map;          ///< where cells are on the screen
    Marks marks;
    /// Where each Adventurer is drawn now, moving or at rest, and how many share its tile.
    std::array<ui::Point, kMostSeats * kMostAdventurers> positions{};
    std::array<int, kMostSeats * kMostAdventurers> crowd{};

    /// Returns whether any part of a cell is visible.
    bool shows(Cell cell) const { return !ui::overlap(map.at(cell), canvas.clip).empty(); }
    /// Returns whether the viewer chooses what its Adventurer does.
    bool acting() const { return context.your_turn && state.phase == Phase::act; }
};

}  // namespace ctq::cartolan::view
