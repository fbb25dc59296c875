// Draws a histogram: bars for one series; for several, pale bars with outlines in the seats'
// colours.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/ui/charts/chart.hpp"

namespace ctq::ui {

struct HistogramSeries {
    std::string words;
    int seat = 1;                        ///< the seat whose colour it has
    std::vector<std::int64_t> counts{};  ///< counts of the buckets, first to last
};

struct Histogram {
    std::string_view name;  ///< the name of the spot
    std::string_view title;
    std::string_view x_title;
    std::string_view tip;  ///< tooltip line that says what a click does; empty for none
    double first = 0;      ///< lower end of the first bucket
    double width = 1;      ///< width of each bucket
    double grain = 1;      ///< the step between possible values: 1, or 0.5
    std::vector<HistogramSeries> series{};  ///< at least one; all have the same number of buckets
};

/// The outline of a run of non-empty buckets, as pairs of a bucket edge, counted from the first,
/// and a value. It goes from 0 up, along the tops and down to 0, with a corner only where it turns.
using Outline = std::vector<std::pair<std::size_t, double>>;
/// Returns the outlines of all runs of non-empty buckets.
std::vector<Outline> outlines_of(std::span<const double> values);

/// Draws the chart into `rect`. While it has the focus, the arrow keys move from bucket to bucket.
/// Returns the index of the clicked bucket, else -1.
int histogram(Canvas& canvas, Rect rect, const Histogram& chart);

}  // namespace ctq::ui
