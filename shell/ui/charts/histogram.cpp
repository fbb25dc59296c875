#include "shell/ui/charts/histogram.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::ui {

namespace {

constexpr float histogram_tick_gap = 46;

using Shares = std::vector<double>;  // by bucket, in percent of the games of the series

Shares shares_of(const HistogramSeries& series) {
    Shares out;
    double all = 0;
    for (const std::int64_t count : series.counts) {
        all += static_cast<double>(count);
    }
    for (const std::int64_t count : series.counts) {
        out.push_back(all > 0 ? 100 * static_cast<double>(count) / all : 0);
    }
    return out;
}

/// Returns the left edge of the first bucket. A bucket that holds a single value is centred on it.
double left_end(const Histogram& chart) {
    return chart.first - (chart.width == chart.grain ? chart.width / 2 : 0);
}

float edge(const Plot& plot, const Histogram& chart, std::size_t i) {
    return plot.x.at(left_end(chart) + chart.width * static_cast<double>(i));
}

void draw_bars(Canvas& canvas, const Plot& plot, const Histogram& chart, const Shares& shares,
               Color color, float strength) {
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const float left = edge(plot, chart, i);
        const float w = edge(plot, chart, i + 1) - left;
        const float gap = strength == 1 && w > 4 ? 1.0F : 0.0F;
        const float top = plot.y.at(shares[i]);
        if (shares[i] > 0) {
            block(canvas, {left + gap / 2, top, w - gap, plot.area.bottom() - top},
                  faded(color, strength));
        }
    }
}

void draw_steps(Canvas& canvas, const Plot& plot, const Histogram& chart, const Shares& shares,
                Color color) {
    for (const Outline& outline : outlines_of(shares)) {
        std::vector<Point> points;
        for (const auto& [bucket, percent] : outline) {
            points.push_back({edge(plot, chart, bucket), plot.y.at(percent)});
        }
        stroke(canvas, points, color, 1.6F);
    }
}

std::string bucket_words(const Histogram& chart, std::span<const Shares> shares, std::size_t i) {
    const int digits = chart.grain < 1 ? 1 : 0;
    const double from = chart.first + chart.width * static_cast<double>(i);
    const double to = from + chart.width - chart.grain;
    std::string words = number_words(from, digits);
    if (to > from) {
        words += " to " + number_words(to, digits);
    }
    words += " " + std::string(chart.x_title);
    for (std::size_t s = 0; s < shares.size(); ++s) {
        words += "\n" + (shares.size() > 1 ? chart.series[s].words + ": " : "") +
                 number_words(shares[s][i], 2) + " % of games";
    }
    return words + (chart.tip.empty() ? "" : "\n" + std::string(chart.tip));
}

AxisSpec x_axis(const Canvas& canvas, const Histogram& chart, std::size_t n, float width) {
    AxisSpec x;
    x.from = left_end(chart);
    x.to = x.from + chart.width * static_cast<double>(std::max<std::size_t>(n, 1));
    x.title = chart.x_title;
    x.ticks =
        ticks_within(x.from, x.to, words_along(canvas, width - 40, number_words(x.to, 0)), true);
    return x;
}

}  // namespace

std::vector<Outline> outlines_of(std::span<const double> values) {
    std::vector<Outline> outlines;
    double before = 0;
    for (std::size_t i = 0; i <= values.size(); ++i) {
        const double value = i < values.size() ? values[i] : 0;
        if (value == before) {
            continue;
        }
        if (before == 0) {
            outlines.emplace_back();
        }
        outlines.back().emplace_back(i, before);
        outlines.back().emplace_back(i, value);
        before = value;
    }
    return outlines;
}

int histogram(Canvas& canvas, Rect rect, const Histogram& chart) {
    Rect in = chart_paper(canvas, rect, chart.title);
    std::vector<Shares> shares;
    std::vector<LegendItem> items;
    double most = 1;
    for (const HistogramSeries& series : chart.series) {
        shares.push_back(shares_of(series));
        for (const double percent : shares.back()) {
            most = std::max(most, percent);
        }
        items.push_back({LegendItem::Mark::box, seat_look(series.seat).color, series.words});
    }
    take_top(in, legend(canvas, in, items), 4);
    const std::size_t n = chart.series.front().counts.size();
    AxisSpec y{ticks_over(0, most, std::max(2, static_cast<int>(in.h / histogram_tick_gap)))};
    y.to = y.ticks.last();
    y.unit = " %";
    y.title = "share of the games";
    const Plot plot = draw_axes(canvas, in, x_axis(canvas, chart, n, in.w), y);
    const bool alone = chart.series.size() == 1;
    for (std::size_t s = 0; s < shares.size(); ++s) {
        const Color color = seat_look(chart.series[s].seat).color;
        draw_bars(canvas, plot, chart, shares[s], color, alone ? 1.0F : 0.22F);
    }
    for (std::size_t s = 0; s < shares.size() && !alone; ++s) {
        draw_steps(canvas, plot, chart, shares[s], seat_look(chart.series[s].seat).color);
    }
    const SpotState state = spot(canvas, {chart.name, chart.title, plot.area});
    if (state.focused) {
        focus_ring(canvas, plot.area, 2);
    }
    const double at = (plot.x.value(canvas.input.pointer.x) - left_end(chart)) / chart.width;
    const int under = at >= 0 && at < static_cast<double>(n) ? static_cast<int>(at) : -1;
    const int mark = pointed_mark(canvas, state, static_cast<int>(n), static_cast<int>(n), under);
    if (mark >= 0) {
        const auto i = static_cast<std::size_t>(mark);
        const float left = edge(plot, chart, i);
        fill(canvas, {left, plot.area.y, edge(plot, chart, i + 1) - left, plot.area.h}, 0,
             faded(canvas.theme.ink_soft, 0.18F));
        const float level = state.focused ? plot.area.center().y : canvas.input.pointer.y;
        point_out(canvas, {left, level}, bucket_words(chart, shares, i));
    }
    return state.clicked ? mark : -1;
}

}  // namespace ctq::ui
