// Marks over a board: where one may go, what is risky, what happened last, where the keyboard is.
#pragma once

#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// A legal place: a solid violet ring, as no seat has, around a disc of that radius. Thicker under the pointer.
void legal_ring(Canvas& canvas, Point center, float radius, bool hovered = false);
/// Where the last action came from or went to: a glow around a disc.
void last_mark(Canvas& canvas, Point center, float radius, Color color);
/// How something went: a dashed line through these points, at least two, with an arrow head at its
/// end.
void trail(Canvas& canvas, std::span<const Point> points, Color color, float width);
/// What a guide waits for: a brass frame that glows around a box or, with radius half its size, a
/// disc.
void awaited_ring(Canvas& canvas, Rect rect, float radius);
/// The keyboard's focus around a box or, with radius half its size, a disc.
void focus_ring(Canvas& canvas, Rect rect, float radius);
/// The same where this spot has the focus.
inline void focus_ring(Canvas& canvas, const SpotState& spot, Rect rect, float radius) {
    if (spot.focused) {
        focus_ring(canvas, rect, radius);
    }
}

}  // namespace ctq::ui
