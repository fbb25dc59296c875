// Something drawn once and printed many times: a large board then costs copying only.
#pragma once

#include <imgui.h>

#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// What a drawing added to the scene, as triangles. It holds for one size, ratio and theme, and for
/// another size for want of a better.
struct Stamp {
    std::vector<ImDrawVert> points;
    std::vector<ImDrawIdx> indices;
    float size = 0;  ///< of what was drawn, as its owner measures it
    int part = 0;    ///< of the picture that takes it down, in place of triangles; 0 for none

    bool empty() const { return indices.empty() && part == 0; }  ///< nothing is printed
    /// Forgets what was drawn; `size` stays.
    void clear();
};

/// Where a drawing began, to cut it out again.
struct StampStart {
    int points = 0;
    int indices = 0;
    unsigned first = 0;
};

/// From here on what is drawn belongs to a stamp, until `end_stamp`. They do not nest.
StampStart begin_stamp(const Canvas& canvas);
/// Takes what was drawn since `start` off the scene and into `stamp`. Nothing was clipped
/// meanwhile.
void end_stamp(Canvas& canvas, StampStart start, Stamp& stamp);
/// Draws it enlarged, then moved by `by`.
void print(Canvas& canvas, const Stamp& stamp, Point by, float scale = 1);

/// Records what `draw` draws.
template <class Draw>
void record(Canvas& canvas, Stamp& stamp, Draw draw) {
    const StampStart start = begin_stamp(canvas);
    draw();
    end_stamp(canvas, start, stamp);
}

}  // namespace ctq::ui
