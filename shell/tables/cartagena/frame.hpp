#pragma once

#include <array>

#include "shell/tables/cartagena/marks.hpp"
#include "shell/tables/cartagena/view.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartagena::view {

/// Data shared by the functions that draw one frame of the board.
struct Frame {
    ui::Canvas& canvas;
    const ViewContext& context;
    const State& state;
    const ui::TrackLayout& track;
    Marks marks;
    std::array<ui::SpotState, kMostSpaces + 2> over{};

    ui::Point center(int place) const { return track.places[static_cast<std::size_t>(place)]; }
};

/// pieces.cpp: draws a pirate: the token of a seat, `size` pixels across, under a cocked hat.
void draw_pirate(ui::Canvas& canvas, ui::Point center, float size, int seat,
                 const ui::TokenStyle& style = {});
/// Draws the pirate or the card that the pointer drags.
void draw_dragged(const Frame& frame);

}  // namespace ctq::cartagena::view
