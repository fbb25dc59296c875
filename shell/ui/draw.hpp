// Shapes with soft edges: boxes with gradients, shadows, rings, strokes with round ends, dashes.
// Positions and sizes in logical pixels; boxes are moved to whole device pixels.
#pragma once

#include <imgui.h>

#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// The point as Dear ImGui takes it.
inline ImVec2 vec(Point p) {
    return {p.x, p.y};
}

/// The rectangle with its corners on whole device pixels.
Rect snapped(const Canvas& canvas, Rect r);

/// A filled box with corners of that radius; nothing where it is empty.
void fill(Canvas& canvas, Rect r, float radius, Color color);
/// A plain box just where it is, not moved to whole pixels.
void block(Canvas& canvas, Rect r, Color color);
/// From `top` at the upper edge to `bottom` at the lower.
void fill(Canvas& canvas, Rect r, float radius, Color top, Color bottom);
/// An outline inside the rectangle's edge.
void outline(Canvas& canvas, Rect r, float radius, Color color, float width = 1);
/// A dashed outline inside the rectangle's edge.
void dashed_outline(Canvas& canvas, Rect r, float radius, Color color, float width = 2);
/// A soft shadow of a box of that radius: `blur` pixels wide, moved down by `drop`.
void shadow(Canvas& canvas, Rect r, float radius, float blur, float drop, Color color);

/// A glow around a box, outside of it only.
void halo(Canvas& canvas, Rect r, float radius, float blur, Color color);

/// Light around a point: an ellipse of that half width and height, fading out to its edge.
void glow(Canvas& canvas, Point center, float rx, float ry, Color color);

/// A filled circle.
void disc(Canvas& canvas, Point center, float radius, Color color);
/// A circle as a line that lies on the radius, half of its width on either side.
void ring(Canvas& canvas, Point center, float radius, Color color, float width);
/// The same in dashes, which fit a whole number of times; at least eight.
void dashed_ring(Canvas& canvas, Point center, float radius, Color color, float width);

/// A line with round ends and joints through the points.
void stroke(Canvas& canvas, std::span<const Point> points, Color color, float width,
            bool closed = false);
/// The same with plain ends and pointed joints.
void trace(Canvas& canvas, std::span<const Point> points, Color color, float width,
           bool closed = false);
/// The same between two points.
void line(Canvas& canvas, Point a, Point b, Color color, float width = 1);
/// Dashes along the points.
void dashes(Canvas& canvas, std::span<const Point> points, Color color, float width, float on,
            float off);
/// A filled convex shape.
void polygon(Canvas& canvas, std::span<const Point> points, Color color);
/// A filled shape all of whose points are seen from `center`; its edge is not smoothed, so draw an
/// outline over it.
void fan(Canvas& canvas, Point center, std::span<const Point> points, Color color);

}  // namespace ctq::ui
