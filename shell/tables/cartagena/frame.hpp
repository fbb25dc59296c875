#pragma once

#include <array>
#include <vector>

#include "shell/tables/cartagena/view.hpp"

namespace ctq::tables {

/// What the parts of one drawing of the board share.
struct CartagenaView::Frame {
    using Row = std::array<int, cartagena::kMostSpaces + 2>;

    ui::Canvas& canvas;
    const ViewContext& context;
    const cartagena::State& state;
    std::array<Row, cartagena::kMostSeats> standing;  ///< tokens by seat - 1 and position
    std::vector<CartagenaMove> moves;                 ///< of the person to act
    CartagenaAim chosen;                              ///< by clicks
    CartagenaAim pointed;                             ///< or, before any, by pointer or focus
    std::array<ui::SpotState, cartagena::kMostSpaces + 2> over;

    void look();
    /// Some move that goes with what is chosen ends there.
    bool leads_to(int place) const;
    /// Some move that goes with what is pointed at begins there.
    bool may_leave(int place) const;
    /// The same whatever the pointer or the focus is at: by what is chosen alone.
    bool may_choose(int place) const;
    bool leaves(int place, CartagenaAim aim) const;
    void draw_gain(ui::Point center, int count) const;
};

}  // namespace ctq::tables
