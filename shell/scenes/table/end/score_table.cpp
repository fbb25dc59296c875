// The table of the score on the end sheet: a row for each part, a column for each seat.
#include <algorithm>
#include <string>

#include "shell/match/halves.hpp"
#include "shell/scenes/board/summary/result.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using tables::ScorePart;
using ui::Rect;

namespace {

constexpr float kScoreHead = 30;  // height of the row of tokens
constexpr float kScoreRow = 25;   // height of a row at normal text size
constexpr float kScoreToken = 22;
constexpr float kTotal = 6;  // space above and below the total
constexpr float kScoreColumn = 92;
constexpr float kScoreGap = 8;  // gap between the figures of two columns
constexpr float kSize = 15;

std::string figure(const ScorePart& part, int seat) {
    const auto& halves = part.halves[static_cast<std::size_t>(seat - 1)];
    return halves ? match::halves_text(*halves) : std::string();
}

/// Returns the text style of a score part. `aside`: the part does not count towards the total.
ui::TextStyle style_of(const ui::Canvas& canvas, const ScorePart& part, float size,
                       bool aside = false) {
    const bool total = part.kind == ScorePart::Kind::total;
    return {total ? ui::Face::bold : ui::Face::text, size,
            aside ? canvas.theme.muted : canvas.theme.text, ui::Align::left};
}

float widest_label(const ui::Canvas& canvas, const std::vector<ScorePart>& parts) {
    float widest = 0;
    for (const ScorePart& part : parts) {
        widest =
            std::max(widest, ui::text_width(canvas, part.label, style_of(canvas, part, kSize)));
    }
    return widest + 2;
}

float widest_figure(const ui::Canvas& canvas, const std::vector<ScorePart>& parts) {
    float widest = kScoreToken;
    for (const ScorePart& part : parts) {
        for (int seat = 1; seat <= static_cast<int>(part.halves.size()); ++seat) {
            widest = std::max(
                widest, ui::text_width(canvas, figure(part, seat), style_of(canvas, part, kSize)));
        }
    }
    return widest + 1;
}

/// The columns of the seats.
struct Columns {
    float width;  ///< width of each column
    float size;   ///< text size of the figures
};

/// Chooses sizes so that the labels and the columns fit side by side. First the labels get
/// narrower, down to half of the width, then the text of the figures gets smaller.
Columns fit_columns(const ui::Canvas& canvas, const std::vector<ScorePart>& parts, float width,
                    std::size_t seats) {
    const auto count = static_cast<float>(seats);
    const float needed = widest_figure(canvas, parts) + kScoreGap;
    const float label =
        std::min(widest_label(canvas, parts), std::max(width * 0.5F, width - count * needed));
    const float column = std::min(kScoreColumn, (width - label) / count);
    return {column, kSize * std::min(1.0F, (column - kScoreGap) / (needed - kScoreGap))};
}

}  // namespace

void score_table(ui::Column& column, ui::Canvas& canvas, const std::vector<ScorePart>& parts,
                 const std::vector<int>& seats) {
    if (parts.empty()) {
        return;
    }
    const Columns columns = fit_columns(canvas, parts, column.width(), seats.size());
    const float all = columns.width * static_cast<float>(seats.size());
    const bool scored = total_of(parts) != nullptr;
    column.add(kScoreHead, 0, [&](Rect head) {
        head = ui::take_right(head, all);
        for (const int seat : seats) {
            const Rect cell = ui::take_left(head, columns.width);
            ui::token(canvas, {cell.right() - kScoreToken / 2, cell.center().y}, kScoreToken - 2,
                      seat);
        }
    });
    for (const ScorePart& part : parts) {
        const bool total = part.kind == ScorePart::Kind::total;
        const bool aside = scored && part.kind == ScorePart::Kind::fact;
        column.add(total ? kTotal : 0, 0, [&](Rect at) {
            ui::separator(canvas, {at.x, at.bottom() - kTotal / 2}, at.w);
        });
        column.add(ui::grown(canvas, kScoreRow), 0, [&](Rect row) {
            Rect figures = ui::take_right(row, all);
            ui::draw_text(canvas, row, part.label, style_of(canvas, part, kSize, aside));
            for (const int seat : seats) {
                ui::TextStyle style = style_of(canvas, part, columns.size, aside);
                style.align = ui::Align::right;
                ui::draw_text(canvas, ui::take_left(figures, columns.width), figure(part, seat),
                              style);
            }
        });
        column.space(total ? kTotal : 0);
    }
}

}  // namespace ctq::scenes
