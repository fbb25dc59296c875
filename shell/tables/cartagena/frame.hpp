#pragma once

#include <array>
#include <vector>

#include "shell/tables/cartagena/view.hpp"

namespace ctq::cartagena::view {

/// Data shared by the functions that draw one frame of the board.
struct View::Frame {
    using Row = std::array<int, kMostSpaces + 2>;

    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    std::array<Row, kMostSeats> standing{};  ///< number of tokens, by seat - 1 and position
    std::vector<Move> moves;                 ///< legal moves of the person to act
    Aim chosen;                              ///< selected by clicks
    Aim pointed;                             ///< the same, or, if nothing is selected, what the
                                             ///< pointer or focus is on
    std::array<ui::SpotState, kMostSpaces + 2> over;

    /// Fills in the standing tokens and, if a person is to act, the moves and the selection.
    void fill_in();
    /// Returns how many seats have pirates at this place.
    int seats_at(int place) const;
    /// Returns whether a move that fits the selection ends at this place.
    bool leads_to(int place) const;
    /// Returns whether a move that fits `aim`, apart from its start, begins at this place.
    bool leaves(int place, Aim aim) const;
    /// Draws a small badge with the number of cards that falling back draws: "+2".
    void draw_gain(ui::Point center, int count) const;
};

}  // namespace ctq::cartagena::view
