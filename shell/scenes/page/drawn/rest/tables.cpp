// Tables: rows of figures below their headings. Where the columns have no room beside each other,
// each row has its name on a line and its figures, each below its heading, on the next ones.
#include <algorithm>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kTableGap = 12;       // between two columns
constexpr float kLeastSize = 0.9F;    // share of its size to which a text may shrink
constexpr float kNameShare = 0.24F;   // of the width, for the first column, if that is enough
constexpr float kNamesMost = 0.45F;   // of the width, for the first column
constexpr float kFigureHeading = 20;  // height of a heading above its figure

std::string_view cell_of(const PagePart& part, std::size_t row, std::size_t column) {
    return part.cells[row * part.columns + column];
}

std::size_t count_rows(const PagePart& part) {
    return part.cells.size() / part.columns;
}

/// Returns the width that a column needs: that of its longest text, which has the most letters.
float column_width(const ui::Canvas& canvas, const PagePart& part, std::size_t column) {
    std::string_view longest;
    for (std::size_t row = 1; row < count_rows(part); ++row) {
        const std::string_view words = cell_of(part, row, column);
        longest = words.size() > longest.size() ? words : longest;
    }
    return kTableGap + std::max(ui::text_width(canvas, longest, voice_style(canvas, Voice::body)),
                                ui::text_width(canvas, cell_of(part, 0, column),
                                               voice_style(canvas, Voice::caption)));
}

/// How the columns of a table are placed.
struct TableForm {
    float name = 0;          ///< width of the first column
    float needed = 0;        ///< width of the others together
    float widest = 0;        ///< of the others
    std::size_t across = 0;  ///< figures on a line, if they stand below the name; else 0

    /// Returns the number of lines of figures of a row.
    std::size_t lines(const PagePart& part) const {
        return across == 0 ? 0 : (part.columns - 2) / across + 1;
    }
};

TableForm form_of(const ui::Canvas& canvas, const PagePart& part, float width) {
    TableForm form;
    for (std::size_t i = 1; i < part.columns; ++i) {
        const float one = column_width(canvas, part, i);
        form.needed += one;
        form.widest = std::max(form.widest, one);
    }
    form.name = std::max(column_width(canvas, part, 0), kNameShare * width);
    form.name = std::min(form.name, std::max(kNamesMost * width, width - form.needed));
    if (form.needed * kLeastSize > width - form.name) {
        form.name = width;
        const std::size_t most =
            std::max<std::size_t>(1, static_cast<std::size_t>(width / form.widest));
        const std::size_t figures = part.columns - 1;
        const std::size_t lines = (figures + most - 1) / most;
        form.across = (figures + lines - 1) / lines;
    }
    return form;
}

float row_height(const ui::Canvas& canvas, const PagePart& part, const TableForm& form) {
    return ui::grown(canvas, kFigureRow) +
           ui::grown(canvas, kFigureRow + kFigureHeading) * static_cast<float>(form.lines(part));
}

void draw_cell(ui::Canvas& canvas, Rect at, std::string_view words, ui::TextStyle style) {
    ui::draw_text(canvas, at, words, ui::fitted(canvas, words, style, at.w, 8));
}

/// Draws a row with its figures side by side: the name aligned left, the figures right.
void draw_line(ui::Canvas& canvas, const PagePart& part, const TableForm& form, std::size_t row,
               Rect at) {
    ui::TextStyle style = voice_style(canvas, row == 0 ? Voice::caption : Voice::body);
    draw_cell(canvas, ui::take_left(at, form.name), cell_of(part, row, 0), style);
    style = style.to(ui::Align::right);
    const float share = at.w / std::max(form.needed, 1.0F);
    for (std::size_t i = 1; i < part.columns; ++i) {
        const Rect cell = ui::take_left(at, share * column_width(canvas, part, i));
        draw_cell(canvas, cell, cell_of(part, row, i), style);
    }
}

/// Draws a row with its figures below the name, each below its heading.
void draw_block(ui::Canvas& canvas, const PagePart& part, const TableForm& form, std::size_t row,
                Rect at) {
    const ui::TextStyle body = voice_style(canvas, Voice::body);
    draw_cell(canvas, ui::take_top(at, ui::grown(canvas, kFigureRow)), cell_of(part, row, 0),
              {ui::Face::bold, body.size, body.color});
    const auto across = static_cast<int>(form.across);
    for (std::size_t i = 1; i < part.columns; i += form.across) {
        const Rect line = ui::take_top(at, ui::grown(canvas, kFigureRow + kFigureHeading));
        for (std::size_t k = i; k < std::min(part.columns, i + form.across); ++k) {
            Rect cell = ui::column(line, static_cast<int>(k - i), across, 0);
            const Rect head = ui::take_top(cell, ui::grown(canvas, kFigureHeading));
            if (!cell_of(part, row, k).empty()) {
                draw_cell(canvas, head, cell_of(part, 0, k), voice_style(canvas, Voice::caption));
                draw_cell(canvas, ui::take_top(cell, cell.h - 8), cell_of(part, row, k), body);
            }
        }
    }
}

}  // namespace

float table_height(const ui::Canvas& canvas, const PagePart& part, float width) {
    const TableForm form = form_of(canvas, part, width);
    const auto rows = static_cast<float>(count_rows(part) - (form.across > 0 ? 1 : 0));
    return rows * row_height(canvas, part, form);
}

void draw_page_rows(ui::Canvas& canvas, const PagePart& part, Rect at) {
    const TableForm form = form_of(canvas, part, at.w);
    for (std::size_t row = form.across > 0 ? 1 : 0; row < count_rows(part); ++row) {
        const Rect line = ui::take_top(at, row_height(canvas, part, form));
        if (row > 0) {
            ui::separator(canvas, line.min(), line.w);
        }
        if (canvas.svg != nullptr || !ui::overlap(line, canvas.clip).empty()) {
            form.across > 0 ? draw_block(canvas, part, form, row, line)
                            : draw_line(canvas, part, form, row, line);
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
