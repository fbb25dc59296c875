#include "shell/ui/charts/heat.hpp"

#include <algorithm>
#include <cmath>

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr Color pale = rgb(0xF6EFDC);
constexpr Color deep = rgb(0x0B5C92);
constexpr Color grey = rgb(0xD4D4D4);
constexpr Color deep_below = rgb(0xB84A00);
constexpr Color light_ink = rgb(0xFFFFFF);
constexpr Color dark_ink = rgb(0x000000);
constexpr float largest_figure = 15;
constexpr float least_figure = 9;

struct Grid {
    Rect area;
    float w;  ///< width of a cell
    float h;
};

Grid lay_out(Canvas& canvas, Rect in, const HeatMap& chart, const TextStyle& words) {
    float left = 0;
    for (const std::string& row : chart.rows) {
        left = std::max(left, text_width(canvas, row, words));
    }
    const float line = std::max(18.0F, line_height(canvas, words));
    take_left(in, left + 10);
    take_top(in, chart.row_title.empty() ? 0 : line, 2);
    take_bottom(in, chart.column_title.empty() ? line : 2 * line, 2);
    const auto columns = static_cast<float>(std::max<std::size_t>(chart.columns.size(), 1));
    const auto rows = static_cast<float>(std::max<std::size_t>(chart.rows.size(), 1));
    Grid grid{in, in.w / columns, in.h / rows};
    grid.w = std::min(grid.w, 2.2F * grid.h);
    grid.h = std::min(grid.h, 1.2F * grid.w);
    grid.area.w = grid.w * columns;
    grid.area.h = grid.h * rows;
    return grid;
}

Rect cell(const Grid& grid, const HeatMap& chart, std::size_t index) {
    const std::size_t columns = chart.columns.size();
    return {grid.area.x + grid.w * static_cast<float>(index % columns),
            grid.area.y + grid.h * static_cast<float>(index / columns), grid.w, grid.h};
}

double share_of(const HeatMap& chart, double value) {
    const double zero = chart.middle.value_or(chart.from);
    return chart.to > zero
               ? std::clamp((value - zero) / (chart.to - zero), chart.middle ? -1.0 : 0.0, 1.0)
               : 0;
}

/// Returns the font size at which the longest number fits into a cell; 0 when none does.
float figure_size(const Canvas& canvas, const Grid& grid, const HeatMap& chart) {
    float widest = 1;
    for (const double value : chart.values) {
        if (std::isfinite(value)) {
            widest = std::max(widest, text_width(canvas, number_words(value, chart.digits),
                                                 {Face::text, largest_figure}));
        }
    }
    const float fits = std::min((grid.w - 4) / widest, (grid.h - 2) / (largest_figure + 2));
    const float size = std::min(1.0F, fits) * largest_figure;
    return size < least_figure ? 0 : size;
}

void draw_cell(Canvas& canvas, Rect r, const HeatMap& chart, std::size_t index, float size) {
    const double value = chart.values[index];
    const Rect in = r.inset(std::min(1.0F, r.w * 0.05F));
    if (!std::isfinite(value)) {
        fill(canvas, in, 3, faded(canvas.theme.ribbon, 0.8F));
        return;
    }
    const CellLook look = index < chart.looks.size() ? chart.looks[index] : CellLook::full;
    const Color color = look == CellLook::grey   ? grey
                        : look == CellLook::pale ? heat_color(0)
                                                 : heat_color(share_of(chart, value));
    fill(canvas, in, 3, color);
    if (size > 0) {
        draw_text(canvas, r, number_words(value, chart.digits),
                  {.face = Face::text,
                   .size = size,
                   .color = heat_ink(color),
                   .align = Align::center,
                   .dots = false});
    }
}

/// Returns the n for which there is room to draw every n-th label.
std::size_t every(float room, float needed) {
    return static_cast<std::size_t>(std::max(1.0F, std::ceil(needed / std::max(room, 1.0F))));
}

void draw_labels(Canvas& canvas, const Grid& grid, const HeatMap& chart, TextStyle words) {
    float widest = 1;
    for (const std::string& column : chart.columns) {
        widest = std::max(widest, text_width(canvas, column, words) + 4);
    }
    const float line = std::max(18.0F, line_height(canvas, words));
    words.align = Align::center;
    const std::size_t across = every(grid.w, widest);
    for (std::size_t i = 0; i < chart.columns.size(); i += across) {
        const float x = cell(grid, chart, i).center().x;
        draw_text(canvas, around({x, grid.area.bottom() + 2 + line / 2}, 80, line),
                  chart.columns[i], words);
    }
    words.align = Align::right;
    const std::size_t down = every(grid.h, line - 2);
    for (std::size_t i = 0; i < chart.rows.size(); i += down) {
        const float y = grid.area.y + grid.h * static_cast<float>(i) + grid.h / 2;
        draw_text(canvas, Rect{grid.area.x - 208, y - line / 2, 200, line}, chart.rows[i], words);
    }
}

/// Draws the titles of the axes: that of the rows above their labels, that of the columns below
/// theirs. `in` has the room for the map.
void draw_axis_titles(Canvas& canvas, Rect in, const Grid& grid, const HeatMap& chart,
                      TextStyle words) {
    const float line = std::max(18.0F, line_height(canvas, words));
    draw_text(canvas, Rect{in.x, in.y, in.w, line}, chart.row_title, words);
    // The title may be wider than the columns.
    const float width = std::max(grid.area.w, text_width(canvas, chart.column_title, words));
    words.align = grid.area.w < width ? Align::left : Align::center;
    draw_text(canvas,
              Rect{grid.area.x, grid.area.bottom() + 2 + line,
                   std::min(width + 1, in.right() - grid.area.x), line},
              chart.column_title, words);
}

float key_height(const Canvas& canvas, const TextStyle& words) {
    return std::max(18.0F, line_height(canvas, words)) + 6;
}

/// Draws the colour key: a bar of colours between the least and the greatest value.
void draw_key(Canvas& canvas, Rect rect, const HeatMap& chart, TextStyle words) {
    constexpr int steps = 24;
    constexpr float bar = 180;
    constexpr float thick = 12;
    const double range = chart.to - chart.from;
    if (!(range > 0)) {
        return;
    }
    const int digits = std::max(chart.digits, digits_between(chart.from, chart.to));
    const auto value_text = [&](double value) { return number_words(value, digits) + chart.unit; };
    take_top(rect, 6);
    const std::string least = value_text(chart.from);
    const std::string most = value_text(chart.to) +
                             (chart.middle ? "  ·  " + value_text(*chart.middle) + " is even" : "");
    draw_text(canvas, take_left(rect, text_width(canvas, least, words) + 2, 8), least, words);
    Rect colours = take_left(rect, std::min(bar, rect.w * 0.4F), 8);
    colours = around(colours.center(), colours.w, thick);
    for (int i = 0; i < steps; ++i) {
        const double value = chart.from + range * (i + 0.5) / steps;
        fill(canvas, column(colours, i, steps, 0), 0, heat_color(share_of(chart, value)));
    }
    draw_text(canvas, rect, most, words);
}

/// Returns the index of the cell at a point of the grid, or of the nearest one.
int cell_at(const Grid& grid, const HeatMap& chart, Point point) {
    const Point p = point - grid.area.min();
    const auto column =
        std::min(static_cast<std::size_t>(std::max(0.0F, p.x / grid.w)), chart.columns.size() - 1);
    const auto row =
        std::min(static_cast<std::size_t>(std::max(0.0F, p.y / grid.h)), chart.rows.size() - 1);
    const std::size_t index = row * chart.columns.size() + column;
    return index < chart.values.size() ? static_cast<int>(index) : -1;
}

std::string cell_words(const HeatMap& chart, std::size_t index) {
    const std::size_t columns = chart.columns.size();
    const double value = chart.values[index];
    const auto of = [](std::string_view title, const std::string& word) {
        return std::string(title) + (title.empty() ? "" : " ") + word;
    };
    std::string words = of(chart.row_title, chart.rows[index / columns]) + ", " +
                        of(chart.column_title, chart.columns[index % columns]);
    if (!std::isfinite(value)) {
        return words;
    }
    words += "\n" + number_words(value, std::max(chart.digits, 1)) + chart.unit;
    if (index < chart.details.size()) {
        words += "\n" + chart.details[index];
    }
    if (index < chart.known.size() && std::isfinite(chart.known[index])) {
        words += "\n" + std::string(chart.known_words) + ": " +
                 number_words(chart.known[index], std::max(chart.digits, 1)) + chart.unit;
    }
    return words;
}

}  // namespace

Color heat_color(double share) {
    return mix(pale, share < 0 ? deep_below : deep, static_cast<float>(std::abs(share)));
}

Color heat_ink(Color cell_color) {
    return contrast(dark_ink, cell_color) >= contrast(light_ink, cell_color) ? dark_ink : light_ink;
}

int heat_map(Canvas& canvas, Rect rect, HeatMap chart) {
    Rect in = chart_paper(canvas, rect, chart.title);
    if (chart.middle) {  // widens the range so that `middle` is in its middle
        chart.from = std::min(chart.from, 2 * *chart.middle - chart.to);
        chart.to = 2 * *chart.middle - chart.from;
    }
    const TextStyle words{Face::text, 13, canvas.theme.ink_soft, Align::left};
    if (!chart.note.empty()) {
        const float height = text_height(canvas, chart.note, in.w, words);
        draw_wrapped(canvas, take_top(in, height, 8), chart.note, words);
    }
    draw_key(canvas, take_bottom(in, key_height(canvas, words)), chart, words);
    const Grid grid = lay_out(canvas, in, chart, words);
    float size = figure_size(canvas, grid, chart);
    while (size == 0 && chart.digits > 0) {
        --chart.digits;
        size = figure_size(canvas, grid, chart);
    }
    const std::size_t columns = chart.columns.size();
    for (std::size_t i = 0; i < chart.values.size() && columns > 0; ++i) {
        draw_cell(canvas, cell(grid, chart, i), chart, i, size);
    }
    draw_labels(canvas, grid, chart, words);
    draw_axis_titles(canvas, in, grid, chart, words);
    if (chart.chosen >= 0 && columns > 0 && canvas.svg == nullptr) {
        outline(canvas, cell(grid, chart, static_cast<std::size_t>(chart.chosen)), 4,
                canvas.theme.ink, 2);
    }
    const SpotState state = spot(canvas, {chart.name, chart.title, grid.area});
    if (columns == 0 || chart.rows.empty()) {
        return -1;
    }
    if (state.focused) {
        focus_ring(canvas, grid.area, 4);
    }
    const int mark =
        pointed_mark(canvas, state, static_cast<int>(chart.values.size()),
                     static_cast<int>(columns), cell_at(grid, chart, canvas.input.pointer));
    if (mark >= 0) {
        const auto at = static_cast<std::size_t>(mark);
        const Rect rect_of = cell(grid, chart, at);
        outline(canvas, rect_of, 4, canvas.theme.ink, 1.5F);
        point_out(canvas, {rect_of.center().x, rect_of.y}, cell_words(chart, at));
    }
    return state.clicked ? mark : -1;
}

}  // namespace ctq::ui
