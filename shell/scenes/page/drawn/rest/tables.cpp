#include <algorithm>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;

void draw_page_rows(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const auto columns = static_cast<int>(part.columns);
    for (std::size_t first = 0; first < part.cells.size(); first += part.columns) {
        Rect row = ui::take_top(at, ui::grown(canvas, kFigureRow));
        ui::TextStyle style = voice_style(canvas, first == 0 ? Voice::caption : Voice::body);
        const Rect head = ui::take_left(row, row.w * 0.24F);
        for (int i = 0; i < columns; ++i) {
            const std::string& words = part.cells[first + static_cast<std::size_t>(i)];
            const Rect cell = i == 0 ? head : ui::column(row, i - 1, columns - 1, 4);
            style.align = i == 0 ? ui::Align::left : ui::Align::right;
            ui::draw_text(canvas, cell, words, ui::fitted(canvas, words, style, cell.w, 8));
        }
    }
}

void draw_page_keys(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const int columns = key_columns(canvas, at.w);
    for (std::size_t i = 0; i + 1 < part.cells.size(); i += 2) {
        const int number = static_cast<int>(i) / 2;
        Rect row{at.x, at.y + kKeyLine * static_cast<float>(number / columns), at.w, kKeyLine};
        row = ui::column(row, number % columns, columns, 8);
        const Rect cap = ui::take_left(row, 62, 12);
        ui::key_cap(canvas,
                    {cap.right() - ui::key_cap_width(canvas, part.cells[i]), cap.center().y},
                    part.cells[i]);
        ui::draw_text(canvas, row, part.cells[i + 1], ui::style::body);
    }
}

}  // namespace ctq::scenes
