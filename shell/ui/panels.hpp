// Surfaces: the background, paper boards, panels, the header. And parts that only inform: badges,
// chips, progress bars, headings, the row of a seat.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

constexpr float header_height = 52;

/// Draws the background of a scene.
void room(Canvas& canvas);
/// Draws a paper board with its shadow. `charted` adds the faint rhumb lines of an old chart.
void paper(Canvas& canvas, Rect rect, float radius = radius_panel, bool charted = false);
/// Draws a panel, less prominent than paper.
void panel(Canvas& canvas, Rect rect, float radius = radius_panel);
/// Draws a line across a panel.
void separator(Canvas& canvas, Point left, float width);

/// Returns the title, or only the part before its dash where the whole title is wider than `room`.
std::string_view fitted_title(const Canvas& canvas, std::string_view title, float size, float room);

struct Header {
    Rect rest;  // the free room right of the title, for words and buttons
    bool back = false;
};
/// Draws the bar at the top of the page, with title and badge. Where `back` names a spot, a back
/// button precedes them. `ends` pixels at the right end stay free. If room is short, the badge is
/// shortened as by `fitted_badge`, then left out. `back_label`: in plain words, what the back button does.
Header header(Canvas& canvas, std::string_view title, std::string_view badge,
              std::string_view back = {}, float ends = 0, std::string_view back_label = "Back");

/// Draws a small muted caption above a group.
void caption(Canvas& canvas, Rect line, std::string_view words);
/// Draws a pill with a word; `left` is the middle of its left edge. Returns its width.
float badge(Canvas& canvas, Point left, std::string_view words);
/// Returns the width of that badge.
float badge_width(const Canvas& canvas, std::string_view words);
/// Returns the words of a badge, or only the part before its middle dot where the badge is wider
/// than `room`.
std::string_view fitted_badge(const Canvas& canvas, std::string_view words, float room);
/// Draws a progress bar for a share of 0 to 1. Below 0, the length of the work is unknown and a
/// third of the bar is filled.
void progress(Canvas& canvas, Rect rect, float share);

struct SeatRow {
    int seat = 1;
    std::string_view name;
    std::string_view detail;  // below the name
    std::string_view figure;  // at the right end; a number alone is written large
    bool turn = false;        // the seat is to act: lit, with a brass edge
    bool strong = false;      // the seat of the person at this device
    bool lit = false;         // the row lies on a lit background
    Axis axis = Axis::none;   // the axis it plays along, shown instead of its shape
    // For a chip: the symbol before its figure, and a second figure with its own symbol.
    Symbol sign = Symbol::none;
    std::string_view other{};
    Symbol other_sign = Symbol::none;
};

/// Draws one line of the seats' panel, 62 pixels high.
void seat_row(Canvas& canvas, Rect rect, const SeatRow& row);
/// Draws a seat as a chip for a phone, 34 pixels high: token, name, figure. A second figure stands
/// beside the first where the whole name still fits, else below it.
void seat_chip(Canvas& canvas, Rect rect, const SeatRow& row);

}  // namespace ctq::ui
