// What all charts share: paper with a title, axes with lines and words, a legend, colours.
#pragma once

#include <span>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/charts/scale.hpp"

namespace ctq::ui {

/// Marks on paper. The words beside them are always in ink.
inline constexpr Color chart_line = rgb(0x0072B2);
inline constexpr Color chart_band = rgb(0x0072B2, 0.17F);
inline constexpr Color chart_reference = rgb(0xB84A00);

/// The paper a chart lies on, with its title. Returns the place for the chart itself.
Rect chart_paper(Canvas& canvas, Rect rect, std::string_view title);
/// Whether its title can be read whole there.
bool title_fits(const Canvas& canvas, Rect rect, std::string_view title);

struct LegendItem {
    enum class Mark { line, thin_line, band, extremes, dashes, ring, box, pale_box, whisker };
    Mark mark;
    Color color;
    std::string_view words;
};
/// The items in rows from the top left of `rect`; returns the height used, 0 without items.
float legend(Canvas& canvas, Rect rect, std::span<const LegendItem> items);

struct AxisSpec {
    Ticks ticks;
    double from = 0;  ///< what the axis spans; the ticks lie within
    double to = 1;
    std::string_view title{};
    std::string_view unit{};  ///< behind each word: " %"
};
struct Plot {
    Rect area;
    Scale x;
    Scale y;
};
/// Draws both axes with their words into `rect`, lines across for y; returns what they enclose.
Plot draw_axes(Canvas& canvas, Rect rect, const AxisSpec& x, const AxisSpec& y);

/// Bounds from `left` to `right`, with an end each.
void whisker(Canvas& canvas, Point left, float right, Color color);

/// How many words of that many letters fit along so many pixels.
int words_along(const Canvas& canvas, float pixels, std::string_view longest);

/// Which of a chart's marks is meant, -1 for none: what lies under the pointer, or, while the chart
/// has the focus, where the arrow keys moved to. The marks lie in rows of `columns`; at an end the
/// arrows go on to what is beside the chart.
int pointed_mark(Canvas& canvas, const SpotState& state, int count, int columns, int under_pointer);

/// Words beside a point of the chart, over everything.
void point_out(Canvas& canvas, Point at, std::string_view words);

}  // namespace ctq::ui
