// Draws seats by colour and shape, so that colour is never the only distinction, and arranges
// several tokens on one place.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

enum class Shape { circle, square, triangle, diamond, hexagon, star, cross, pentagon };

struct SeatLook {
    Color color;
    Color ink;  // text colour that is readable on `color`
    Shape shape;
    const char* color_name;  // "blue"
};

/// Returns the look of a seat, 1 to 8: blue, yellow, red, green, brown, sky, purple, grey.
const SeatLook& seat_look(int seat);

/// The axis along which a seat plays in Carteso; `none` in the other games.
enum class Axis : std::uint8_t { none, upright, level };

struct TokenStyle {
    int count = 0;         // a number on the token, drawn when above 1
    bool lifted = false;   // it is being carried: larger, with a deeper shadow
    bool highlit = false;  // it can be moved: a green rim
    float opacity = 1.0F;  // below 1 for the ghost on the place that a token left
    bool quiet = false;    // another one is chosen: paler
};

/// Draws a seat's token, `size` pixels across, with a white rim and a soft shadow.
void token(Canvas& canvas, Point center, float size, int seat, const TokenStyle& style = {});

/// Draws the sign of the axis that a seat plays along: a bar in a square of the seat's colour.
void axis_sign(Canvas& canvas, Point center, float size, int seat, Axis axis, float opacity = 1);

/// Draws the sign of a seat in rows and lines: its axis where it has one, else its token.
void seat_mark(Canvas& canvas, Point center, float size, int seat, Axis axis);

/// Returns the centres of `n` tokens of this size on a disc of this radius. Up to three stand on
/// its upper edge and leave its symbol free; more fill rows over the disc.
std::vector<Point> stack_on(Point center, float radius, float size, int n);

}  // namespace ctq::ui
