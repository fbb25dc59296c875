// Marks on a board: legal targets, the last action, paths, and the keyboard's focus.
#pragma once

#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// Draws the mark of a legal target: a violet ring around a disc of this radius, thicker under the
/// pointer. No seat has this colour.
void legal_ring(Canvas& canvas, Point center, float radius, bool hovered = false);
/// Draws a glow around a disc, where the last action began or ended.
void last_mark(Canvas& canvas, Point center, float radius, Color color);
/// Draws the path of a movement: a dashed line through at least two points, with an arrow head at
/// its end.
void trail(Canvas& canvas, std::span<const Point> points, Color color, float width);
/// Marks what the guide of a lesson asks the person to use next: draws a glowing brass frame around
/// a box or, with half the box's size as radius, around a disc.
void awaited_ring(Canvas& canvas, Rect rect, float radius);
/// Draws the ring that shows the keyboard's focus, around a box or, with half the box's size as
/// radius, around a disc.
void focus_ring(Canvas& canvas, Rect rect, float radius);
/// Draws the focus ring only if this spot has the focus.
inline void focus_ring(Canvas& canvas, const SpotState& spot, Rect rect, float radius) {
    if (spot.focused) {
        focus_ring(canvas, rect, radius);
    }
}

}  // namespace ctq::ui
