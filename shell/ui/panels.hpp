// What things stand on: the room, paper boards, panels, the header; and what only tells: badges,
// chips, progress, headings, a seat's row.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

constexpr float header_height = 52;

/// The background of every scene.
void room(Canvas& canvas);
/// A paper board with its shadow; `charted` adds the faint rhumb lines of an old chart.
void paper(Canvas& canvas, Rect rect, float radius = radius_panel, bool charted = false);
/// A panel that recedes into the room.
void panel(Canvas& canvas, Rect rect, float radius = radius_panel);
/// A line across a panel.
void separator(Canvas& canvas, Point left, float width);

/// A title without what follows its dash, where all of it is wider than there is room.
std::string_view fitted_title(const Canvas& canvas, std::string_view title, float size, float room);

struct Header {
    Rect rest;  // free for words and buttons, right of the title
    bool back = false;
};
/// The bar at the top of the page with title and a badge, and, where `back` names a spot, a way
/// back before them. `ends` pixels at its right end stay free: the badge gives way to them first.
Header header(Canvas& canvas, std::string_view title, std::string_view badge,
              std::string_view back = {}, float ends = 0);

/// A small word above a group, muted.
void caption(Canvas& canvas, Rect line, std::string_view words);
/// A pill with a word; returns its width. `left` is the middle of its left edge.
float badge(Canvas& canvas, Point left, std::string_view words);
/// The width of that badge.
float badge_width(const Canvas& canvas, std::string_view words);
/// 0 to 1; below 0 for work of unknown length, which shows as a third of the bar.
void progress(Canvas& canvas, Rect rect, float share);

struct SeatRow {
    int seat = 1;
    std::string_view name;
    std::string_view detail;  // below the name
    std::string_view figure;  // at the right; a bare number is written large
    bool turn = false;        // to act: lit, with a brass edge
    bool strong = false;      // the person at the device
    bool lit = false;         // it lies on what is lit already
    Axis axis = Axis::none;   // which it plays along, in place of its shape
    // Of a chip: the sign before its figure, and a second figure with its own.
    Symbol sign = Symbol::none;
    std::string_view other{};
    Symbol other_sign = Symbol::none;
};

/// One line of the seats' panel, 62 pixels high.
void seat_row(Canvas& canvas, Rect rect, const SeatRow& row);
/// The same as a chip for a phone, 34 pixels high: token, name, figure. A second figure stands beside
/// the first where the name has room as well, else below it.
void seat_chip(Canvas& canvas, Rect rect, const SeatRow& row);

}  // namespace ctq::ui
