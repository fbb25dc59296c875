// A recorded drawing that can be printed many times, so that a large board costs only copying.
#pragma once

#include <imgui.h>

#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// The triangles that a drawing added to the scene. They are made for one size, ratio and theme. At
/// another size they serve as the nearest cached drawing until the right one is made.
struct Stamp {
    std::vector<ImDrawVert> points;
    std::vector<ImDrawIdx> indices;
    float size = 0;  ///< size of the drawing, in the units of its owner
    int part = 0;    ///< number of the part in an SVG picture, instead of triangles; 0 for none

    bool empty() const { return indices.empty() && part == 0; }  ///< nothing to print
    /// Clears the drawing, but not `size`.
    void clear();
};

/// Where a recording starts in the draw lists. `end_stamp` moves what was drawn since then into the
/// stamp.
struct StampStart {
    int points = 0;
    int indices = 0;
    unsigned first = 0;
};

/// Starts recording into a stamp, until `end_stamp`. Stamps do not nest.
StampStart begin_stamp(const Canvas& canvas);
/// Moves everything drawn since `start` from the scene to `stamp`. Requires that no clipping took
/// place in between.
void end_stamp(Canvas& canvas, StampStart start, Stamp& stamp);
/// Draws the stamp scaled by `scale`, then moved by `by`.
void print(Canvas& canvas, const Stamp& stamp, Point by, float scale = 1);

/// Records the drawing of `draw` into a stamp.
template <class Draw>
void record(Canvas& canvas, Stamp& stamp, Draw draw) {
    const StampStart start = begin_stamp(canvas);
    draw();
    end_stamp(canvas, start, stamp);
}

}  // namespace ctq::ui
