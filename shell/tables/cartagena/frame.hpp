#pragma once

#include <array>
#include <vector>

#include "shell/tables/cartagena/view.hpp"

namespace ctq::cartagena::view {

/// What the parts of one drawing of the board share.
struct View::Frame {
    using Row = std::array<int, kMostSpaces + 2>;

    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    std::array<Row, kMostSeats> standing;  ///< tokens by seat - 1 and position
    std::vector<Move> moves;               ///< of the person to act
    Aim chosen;                            ///< by clicks
    Aim pointed;                           ///< or, before any, by pointer or focus
    std::array<ui::SpotState, kMostSpaces + 2> over;

    /// Fills in who stands where, and, where a person is to act, the moves and what is pointed at.
    void look();
    /// Some move that goes with what is chosen ends there.
    bool leads_to(int place) const;
    /// Some move that goes with `aim`, wherever that is from, begins there.
    bool leaves(int place, Aim aim) const;
    /// A small sign with the cards that falling back brings: "+2".
    void draw_gain(ui::Point center, int count) const;
};

}  // namespace ctq::cartagena::view
