// Draws a line for each seat over the positions of a match, to show who led when; the shares of two
// seats as one area.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// A position of interest, drawn as a dot on a seat's line.
struct LineMark {
    double x;  ///< may lie between two positions
    int seat;
    Color color;
    std::string_view words;  ///< added to the tooltip
};

/// What a press on the chart has chosen; -1 for nothing.
struct LinesPick {
    int x = -1;     ///< the position
    int mark = -1;  ///< the index of the mark near the pointer
};

struct LinesChart {
    std::string_view name;   // the name of the spot
    std::string_view title;  // also the label of the spot; not drawn on a small chart
    // by seat - 1: the value at each position, in half points; all seats have equally many values
    std::span<const std::vector<int>> halves;
    double at = 0;                         // x of the position shown; the first value has x 0
    bool small = false;                    // without axes and title
    std::span<const std::string> names{};  // names of the seats, shown in the tooltip
    int mark = -1;                         // x at the end of the highlighted step; -1 for none
    bool drags = true;  // dragging counts as well as clicking; false: only a click counts
    bool enabled = true;
    std::span<const LineMark> marks{};
    std::string_view unit{};  // follows each value: " %"
    // Draws the shares of two seats, in per cent, as one area: this seat's share is filled from
    // below, the other one's from above. 0: draws a line for each seat.
    int share_of = 0;
};

/// Returns how far each line is drawn above its value at a position, by seat - 1 and in line
/// widths, so that lines with the same value lie side by side.
std::vector<float> line_shifts(std::span<const std::vector<int>> halves, std::size_t at);

/// Draws the chart into `rect`. Returns what is clicked, pressed or dragged to. A drag passes over
/// marks.
LinesPick lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart);

/// Returns the height of a chart whose part that reacts to a press is `plot` pixels high.
float lines_height(const Canvas& canvas, float plot, bool small, int seats);

}  // namespace ctq::ui
