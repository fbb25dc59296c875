#include "shell/ui/charts/lines.hpp"

#include <algorithm>
#include <cmath>

#include "shell/ui/charts/chart.hpp"
#include "shell/ui/draw.hpp"
#include "shell/ui/panels.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float least_tick_gap = 42;
constexpr float token_size = 13;
constexpr float line_apart = 3;
constexpr float token_apart = 9;

struct Range {
    double least = 0;
    double most = 1;
    bool whole = true;  ///< all values are whole points
};

Range range_of(const LinesChart& chart) {
    Range range;
    for (const std::vector<int>& line : chart.halves) {
        for (const int value : line) {
            range.least = std::min(range.least, value / 2.0);
            range.most = std::max(range.most, value / 2.0);
            range.whole = range.whole && value % 2 == 0;
        }
    }
    return range;
}

/// Returns the scales of a small chart, with room for the tokens at the right.
Plot bare_plot(Rect in, double last, Range range) {
    Plot plot;
    plot.area = in;
    plot.x = {0, last, in.x + 4, in.right() - token_size};
    plot.y = {range.least, range.most, in.bottom() - 4, in.y + token_size / 2 + 2};
    return plot;
}

Plot full_plot(Canvas& canvas, Rect in, double last, Range range) {
    // The lines fill the chart: the axis ends slightly above the highest value, not at a round one.
    AxisSpec y;
    y.from = range.least;
    y.to = range.most + (range.most - range.least) * 0.04;
    y.ticks = ticks_within(y.from, y.to, std::max(3, static_cast<int>(in.h / least_tick_gap) + 1),
                           range.whole);
    AxisSpec x;
    x.to = last + last * 0.03;
    x.ticks = ticks_within(0, last, words_along(canvas, in.w - 40, number_words(last, 0)), true);
    return draw_axes(canvas, in, x, y);
}

std::string value_words(int halves) {
    return number_words(halves / 2.0, halves % 2 == 0 ? 0 : 1);
}

/// Draws each seat's token and value at the position shown, in rows from the top left of `rect`.
/// Returns the height used.
float draw_values(Canvas& canvas, Rect rect, const LinesChart& chart, std::size_t at) {
    const TextStyle style{Face::bold, 13, canvas.theme.ink, Align::left};
    const float row = std::max(18.0F, line_height(canvas, style));
    Point corner = rect.min();
    std::string label;
    for (std::size_t seat = 0; seat < chart.halves.size(); ++seat) {
        const std::string words = value_words(chart.halves[seat][at]);
        const float w = token_size + 6 + text_width(canvas, words, style) + 12;
        if (corner.x > rect.x && corner.x + w > rect.right()) {
            corner = {rect.x, corner.y + row};
        }
        token(canvas, {corner.x + token_size / 2, corner.y + row / 2}, token_size,
              static_cast<int>(seat) + 1);
        draw_text(canvas, {corner.x + token_size + 6, corner.y, w, row}, words, style);
        corner.x += w;
        label += (seat > 0 ? ", " : "") +
                 (seat < chart.names.size() ? chart.names[seat] + " " : std::string()) + words;
    }
    const float used = corner.y + row - rect.y;
    plain_spot(canvas, std::string(chart.name) + "-values", label, {rect.x, rect.y, rect.w, used},
               label);
    return used;
}

/// Draws a band over the step that ends at `chart.mark`.
void draw_marked_value(Canvas& canvas, const Plot& plot, const LinesChart& chart) {
    constexpr float least_width = 5;
    const float right = plot.x.at(chart.mark);
    const float left = plot.x.at(chart.mark - 1);
    if (chart.mark > 0) {
        const float width = std::max(least_width, right - left);
        fill(canvas, {(left + right - width) / 2, plot.area.y, width, plot.area.h}, 2,
             faded(canvas.theme.brass_deep, 0.55F));
    }
}

/// Returns the tooltip of a position: "12", "You: 4", "Myopic: 2.5".
std::string position_words(const LinesChart& chart, std::size_t i) {
    std::string words = std::to_string(i);
    for (std::size_t seat = 0; seat < chart.names.size(); ++seat) {
        const int value = chart.halves[seat][i];
        words += "\n" + chart.names[seat] + ": " + value_words(value);
    }
    return words;
}

}  // namespace

std::vector<float> line_shifts(std::span<const std::vector<int>> halves, std::size_t at) {
    std::vector<float> shifts;
    for (std::size_t seat = 0; seat < halves.size(); ++seat) {
        float shift = 0;
        for (std::size_t other = 0; other < halves.size(); ++other) {
            if (other != seat && halves[other][at] == halves[seat][at]) {
                shift += other < seat ? -0.5F : 0.5F;
            }
        }
        shifts.push_back(shift);
    }
    return shifts;
}

int lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart) {
    const auto size = chart.halves.empty() ? std::size_t{0} : chart.halves.front().size();
    if (size == 0) {
        return -1;
    }
    const double last = static_cast<double>(std::max<std::size_t>(size - 1, 1));
    const Range range = range_of(chart);
    const auto shown =
        static_cast<std::size_t>(std::clamp(chart.at, 0, static_cast<int>(size) - 1));
    Plot plot;
    if (chart.small) {
        paper(canvas, rect, radius_card);
        Rect in = rect.inset(6);
        take_top(in, draw_values(canvas, in, chart, shown));
        plot = bare_plot(in, last, range);
    } else {
        Rect in = chart_paper(canvas, rect, chart.title);
        take_top(in, draw_values(canvas, in, chart, shown), 6);
        plot = full_plot(canvas, in, last, range);
    }
    // The whole of a small chart reacts to a finger.
    const Rect pressed = chart.small ? rect.inset(4) : plot.area;
    const SpotState state = spot(canvas, {.name = chart.name,
                                          .label = chart.title,
                                          .rect = pressed,
                                          .enabled = chart.enabled,
                                          .draggable = chart.drags,
                                          .focusable = false});
    draw_marked_value(canvas, plot, chart);
    const float at = plot.x.at(chart.at);
    line(canvas, {at, plot.area.y}, {at, plot.area.bottom()}, faded(canvas.theme.ink, 0.55F), 1.5F);
    std::vector<std::vector<float>> shifts;
    for (std::size_t i = 0; i < size; ++i) {
        shifts.push_back(line_shifts(chart.halves, i));
    }
    for (std::size_t seat = chart.halves.size(); seat-- > 0;) {
        std::vector<Point> points;
        for (std::size_t i = 0; i < size; ++i) {
            points.push_back(
                {plot.x.at(static_cast<double>(i)),
                 plot.y.at(chart.halves[seat][i] / 2.0) - line_apart * shifts[i][seat]});
        }
        if (size == 1) {
            points.push_back(points.front());
        }
        stroke(canvas, points, faded(canvas.theme.ink, 0.5F), 3.6F);
        stroke(canvas, points, seat_look(static_cast<int>(seat) + 1).color, 2.2F);
    }
    for (const LineMark& mark : chart.marks) {
        const auto i = static_cast<std::size_t>(mark.x);
        const auto& line = chart.halves[static_cast<std::size_t>(mark.seat - 1)];
        const Point c{plot.x.at(static_cast<double>(i)), plot.y.at(line[i] / 2.0)};
        disc(canvas, c, 4.5F, canvas.theme.ink);
        disc(canvas, c, 2.5F, canvas.theme.paper_from);
    }
    for (std::size_t seat = chart.halves.size(); seat-- > 0;) {
        token(canvas,
              {at - token_apart * shifts[shown][seat], plot.y.at(chart.halves[seat][shown] / 2.0)},
              token_size, static_cast<int>(seat) + 1);
    }
    const double x = std::clamp(plot.x.value(canvas.input.pointer.x), 0.0, last);
    const int under = std::min(static_cast<int>(std::lround(x)), static_cast<int>(size) - 1);
    if (state.hovered && !chart.names.empty()) {
        point_out(canvas, {plot.x.at(under), canvas.input.pointer.y},
                  position_words(chart, static_cast<std::size_t>(under)));
    }
    return state.clicked || (state.held && chart.drags) ? under : -1;
}

}  // namespace ctq::ui
