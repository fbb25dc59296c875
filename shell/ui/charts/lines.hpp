// Draws a line for each seat over the positions of a match, to show who led when.
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
    std::string_view name;   // the name of the spot
    std::string_view title;  // also the label of the spot; not drawn on a small chart
    // by seat - 1: the value at each position, in half points; all seats have equally many values
    std::span<const std::vector<int>> halves;
    int at = 0;                            // x of the position shown; the first value has x 0
    bool small = false;                    // without axes and title
    std::span<const std::string> names{};  // names of the seats, shown in the tooltip
    int mark = -1;                         // x at the end of the highlighted step; -1 for none
    bool drags = true;  // dragging counts as well as clicking; false: only a click counts
    bool enabled = true;
    std::span<const LineMark> marks{};
};

/// Returns how far each line is drawn above its value at a position, by seat - 1 and in line
/// widths, so that lines with the same value lie side by side.
std::vector<float> line_shifts(std::span<const std::vector<int>> halves, std::size_t at);

/// Draws the chart into `rect`. Returns the x that is clicked, pressed or dragged to, else -1.
int lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart);

}  // namespace ctq::ui
