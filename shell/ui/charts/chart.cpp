#include "shell/ui/charts/chart.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/layout.hpp"
#include "shell/ui/panels.hpp"
#include "shell/ui/sheets.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float word_size = 13;
constexpr float mark_width = 22;
constexpr float paper_edge = 14;  // above the title and below the chart
constexpr float title_gap = 6;
constexpr float least_title = 16;  // size of the letters of a long title
constexpr float tick_room = 5;     // between the x axis and its labels

TextStyle words_style(const Canvas& canvas, Align align = Align::left) {
    return {Face::text, word_size, canvas.theme.ink_soft, align};
}

TextStyle title_style(const Canvas& canvas) {
    return {Face::title, 20, canvas.theme.ink, Align::left};
}

float title_height(const Canvas& canvas) {
    return std::max(26.0F, line_height(canvas, title_style(canvas)));
}

float paper_margin(const Canvas& canvas) {
    return narrow(canvas) ? 14 : 20;
}

std::string tick_words(const AxisSpec& axis, int i) {
    return number_words(axis.ticks.at(i), axis.ticks.digits) + std::string(axis.unit);
}

/// Returns the height of the labels of the x axis.
float tick_row(const Canvas& canvas) {
    return std::max(18.0F, line_height(canvas, words_style(canvas)));
}

void draw_mark(Canvas& canvas, Rect r, const LegendItem& item) {
    const Point c = r.center();
    const std::array<Point, 2> across{Point{r.x, c.y}, Point{r.right(), c.y}};
    switch (item.mark) {
        case LegendItem::Mark::thin_line:
            stroke(canvas, across, item.color, 1.4F);
            break;
        case LegendItem::Mark::band:
            fill(canvas, around(c, r.w, 12), 2, item.color);
            break;
        case LegendItem::Mark::extremes:
            dashes(canvas, across, item.color, 1.2F, 2, 3);
            break;
        case LegendItem::Mark::dashes:
            dashes(canvas, across, item.color, 2, 6, 4);
            break;
        case LegendItem::Mark::ring:
            ring(canvas, c, 5, item.color, 2);
            break;
        case LegendItem::Mark::box:
            fill(canvas, around(c, 14, 12), 2, item.color);
            break;
        case LegendItem::Mark::whisker:
            whisker(canvas, across[0], r.right(), item.color);
            break;
    }
}

void draw_y_words(Canvas& canvas, const Plot& plot, const AxisSpec& y) {
    const Theme& t = canvas.theme;
    const TextStyle style = words_style(canvas, Align::right);
    for (int i = 0; i < y.ticks.count; ++i) {
        const float at = plot.y.at(y.ticks.at(i));
        const float whole = std::round(at * canvas.ratio) / canvas.ratio;
        block(canvas, {plot.area.x, whole, plot.area.w, 1 / canvas.ratio},
              faded(t.coast_line, i == 0 ? 0.8F : 0.35F));
        draw_text(canvas, {plot.area.x - 208, at - 9, 200, 18}, tick_words(y, i), style);
    }
}

void draw_x_words(Canvas& canvas, const Plot& plot, const AxisSpec& x, float height) {
    const TextStyle style = words_style(canvas, Align::center);
    for (int i = 0; i < x.ticks.count; ++i) {
        const float at = plot.x.at(x.ticks.at(i));
        fill(canvas, {at - 0.5F, plot.area.bottom(), 1, 4}, 0,
             faded(canvas.theme.coast_line, 0.8F));
        draw_text(canvas, Rect{at - 40, plot.area.bottom() + 5, 80, height}, tick_words(x, i),
                  style);
    }
}

}  // namespace

Rect chart_paper(Canvas& canvas, Rect rect, std::string_view title) {
    if (canvas.svg == nullptr) {  // a saved picture has no background: it is printed on real paper
        paper(canvas, rect);
    }
    Rect in = rect.inset(paper_margin(canvas), paper_edge);
    const TextStyle style = fitted(canvas, title, title_style(canvas), in.w, least_title);
    const float height = text_height(canvas, title, in.w, style);
    if (height > line_height(canvas, style)) {
        draw_wrapped(canvas, take_top(in, height, title_gap), title, style);
    } else {
        draw_text(canvas, take_top(in, title_height(canvas), title_gap), title, style);
    }
    return in;
}

bool title_fits(const Canvas& canvas, Rect rect, std::string_view title) {
    return text_width(canvas, title, title_style(canvas)) <= rect.w - 2 * paper_margin(canvas);
}

float chart_margins(const Canvas& canvas) {
    return 2 * paper_edge + title_height(canvas) + title_gap + tick_room + 1.5F * tick_row(canvas);
}

float legend(Canvas& canvas, Rect rect, std::span<const LegendItem> items) {
    const TextStyle style = words_style(canvas);
    const float row = std::max(20.0F, line_height(canvas, style) + 2);
    Point at = rect.min();
    for (const LegendItem& item : items) {
        const float words_width = text_width(canvas, item.words, style);
        const float w = mark_width + 8 + words_width;
        if (at.x > rect.x && at.x + w > rect.right()) {
            at = {rect.x, at.y + row};
        }
        draw_mark(canvas, {at.x, at.y, mark_width, row}, item);
        draw_text(canvas,
                  Rect{at.x + mark_width + 8, at.y, rect.right() - at.x - mark_width - 8, row},
                  item.words, style);
        at.x += w + 18;
    }
    return items.empty() ? 0 : at.y + row - rect.y;
}

Plot draw_axes(Canvas& canvas, Rect rect, const AxisSpec& x, const AxisSpec& y) {
    const TextStyle style = words_style(canvas);
    const float row = tick_row(canvas);
    float left = 0;
    for (int i = 0; i < y.ticks.count; ++i) {
        left = std::max(left, text_width(canvas, tick_words(y, i), style));
    }
    Rect area = rect;
    if (!y.title.empty()) {
        draw_text(canvas, take_top(area, row), y.title, style);
    }
    take_top(area, row / 2);  // the uppermost label extends above its line
    take_left(area, left + 8);
    const std::string last =
        x.ticks.count > 0 ? tick_words(x, x.ticks.count - 1) : std::string(x.unit);
    take_right(area, std::max(8.0F, text_width(canvas, last, style) / 2));
    if (!x.title.empty()) {
        const Rect title = take_bottom(area, row, 2);
        draw_text(canvas, title, x.title, words_style(canvas, Align::center));
    }
    take_bottom(area, row + tick_room);
    const Plot plot{
        area, {x.from, x.to, area.x, area.right()}, {y.from, y.to, area.bottom(), area.y}};
    draw_y_words(canvas, plot, y);
    draw_x_words(canvas, plot, x, row);
    return plot;
}

void whisker(Canvas& canvas, Point left, float right, Color color) {
    line(canvas, left, {right, left.y}, color, 1.5F);
    for (const float end : {left.x, right}) {
        line(canvas, {end, left.y - 5}, {end, left.y + 5}, color, 1.5F);
    }
}

int words_along(const Canvas& canvas, float pixels, std::string_view longest) {
    const float w = text_width(canvas, longest, words_style(canvas)) + 10;
    return std::max(1, static_cast<int>(pixels / w));
}

int pointed_mark(Canvas& canvas, const SpotState& state, int count, int columns,
                 int under_pointer) {
    if (!state.focused || count <= 0) {
        return state.hovered || state.clicked ? under_pointer : -1;
    }
    int& mark = canvas.spots.mark;
    mark = std::clamp(mark, 0, count - 1);
    const int column = mark % columns;
    const struct {
        Key key;
        int by;
        bool possible;
    } moves[] = {{Key::left, -1, column > 0},
                 {Key::right, 1, column < columns - 1 && mark + 1 < count},
                 {Key::up, -columns, mark >= columns},
                 {Key::down, columns, mark + columns < count}};
    for (const auto& move : moves) {
        if (move.possible && take_key(canvas, move.key)) {
            mark += move.by;
            break;
        }
    }
    return mark;
}

void fill_between(Canvas& canvas, std::span<const Point> low, std::span<const Point> high,
                  Color color) {
    const auto n = static_cast<unsigned>(low.size());
    if (n < 2) {
        return;
    }
    if (canvas.svg != nullptr) {
        std::vector<Point> around(low.begin(), low.end());
        around.insert(around.end(), high.rbegin(), high.rend());
        polygon(canvas, around, color);
        return;
    }
    ImDrawList& draw = *canvas.draw;
    draw.PrimReserve(static_cast<int>(6 * (n - 1)), static_cast<int>(2 * n));
    const ImVec2 uv = vec(canvas.fonts.white);
    const unsigned start = draw._VtxCurrentIdx;
    for (unsigned i = 0; i < n; ++i) {
        draw.PrimWriteVtx(vec(low[i]), uv, color);
        draw.PrimWriteVtx(vec(high[i]), uv, color);
    }
    for (unsigned i = 0; i + 1 < n; ++i) {
        const unsigned at = start + 2 * i;
        for (const unsigned index : {at, at + 1, at + 3, at, at + 3, at + 2}) {
            draw.PrimWriteIdx(static_cast<ImDrawIdx>(index));
        }
    }
    stroke(canvas, low, color, 1);
    stroke(canvas, high, color, 1);
}

void point_out(Canvas& canvas, Point at, std::string_view words) {
    tooltip(canvas, around(at, 4, 4), words);
}

}  // namespace ctq::ui
