#include "shell/ui/charts/curve.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float curve_tick_gap = 46;  // distance of ticks on the y axis
constexpr float largest_dot = 4;

/// Returns the ticks of y, which cover everything drawn, and 0.
Ticks y_ticks(const CurveChart& chart, float height) {
    double least = 0;
    double most = 0;
    const auto reach = [&](double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    };
    for (const CurvePoint& point : chart.points) {
        reach(chart.extremes ? point.least : point.low);
        reach(chart.extremes ? point.most : point.high);
        reach(point.y);
    }
    for (const CurveReference& reference : chart.references) {
        for (const CurvePoint& at : reference.points) {
            reach(at.y);
        }
        reach(reference.level.value_or(0));
    }
    return ticks_over(least, most, std::max(2, static_cast<int>(height / curve_tick_gap)));
}

/// Returns the distance between two neighbouring points on a chart of this width, in pixels.
float apart_of(const CurveChart& chart, float width) {
    return width / static_cast<float>(std::max<std::size_t>(chart.points.size(), 1));
}

float draw_legend(Canvas& canvas, Rect rect, const CurveChart& chart, bool rings) {
    std::vector<LegendItem> items{{LegendItem::Mark::band, chart_band, chart.band_words}};
    if (chart.extremes) {
        items.push_back({LegendItem::Mark::extremes, chart_line, "lowest and highest"});
    }
    const auto known = rings ? LegendItem::Mark::ring : LegendItem::Mark::thin_line;
    for (const CurveReference& reference : chart.references) {
        items.push_back(
            {reference.level ? LegendItem::Mark::dashes : known, chart_reference, reference.words});
    }
    std::erase_if(items, [](const LegendItem& item) { return item.words.empty(); });
    return legend(canvas, rect, items);
}

using Pixels = std::vector<Point>;

template <class Value>
Pixels pixels(const Plot& plot, std::span<const CurvePoint> points, Value value) {
    Pixels out;
    for (const CurvePoint& point : points) {
        out.push_back({plot.x.at(point.x), plot.y.at(value(point))});
    }
    return out;
}

void draw_references(Canvas& canvas, const Plot& plot, const CurveChart& chart, bool rings) {
    for (const CurveReference& reference : chart.references) {
        if (reference.level) {
            const float y = plot.y.at(*reference.level);
            const Point ends[] = {{plot.x.at(chart.from), y}, {plot.x.at(chart.to), y}};
            dashes(canvas, ends, chart_reference, 2, 6, 4);
            continue;
        }
        const Pixels line_of =
            pixels(plot, reference.points, [](const CurvePoint& p) { return p.y; });
        stroke(canvas, line_of, chart_reference, 1.4F);
        if (rings) {
            for (const Point& at : line_of) {
                ring(canvas, at, largest_dot + 2.5F, chart_reference, 1.6F);
            }
        }
    }
}

void draw_curve(Canvas& canvas, const Plot& plot, const CurveChart& chart, bool rings) {
    const auto& points = chart.points;
    fill_between(canvas, pixels(plot, points, [](const CurvePoint& p) { return p.low; }),
                 pixels(plot, points, [](const CurvePoint& p) { return p.high; }), chart_band);
    if (chart.extremes) {
        const Pixels least = pixels(plot, points, [](const CurvePoint& p) { return p.least; });
        const Pixels most = pixels(plot, points, [](const CurvePoint& p) { return p.most; });
        dashes(canvas, least, faded(chart_line, 0.75F), 1.2F, 2, 3);
        dashes(canvas, most, faded(chart_line, 0.75F), 1.2F, 2, 3);
    }
    const Pixels curve = pixels(plot, points, [](const CurvePoint& p) { return p.y; });
    stroke(canvas, curve, chart_line, 2.2F);
    const float dot = std::min(largest_dot, apart_of(chart, plot.area.w) / 4);
    if (dot > 1.4F) {
        for (const Point& at : curve) {
            disc(canvas, at, dot, chart_line);
        }
    }
    draw_references(canvas, plot, chart, rings);
}

std::string point_words(const CurveChart& chart, const CurvePoint& point) {
    const std::string unit(chart.y_unit);
    std::string words = chart.x_title + " " + number_words(point.x, 0) + std::string(chart.x_unit) +
                        "\n" + number_words(point.y, chart.digits) + " ± " +
                        number_words(point.error, chart.digits) + unit;
    if (chart.extremes) {
        words +=
            "\nfrom " + number_words(point.least, 0) + " to " + number_words(point.most, 0) + unit;
    }
    for (const CurveReference& reference : chart.references) {
        for (const CurvePoint& at : reference.points) {
            if (at.x == point.x) {
                words += "\n" + reference.words + ": " + number_words(at.y, chart.digits) + unit;
            }
        }
    }
    return words;
}

void point_at(Canvas& canvas, const Plot& plot, const CurveChart& chart, int index) {
    const CurvePoint& point = chart.points[static_cast<std::size_t>(index)];
    const Point at{plot.x.at(point.x), plot.y.at(point.y)};
    line(canvas, {at.x, plot.area.y}, {at.x, plot.area.bottom()},
         faded(canvas.theme.ink_soft, 0.6F));
    disc(canvas, at, largest_dot + 2, canvas.theme.paper_from);
    disc(canvas, at, largest_dot + 0.5F, chart_line);
    point_out(canvas, at, point_words(chart, point));
}

}  // namespace

int nearest_point(std::span<const CurvePoint> points, double x) {
    const auto nearer = [x](const CurvePoint& a, const CurvePoint& b) {
        return std::abs(a.x - x) < std::abs(b.x - x);
    };
    const auto nearest = std::min_element(points.begin(), points.end(), nearer);
    return points.empty() || std::isnan(x) ? -1 : static_cast<int>(nearest - points.begin());
}

int curve_chart(Canvas& canvas, Rect rect, const CurveChart& chart) {
    Rect in = chart_paper(canvas, rect, chart.title);
    // Where the points are too close, the references have no rings.
    const bool rings = apart_of(chart, in.w) > 4 * largest_dot;
    take_top(in, draw_legend(canvas, in, chart, rings), 4);
    AxisSpec y{y_ticks(chart, in.h)};
    y.from = y.ticks.first;
    y.to = y.ticks.last();
    y.unit = chart.y_unit;
    y.title = chart.y_words;
    AxisSpec x;
    const double margin = (chart.to - chart.from) * 0.015;
    x.from = chart.from - margin;
    x.to = chart.to + margin;
    x.title = chart.x_title;
    x.unit = chart.x_unit;
    const std::string longest = number_words(chart.to, 0) + std::string(chart.x_unit);
    x.ticks = ticks_within(chart.from, chart.to, words_along(canvas, in.w - 40, longest), true);
    const Plot plot = draw_axes(canvas, in, x, y);
    draw_curve(canvas, plot, chart, rings);
    SpotSpec spec{chart.name, chart.title, plot.area};
    spec.kind = chart.clicks ? spec.kind : SpotKind::plain;
    const SpotState state = spot(canvas, spec);
    if (state.focused) {
        focus_ring(canvas, plot.area, 2);
    }
    const auto count = static_cast<int>(chart.points.size());
    const int mark =
        pointed_mark(canvas, state, count, count,
                     nearest_point(chart.points, plot.x.value(canvas.input.pointer.x)));
    if (mark >= 0) {
        point_at(canvas, plot, chart, mark);
    }
    return state.clicked ? mark : -1;
}

}  // namespace ctq::ui
