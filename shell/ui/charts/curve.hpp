// Draws a measured curve over one parameter: the mean with a band and extremes, compared with
// references.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct CurvePoint {
    double x = 0;
    double y = 0;
    double error = 0;            ///< the error of y, shown in the tooltip
    double low = 0, high = 0;    ///< the bounds of the band
    double least = 0, most = 0;  ///< the extremes
};

/// A known result to compare with: a level, or a value for each point.
struct CurveReference {
    std::string words;                 ///< the label in the legend
    std::vector<CurvePoint> points{};  ///< joined by a line, and ringed where there is room
    std::optional<double> level{};     ///< a dashed line across the chart
};

struct CurveChart {
    std::string_view name;  ///< the name of the spot
    std::string title;
    std::string x_title;
    std::string_view x_unit{};  ///< " %"
    std::string_view y_unit{};
    std::string_view y_words;     ///< the title of the y axis: "mean score"
    std::string_view band_words;  ///< the meaning of the band: "± standard deviation"
    bool extremes = false;
    bool clicks = true;              ///< points can be clicked
    int digits = 2;                  ///< digits of y in the tooltip
    double from = 0, to = 1;         ///< the range of the x axis, also before all points are known
    std::vector<CurvePoint> points;  ///< sorted by x
    std::vector<CurveReference> references;
};

/// Draws the chart into `rect`. While it has the focus, the arrow keys move from point to point.
/// Returns the index of the clicked point, else -1.
int curve_chart(Canvas& canvas, Rect rect, const CurveChart& chart);

/// Returns the index of the point nearest to an x, -1 when there are no points.
int nearest_point(std::span<const CurvePoint> points, double x);

}  // namespace ctq::ui
