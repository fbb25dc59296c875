// Seats by colour and shape, so that colour never speaks alone, and how several tokens share a
// place.
#pragma once

#include <cstdint>
#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

enum class Shape { circle, square, triangle, diamond, hexagon, star, cross, pentagon };

struct SeatLook {
    Color color;
    Color ink;  // readable on the colour
    Shape shape;
    const char* color_name;  // "blue"
};

/// Look of a seat, 1 to 8: blue, yellow, red, green, brown, sky, purple, grey.
const SeatLook& seat_look(int seat);

/// The direction a seat plays in, where it has one.
enum class Axis : std::uint8_t { none, upright, level };

struct TokenStyle {
    int count = 0;         // written on it when above 1
    bool lifted = false;   // carried: larger, with a deeper shadow
    bool highlit = false;  // it may be moved: a green rim
    float opacity = 1.0F;  // below 1 for a place it left
};

/// A seat's token, `size` pixels across, with a white rim and a soft shadow.
void token(Canvas& canvas, Point center, float size, int seat, const TokenStyle& style = {});

/// A bar in a square of the seat's colour: the sign of the direction it plays in.
void axis_sign(Canvas& canvas, Point center, float size, int seat, Axis axis, float opacity = 1);

/// The sign of a seat in rows and lines: its axis where it has one, else its token.
void seat_mark(Canvas& canvas, Point center, float size, int seat, Axis axis);

/// Centres of `n` tokens of a size on a disc of the given radius: up to three stand along its upper
/// edge and leave the middle free; more fill rows over it.
std::vector<Point> stack_on(Point center, float radius, float size, int n);

}  // namespace ctq::ui
