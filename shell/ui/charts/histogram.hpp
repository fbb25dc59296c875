// How often each value came: bars for one series, outlines in the seats' colours for several.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct HistogramSeries {
    std::string_view words;
    int seat = 1;                          ///< whose colour it takes
    std::span<const std::int64_t> counts;  ///< of the buckets, first to last
};

struct Histogram {
    std::string_view name;  ///< of the spot
    std::string_view title;
    std::string_view x_title;
    double first = 0;  ///< where the first bucket begins
    double width = 1;  ///< of each bucket
    double grain = 1;  ///< values come in steps of it: 1, or 0.5
    std::span<const HistogramSeries> series;
    std::string_view tip{};  ///< what a click does, told beside the pointer
};

/// The outline of neighbouring buckets that hold anything, in buckets from the first and in their
/// values: from 0 up, along the tops and down again, a corner only where it turns.
struct Outline {
    std::vector<std::pair<std::size_t, double>> corners;
};
/// Those of all runs of buckets; over an empty one nothing is drawn.
std::vector<Outline> outlines_of(std::span<const double> values);

/// Draws it over `rect`. Returns the index of the bucket that was clicked, else -1. With the
/// keyboard's focus, the arrow keys go from bucket to bucket.
int histogram(Canvas& canvas, Rect rect, const Histogram& chart);

}  // namespace ctq::ui
