// Anti-aliased shapes: boxes with gradients, shadows, rings, strokes with round ends, dashes.
// Positions and sizes are in logical pixels; boxes are snapped to whole device pixels.
#pragma once

#include <imgui.h>

#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// Converts a point to Dear ImGui's type.
inline ImVec2 vec(Point p) {
    return {p.x, p.y};
}

/// Writes the triangles that fill the space between each ring of points and the next. There are
/// `rings` rings of `n` points each; their vertices lie in the list from index `start` on.
/// `closed`: the last point of each ring is joined to its first one.
void join_rings(ImDrawList& draw, unsigned start, unsigned rings, unsigned n, bool closed);

/// Returns the rectangle with its corners snapped to whole device pixels.
Rect snapped(const Canvas& canvas, Rect r);

/// Fills a box with corners of this radius. Draws nothing for an empty box.
void fill(Canvas& canvas, Rect r, float radius, Color color);
/// Fills a box with square corners, without snapping it to whole pixels.
void block(Canvas& canvas, Rect r, Color color);
/// Fills a box with a gradient from `top` at the upper edge to `bottom` at the lower.
void fill(Canvas& canvas, Rect r, float radius, Color top, Color bottom);
/// Draws an outline inside the rectangle's edge.
void outline(Canvas& canvas, Rect r, float radius, Color color, float width = 1);
/// Draws a dashed outline inside the rectangle's edge.
void dashed_outline(Canvas& canvas, Rect r, float radius, Color color, float width = 2);
/// Draws the soft shadow of a box with this radius, `blur` pixels wide and moved down by `drop`.
void shadow(Canvas& canvas, Rect r, float radius, float blur, float drop, Color color);

/// Draws a glow around a box, only outside of it.
void halo(Canvas& canvas, Rect r, float radius, float blur, Color color);

/// Draws light around a point: an ellipse with these radii that fades out to its edge.
void glow(Canvas& canvas, Point center, float rx, float ry, Color color);

/// Draws a filled circle.
void disc(Canvas& canvas, Point center, float radius, Color color);
/// Draws a circle as a line centred on the radius: half its width lies on either side.
void ring(Canvas& canvas, Point center, float radius, Color color, float width);
/// Draws a dashed circle, centred on the radius. It has a whole number of dashes, at least eight.
void dashed_ring(Canvas& canvas, Point center, float radius, Color color, float width);

/// Draws a line with round ends and joints through the points.
void stroke(Canvas& canvas, std::span<const Point> points, Color color, float width,
            bool closed = false);
/// Draws a line with flat ends and mitred joints through the points.
void trace(Canvas& canvas, std::span<const Point> points, Color color, float width,
           bool closed = false);
/// Draws a line with flat ends between two points.
void line(Canvas& canvas, Point a, Point b, Color color, float width = 1);
/// Draws a dashed line through the points: dashes `on` pixels long, gaps `off` pixels long.
void dashes(Canvas& canvas, std::span<const Point> points, Color color, float width, float on,
            float off);
/// Fills a convex polygon.
void polygon(Canvas& canvas, std::span<const Point> points, Color color);
/// Fills a shape whose points can all be seen from `center`. Its edge is not anti-aliased, so draw
/// an outline over it.
void fan(Canvas& canvas, Point center, std::span<const Point> points, Color color);

}  // namespace ctq::ui
