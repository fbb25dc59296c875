#include "shell/ui/charts/lines.hpp"

#include <algorithm>
#include <cmath>

#include "shell/ui/charts/chart.hpp"
#include "shell/ui/draw.hpp"
#include "shell/ui/panels.hpp"
#include "shell/ui/seats.hpp"

namespace ctq::ui {

namespace {

constexpr float pixels_per_tick = 42;
constexpr float token_size = 13;

struct Range {
    double least = 0;
    double most = 1;
};

Range range_of(const LinesChart& chart) {
    Range range;
    for (const std::vector<int>& line : chart.halves) {
        for (const int value : line) {
            range.least = std::min(range.least, value / 2.0);
            range.most = std::max(range.most, value / 2.0);
        }
    }
    return range;
}

/// Plain scales for a small chart, with room for the tokens at the right.
Plot bare_plot(Rect in, double first, double last, Range range) {
    Plot plot;
    plot.area = in;
    plot.x = {first, last, in.x + 4, in.right() - token_size};
    plot.y = {range.least, range.most, in.bottom() - 4, in.y + token_size / 2 + 2};
    return plot;
}

Plot full_plot(Canvas& canvas, Rect in, double first, double last, Range range) {
    // The lines fill the chart: the axis ends a little above the highest value, not at a round one.
    AxisSpec y;
    y.from = range.least;
    y.to = range.most + (range.most - range.least) * 0.04;
    y.ticks =
        ticks_within(y.from, y.to, std::max(3, static_cast<int>(in.h / pixels_per_tick) + 1), true);
    AxisSpec x;
    x.from = first;
    x.to = last + (last - first) * 0.03;
    x.ticks =
        ticks_within(first, last, words_along(canvas, in.w - 40, number_words(last, 0)), true);
    return draw_axes(canvas, in, x, y);
}

}  // namespace

int lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart) {
    const auto size = chart.halves.empty() ? std::size_t{0} : chart.halves.front().size();
    if (size == 0) {
        return -1;
    }
    // The positions are counted from the first decision on.
    const double last = static_cast<double>(std::max<std::size_t>(size - 1, 1));
    const Range range = range_of(chart);
    Plot plot;
    if (chart.small) {
        paper(canvas, rect, radius_card);
        plot = bare_plot(rect.inset(6), 0, last, range);
    } else {
        plot = full_plot(canvas, chart_paper(canvas, rect, chart.title), 0, last, range);
    }
    const SpotState state = spot(canvas, {chart.name, chart.title, plot.area, true, true, false});
    const float at = plot.x.at(chart.at - chart.first);
    line(canvas, {at, plot.area.y}, {at, plot.area.bottom()}, faded(canvas.theme.ink, 0.55F), 1.5F);
    // Who leads now is drawn last, on top.
    for (std::size_t seat = chart.halves.size(); seat-- > 0;) {
        std::vector<Point> points;
        for (std::size_t i = 0; i < size; ++i) {
            points.push_back(
                {plot.x.at(static_cast<double>(i)), plot.y.at(chart.halves[seat][i] / 2.0)});
        }
        if (size == 1) {
            points.push_back(points.front());
        }
        stroke(canvas, points, faded(canvas.theme.ink, 0.5F), 3.6F);
        stroke(canvas, points, seat_look(static_cast<int>(seat) + 1).color, 2.2F);
    }
    const auto shown =
        static_cast<std::size_t>(std::clamp(chart.at - chart.first, 0, static_cast<int>(size) - 1));
    for (std::size_t seat = chart.halves.size(); seat-- > 0;) {
        token(canvas, {at, plot.y.at(chart.halves[seat][shown] / 2.0)}, token_size,
              static_cast<int>(seat) + 1);
    }
    if (!state.held && !state.clicked) {
        return -1;
    }
    const double x = std::clamp(plot.x.value(canvas.input.pointer.x), 0.0, last);
    return chart.first + std::min(static_cast<int>(std::lround(x)), static_cast<int>(size) - 1);
}

}  // namespace ctq::ui
