// Marks over a board: where one may go, what is risky, what happened last, where the keyboard is.
#pragma once

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// A legal place: a solid green ring around a disc of that radius. Thicker under the pointer.
void legal_ring(Canvas& canvas, Point center, float radius, bool hovered = false);
/// Where the last action came from or went to: a glow around a disc.
void last_mark(Canvas& canvas, Point center, float radius, Color color);
/// A dashed way with an arrow head from a to b, rising by `lift` pixels, ending `gap` pixels short
/// of both.
void trace(Canvas& canvas, Point a, Point b, float lift, float gap, Color color, float width = 3);
/// What a guide waits for: a brass frame that glows around a box or, with radius half its size, a
/// disc.
void awaited_ring(Canvas& canvas, Rect rect, float radius);
/// The keyboard's focus around a box or, with radius half its size, a disc.
void focus_ring(Canvas& canvas, Rect rect, float radius);

}  // namespace ctq::ui
