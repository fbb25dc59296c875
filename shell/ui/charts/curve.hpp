// A measured curve over one parameter: its mean with a band and extremes, beside what it should be.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct CurvePoint {
    double x = 0;
    double y = 0;
    double error = 0;            ///< of y, as told beside the pointer
    double low = 0, high = 0;    ///< the band
    double least = 0, most = 0;  ///< the extremes
};

/// What is known beforehand: a level, or a value for each point.
struct CurveReference {
    struct At {
        double x;
        double y;
    };
    std::string_view words;       ///< for the legend
    std::span<const At> points;   ///< on a line, ringed where there is room
    std::optional<double> level;  ///< dashes across the chart
};

struct CurveChart {
    std::string_view name;  ///< of the spot
    std::string_view title;
    std::string_view x_title;
    std::string_view x_unit{};  ///< " %"
    std::string_view y_unit{};
    std::string_view y_words;     ///< what y is: "mean score"
    std::string_view band_words;  ///< "± standard deviation"
    bool extremes = false;
    bool clicks = true;                  ///< a click on a point does something
    int digits = 2;                      ///< of y, told beside the pointer
    double from = 0, to = 1;             ///< what x may be: the axis stands before the points come
    std::span<const CurvePoint> points;  ///< by rising x
    std::span<const CurveReference> references;
};

/// Draws it over `rect`. Returns the index of the point that was clicked, else -1. With the
/// keyboard's focus, the arrow keys go from point to point.
int curve_chart(Canvas& canvas, Rect rect, const CurveChart& chart);

/// The point nearest to an x, -1 when there is none.
int nearest_point(std::span<const CurvePoint> points, double x);

}  // namespace ctq::ui
