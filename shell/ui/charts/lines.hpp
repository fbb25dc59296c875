// A line for each seat over the positions of a match: who led when.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// A dot on a seat's line.
struct LineMark {
    int x;
    int seat;
};

struct LinesChart {
    std::string_view name;                     // of the spot
    std::string_view title;                    // also its label; not drawn on a small one
    std::span<const std::vector<int>> halves;  // by seat - 1, all of one length, in halves
    int first = 0;                             // x of the first value
    int at = 0;                                // x that is shown now
    bool small = false;                        // no axes, no title
    std::span<const std::string> names{};      // of the seats, told beside the pointer
    int mark = -1;                             // x of a step that is marked; -1 for none
    bool drags = true;                         // what is pressed follows the pointer; else a click
    bool enabled = true;
    std::span<const LineMark> marks{};
};

/// How far each line is drawn above its value there, in line widths, so that seats with the same
/// value stand beside each other: by seat - 1.
std::vector<float> line_shifts(std::span<const std::vector<int>> halves, std::size_t at);

/// Draws it over `rect`. Returns the x that is clicked, or pressed or dragged to, else -1.
int lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart);

}  // namespace ctq::ui
