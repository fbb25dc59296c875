#include "shell/ui/charts/bars.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float most_row = 58;
constexpr float bar_share = 0.42F;    // height of a bar, relative to its row
constexpr std::size_t most_tall = 8;  // more bars are drawn close together
constexpr float beside = 52;          // width of the labels beside the plot
constexpr float axis_height = 40;     // approximate height of the axis

std::string figure(const ShareChart& chart, double share) {
    return number_words(chart.scale * share, chart.digits) + std::string(chart.unit);
}

/// Returns the tooltip of a bar.
std::string tooltip_text(const ShareChart& chart, const ShareBar& bar) {
    std::string words =
        bar.words + "\n" + std::string(chart.share_words) + " " + figure(chart, bar.share);
    if (chart.bounds) {
        words += ", 95 %: " + figure(chart, bar.low) + " to " + figure(chart, bar.high);
    }
    if (bar.more > 0) {
        words += "\n" + std::string(chart.more_words) + " " + figure(chart, bar.more);
    }
    if (std::isfinite(bar.known)) {
        words += "\n" + std::string(chart.known_words) + ": " + figure(chart, bar.known);
    }
    return chart.tip.empty() ? words : words + "\n" + std::string(chart.tip);
}

/// Draws the label and the figure of a bar: above it or, when rows are `close`, at both sides of
/// the plot. Returns the place of the bar.
Rect draw_bar_words(Canvas& canvas, const Plot& plot, Rect row, const ShareChart& chart,
                    const ShareBar& bar, bool close) {
    const Theme& t = canvas.theme;
    Rect rest = row.inset(0, row.h * 0.04F);
    const Rect place = close ? Rect{plot.area.x, rest.y + rest.h * 0.2F, plot.area.w, rest.h * 0.6F}
                             : take_bottom(rest, row.h * bar_share);
    if (bar.seat > 0) {
        token(canvas, {rest.x + 8, rest.center().y}, 14, bar.seat);
    }
    const float size = close ? 13 : 14;
    const TextStyle style{Face::bold, size, t.ink, Align::right};
    const std::string words = figure(chart, bar.share);
    const Rect at = take_right(rest, text_width(canvas, words, style) + 2, 8);
    draw_text(canvas, at, words, style);
    if (bar.seat > 0) {
        take_left(rest, 22);
    }
    draw_text(canvas, rest, bar.words, {Face::text, size, t.ink, Align::left});
    return place;
}

/// Draws a bar. Returns whether it was clicked.
bool draw_bar(Canvas& canvas, const Plot& plot, Rect row, const ShareChart& chart,
              std::size_t index, bool close) {
    const Theme& t = canvas.theme;
    const ShareBar& bar = chart.bars[index];
    const Color color = bar.seat > 0 ? seat_look(bar.seat).color : chart_line;
    const Rect place = draw_bar_words(canvas, plot, row, chart, bar, close);
    const auto at = [&](double share) { return plot.x.at(chart.scale * share); };
    const float zero = at(chart.from);
    const float end = at(bar.share);
    const float more = at(std::min(chart.to, bar.share + bar.more));
    fill(canvas, {zero, place.y, plot.area.right() - zero, place.h}, 2, faded(t.ink_soft, 0.1F));
    fill(canvas, {zero, place.y, more - zero, place.h}, 2, faded(color, 0.35F));
    fill(canvas, {zero, place.y, end - zero, place.h}, 2, color);
    if (chart.even > 0) {  // across the bar only, because names stand above it
        const float x = at(chart.even);
        const Point level[] = {{x, place.y - 3}, {x, place.bottom() + 3}};
        dashes(canvas, level, chart_reference, 1.6F, 5, 4);
    }
    if (chart.bounds) {
        whisker(canvas, {at(bar.low), place.center().y}, at(bar.high), t.ink);
    }
    if (std::isfinite(bar.known)) {  // on the bar's lower edge, below the whisker
        const float radius = std::min(5.0F, place.h / 4);
        ring(canvas, {at(bar.known), place.bottom()}, radius, chart_reference, 2);
    }
    const std::string name = std::string(chart.name) + ":" + std::to_string(index);
    SpotSpec spec{name, bar.words, row};
    // without a tip, a click has no effect
    spec.kind = chart.tip.empty() ? SpotKind::plain : spec.kind;
    const SpotState state = spot(canvas, spec);
    if (state.focused) {
        focus_ring(canvas, row, 4);
    }
    if (state.hovered || state.focused) {
        point_out(canvas, {end, place.y}, tooltip_text(chart, bar));
    }
    return state.clicked;
}

}  // namespace

int share_chart(Canvas& canvas, Rect rect, const ShareChart& chart) {
    Rect in = chart_paper(canvas, rect, chart.title);
    std::vector<LegendItem> items;
    if (chart.bounds) {
        items.push_back({LegendItem::Mark::whisker, canvas.theme.ink, "95 % bounds"});
    }
    if (!chart.more_words.empty()) {
        items.push_back(
            {LegendItem::Mark::box, faded(seat_look(1).color, 0.35F), chart.more_words});
    }
    if (std::any_of(chart.bars.begin(), chart.bars.end(),
                    [](const ShareBar& bar) { return std::isfinite(bar.known); })) {
        items.push_back({LegendItem::Mark::ring, chart_reference, chart.known_words});
    }
    if (chart.even > 0) {
        items.push_back({LegendItem::Mark::dashes, chart_reference, chart.even_words});
    }
    take_top(in, legend(canvas, in, items), 2);
    const auto n = static_cast<float>(std::max<std::size_t>(chart.bars.size(), 1));
    const bool close = chart.bars.size() > most_tall;
    Rect inner = in;
    if (close) {
        take_left(inner, beside * canvas.text_scale);
        take_right(inner, beside * canvas.text_scale);
    }
    AxisSpec x;
    x.from = chart.scale * chart.from;
    x.to = chart.scale * chart.to;
    x.unit = chart.unit;
    x.ticks = ticks_within(x.from, x.to, words_along(canvas, inner.w, "1 000 %") / 2 + 1, true);
    inner.h = std::min(inner.h, n * most_row + axis_height * canvas.text_scale);
    const Plot plot = draw_axes(canvas, inner, x, {});
    const float h = std::min(most_row, plot.area.h / n);
    int clicked = -1;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const Rect row{close ? in.x : plot.area.x, plot.area.y + h * static_cast<float>(i),
                       close ? in.w : plot.area.w, h};
        if (draw_bar(canvas, plot, row, chart, i, close)) {
            clicked = static_cast<int>(i);
        }
    }
    return clicked;
}

}  // namespace ctq::ui
