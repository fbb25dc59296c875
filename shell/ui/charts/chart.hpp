// Shared parts of all charts: paper with a title, axes with grid lines and labels, legend, colours.
#pragma once

#include <span>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/charts/scale.hpp"

namespace ctq::ui {

/// Colours of marks on paper. Their labels are always in ink.
inline constexpr Color chart_line = rgb(0x0072B2);
inline constexpr Color chart_band = rgb(0x0072B2, 0.17F);
inline constexpr Color chart_reference = rgb(0xB84A00);

/// Draws the paper of a chart with its title, in smaller letters or on more lines if it is long.
/// Returns the area left for the chart.
Rect chart_paper(Canvas& canvas, Rect rect, std::string_view title);
/// Returns the height of everything above and below the plot of a chart whose x axis has no title.
float chart_margins(const Canvas& canvas);
/// Returns whether the whole title fits on the paper that `chart_paper` draws in `rect`.
bool title_fits(const Canvas& canvas, Rect rect, std::string_view title);

struct LegendItem {
    enum class Mark { thin_line, band, extremes, dashes, ring, box, whisker };
    Mark mark;
    Color color;
    std::string_view words;
};
/// Draws the items in rows from the top left of `rect`. Returns the height used; 0 without items.
float legend(Canvas& canvas, Rect rect, std::span<const LegendItem> items);

struct AxisSpec {
    Ticks ticks;
    double from = 0;  ///< the start of the axis; all ticks lie between `from` and `to`
    double to = 1;
    std::string_view title{};
    std::string_view unit{};  ///< follows each tick label: " %"
};
struct Plot {
    Rect area;
    Scale x;
    Scale y;
};
/// Draws both axes with their labels into `rect`, and horizontal grid lines for y. The title of y
/// stands above its labels, that of x below. Returns the plot area and its scales.
Plot draw_axes(Canvas& canvas, Rect rect, const AxisSpec& x, const AxisSpec& y);

/// Draws a whisker from `left` to `right`, with a small bar at each end.
void whisker(Canvas& canvas, Point left, float right, Color color);

/// Fills the area between two lines with the same x, without seams between its parts.
void fill_between(Canvas& canvas, std::span<const Point> low, std::span<const Point> high,
                  Color color);

/// Returns how many labels as wide as `longest` fit along `pixels`; at least 1.
int words_along(const Canvas& canvas, float pixels, std::string_view longest);

/// Returns the index of the mark of a chart that the person points at, -1 for none: the mark under
/// the pointer or, while the chart has the focus, the one chosen by arrow keys. The marks lie in
/// rows of `columns`. At the end of a row or column, the arrow keys move the focus out of the
/// chart.
int pointed_mark(Canvas& canvas, const SpotState& state, int count, int columns, int under_pointer);

/// Draws a tooltip beside a point of the chart, over everything.
void point_out(Canvas& canvas, Point at, std::string_view words);

}  // namespace ctq::ui
