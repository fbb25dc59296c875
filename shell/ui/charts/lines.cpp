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
constexpr float small_margin = 4;  // around the part of a small chart that reacts
constexpr float near_finger = 22;  // a press within this distance of a mark chooses the mark
constexpr float near_pointer = 12;
constexpr float mark_radius = 6;

struct Range {
    double least = 0;
    double most = 1;
    bool whole = true;  ///< all values are whole points
};

Range range_of(const LinesChart& chart) {
    Range range;
    if (chart.share_of > 0) {
        range.most = 100;
        return range;
    }
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
Plot bare_plot(Rect in, double last, Range range, bool area) {
    Plot plot;
    plot.area = in;
    plot.x = {0, last, in.x + 4, in.right() - token_size};
    plot.y = {range.least, range.most, in.bottom() - 4, in.y + token_size / 2 + 2};
    if (area) {
        plot.y = {range.least, range.most, in.bottom(), in.y};
    }
    return plot;
}

Plot full_plot(Canvas& canvas, Rect in, double last, Range range, bool area) {
    // The lines fill the chart: the axis ends slightly above the highest value, not at a round one.
    AxisSpec y;
    y.from = range.least;
    y.to = area ? range.most : range.most + (range.most - range.least) * 0.04;
    y.ticks = ticks_within(y.from, y.to, std::max(3, static_cast<int>(in.h / least_tick_gap) + 1),
                           range.whole);
    AxisSpec x;
    x.to = last + last * 0.03;
    x.ticks = ticks_within(0, last, words_along(canvas, in.w - 40, number_words(last, 0)), true);
    return draw_axes(canvas, in, x, y);
}

/// Returns a seat's value at a position.
std::string value_words(const LinesChart& chart, std::size_t seat, std::size_t at) {
    const int halves = chart.halves[seat][at];
    return number_words(halves / 2.0, halves % 2 == 0 ? 0 : 1) + std::string(chart.unit);
}

TextStyle values_style(const Canvas& canvas) {
    return {Face::bold, 13, canvas.theme.ink, Align::left};
}

/// Draws each seat's token and value at the position shown, in rows from the top left of `rect`.
/// Returns the height used.
float draw_values(Canvas& canvas, Rect rect, const LinesChart& chart, std::size_t at) {
    const TextStyle style = values_style(canvas);
    const float row = std::max(18.0F, line_height(canvas, style));
    Point corner = rect.min();
    std::string label;
    for (std::size_t seat = 0; seat < chart.halves.size(); ++seat) {
        const std::string words = value_words(chart, seat, at);
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
        words += "\n" + chart.names[seat] + ": " + value_words(chart, seat, i);
    }
    return words;
}

/// A chart with its scales.
struct Drawn {
    const LinesChart& chart;
    const Plot& plot;
    std::size_t size;   ///< number of positions
    std::size_t shown;  ///< the position whose values are shown

    const std::vector<int>& line(int seat) const {
        return chart.halves[static_cast<std::size_t>(seat - 1)];
    }
    Point point(int seat, std::size_t i) const {
        return {plot.x.at(static_cast<double>(i)), plot.y.at(line(seat)[i] / 2.0)};
    }
    /// Returns where a mark is drawn: on the line of its seat, or on the edge between two shares; in
    /// a straight line between two positions.
    Point point(const LineMark& mark) const {
        const auto before = static_cast<std::size_t>(mark.x);
        const auto after = std::min(before + 1, size - 1);
        const double part = mark.x - static_cast<double>(before);
        const std::vector<int>& values = line(chart.share_of > 0 ? chart.share_of : mark.seat);
        const double value = (1 - part) * values[before] + part * values[after];
        return {plot.x.at(mark.x), plot.y.at(value / 2)};
    }
};

/// Draws the shares of two seats: one from below, the other from above, and a line at one half.
void draw_shares(Canvas& canvas, const Drawn& drawn) {
    const Rect& area = drawn.plot.area;
    std::vector<Point> edge;
    for (std::size_t i = 0; i < drawn.size; ++i) {
        edge.push_back(drawn.point(drawn.chart.share_of, i));
    }
    if (drawn.size == 1) {
        edge.push_back({area.right(), edge.front().y});
    }
    std::vector<Point> low(edge);
    std::vector<Point> high(edge);
    for (std::size_t i = 0; i < edge.size(); ++i) {
        low[i].y = area.bottom();
        high[i].y = area.y;
    }
    const auto shade = [&](int seat) {
        return mix(canvas.theme.paper_from, seat_look(seat).color, 0.72F);
    };
    fill_between(canvas, low, edge, shade(drawn.chart.share_of));
    fill_between(canvas, edge, high, shade(3 - drawn.chart.share_of));
    const float half = drawn.plot.y.at(50);
    const Point middle[] = {{edge.front().x, half}, {edge.back().x, half}};
    dashes(canvas, middle, faded(canvas.theme.ink, 0.7F), 1.2F, 5, 4);
    stroke(canvas, edge, canvas.theme.ink, 1.8F);
}

/// Draws a line for each seat. Returns by how much each line is shifted at the position shown.
std::vector<float> draw_lines(Canvas& canvas, const Drawn& drawn) {
    std::vector<std::vector<float>> shifts;
    for (std::size_t i = 0; i < drawn.size; ++i) {
        shifts.push_back(line_shifts(drawn.chart.halves, i));
    }
    for (std::size_t seat = drawn.chart.halves.size(); seat-- > 0;) {
        const int number = static_cast<int>(seat) + 1;
        std::vector<Point> points;
        for (std::size_t i = 0; i < drawn.size; ++i) {
            const Point at = drawn.point(number, i);
            points.push_back({at.x, at.y - line_apart * shifts[i][seat]});
        }
        if (drawn.size == 1) {
            points.push_back(points.front());
        }
        stroke(canvas, points, faded(canvas.theme.ink, 0.5F), 3.6F);
        stroke(canvas, points, seat_look(number).color, 2.2F);
    }
    return shifts[drawn.shown];
}

void draw_marks(Canvas& canvas, const Drawn& drawn) {
    for (const LineMark& mark : drawn.chart.marks) {
        const Point c = drawn.point(mark);
        disc(canvas, c, mark_radius, canvas.theme.ink);
        disc(canvas, c, mark_radius - 1.2F, canvas.theme.paper_from);
        disc(canvas, c, mark_radius - 2.4F, mark.color);
    }
}

/// Returns the mark that is nearest to the pointer, if it is near enough; else -1.
int mark_at_pointer(const Canvas& canvas, const Drawn& drawn) {
    float least = canvas.input.touch ? near_finger : near_pointer;
    int nearest = -1;
    for (std::size_t i = 0; i < drawn.chart.marks.size(); ++i) {
        const float away = length(drawn.point(drawn.chart.marks[i]) - canvas.input.pointer);
        if (away <= least) {
            least = away;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

/// Draws what the chart shows at the position shown: a line across, and each seat's token.
void draw_shown(Canvas& canvas, const Drawn& drawn, std::span<const float> shifts) {
    const Rect& area = drawn.plot.area;
    const float at = drawn.plot.x.at(drawn.chart.at);
    line(canvas, {at, area.y}, {at, area.bottom()}, faded(canvas.theme.ink, 0.55F), 1.5F);
    for (std::size_t seat = shifts.size(); seat-- > 0;) {
        const int number = static_cast<int>(seat) + 1;
        const float y = drawn.point({drawn.chart.at, number, 0, {}}).y;
        token(canvas, {at - token_apart * shifts[seat], y}, token_size, number);
    }
}

/// Shows the tooltip, and returns what is pressed.
LinesPick pick(Canvas& canvas, const Drawn& drawn, const SpotState& state) {
    const LinesChart& chart = drawn.chart;
    const double x = std::clamp(drawn.plot.x.value(canvas.input.pointer.x), 0.0,
                                static_cast<double>(std::max<std::size_t>(drawn.size - 1, 1)));
    const int under = std::min(static_cast<int>(std::lround(x)), static_cast<int>(drawn.size) - 1);
    const int mark = canvas.spots.dragging ? -1 : mark_at_pointer(canvas, drawn);
    if (state.hovered && !chart.names.empty()) {
        std::string words = position_words(chart, static_cast<std::size_t>(under));
        if (mark >= 0) {
            words += "\n" + std::string(chart.marks[static_cast<std::size_t>(mark)].words);
        }
        point_out(canvas, {drawn.plot.x.at(under), canvas.input.pointer.y}, words);
    }
    return state.clicked || (state.held && chart.drags) ? LinesPick{under, mark} : LinesPick{};
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

LinesPick lines_chart(Canvas& canvas, Rect rect, const LinesChart& chart) {
    const auto size = chart.halves.empty() ? std::size_t{0} : chart.halves.front().size();
    if (size == 0) {
        return {};
    }
    const double last = static_cast<double>(std::max<std::size_t>(size - 1, 1));
    const Range range = range_of(chart);
    const bool area = chart.share_of > 0;
    const auto shown = std::min(static_cast<std::size_t>(std::ceil(chart.at)), size - 1);
    Plot plot;
    if (chart.small) {
        paper(canvas, rect, radius_card);
        Rect in = rect.inset(6);
        take_top(in, draw_values(canvas, in, chart, shown));
        plot = bare_plot(in, last, range, area);
    } else {
        Rect in = chart_paper(canvas, rect, chart.title);
        take_top(in, draw_values(canvas, in, chart, shown), 6);
        plot = full_plot(canvas, in, last, range, area);
    }
    // The whole of a small chart reacts to a finger.
    const SpotState state =
        spot(canvas, {.name = chart.name,
                      .label = chart.title,
                      .rect = chart.small ? rect.inset(small_margin) : plot.area,
                      .enabled = chart.enabled,
                      .draggable = chart.drags,
                      .focusable = false});
    const Drawn drawn{chart, plot, size, shown};
    draw_marked_value(canvas, plot, chart);
    if (area) {
        draw_shares(canvas, drawn);
        draw_shown(canvas, drawn, {});
    } else {
        const std::vector<float> shifts = draw_lines(canvas, drawn);
        draw_shown(canvas, drawn, shifts);
    }
    draw_marks(canvas, drawn);
    return pick(canvas, drawn, state);
}

float lines_height(const Canvas& canvas, float plot, bool small, int seats) {
    const float values = std::max(18.0F, line_height(canvas, values_style(canvas)));
    const float rows = seats > 4 ? 2 : 1;  // the values of many seats need two rows
    return plot + (small ? 2 * small_margin : chart_margins(canvas) + rows * values + 6);
}

}  // namespace ctq::ui
