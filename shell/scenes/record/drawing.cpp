#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/card_page.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/record/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kPadding = 18;
constexpr float kTitle = 38;
constexpr float kRow = 30;
constexpr float kMonths = 96;  // the chart of the months, with its words
constexpr float kGap = 10;
constexpr std::size_t kMostMonths = 12;

float row_height(const ui::Canvas& canvas) {
    return kRow * std::max(1.0F, canvas.text_scale);
}

ui::TextStyle words_style(const ui::Canvas& canvas) {
    return {ui::Face::text, 15, canvas.theme.text, ui::Align::left};
}

float lines_height(const ui::Canvas& canvas, const RecordPage& page, float width) {
    float height = 0;
    for (const std::string& line : other_lines(page)) {
        height += ui::text_height(canvas, line, width, words_style(canvas)) + 4;
    }
    return height;
}

float card_height(const ui::Canvas& canvas, const RecordPage& page, float width) {
    const auto levels = static_cast<float>(page.record.levels.size());
    return 2 * kPadding + kTitle * canvas.text_scale +
           (levels > 0 ? (levels + 1) * row_height(canvas) + kGap : 0) +
           lines_height(canvas, page, width - 2 * kPadding) +
           (page.record.months.empty() ? 0 : kMonths * canvas.text_scale + kGap);
}

/// A row of figures, the first at the left and the others below their heads.
void draw_row(ui::Canvas& canvas, Rect row, std::span<const std::string> cells, bool head) {
    const ui::Theme& t = canvas.theme;
    ui::TextStyle style{ui::Face::text, head ? 13.0F : 15.0F, head ? t.muted : t.text,
                        ui::Align::left};
    const float first = row.w * 0.24F;
    const Rect left = ui::take_left(row, first);
    ui::draw_text(canvas, left, cells[0], ui::fitted(canvas, cells[0], style, left.w, 8));
    style.align = ui::Align::right;
    const int columns = static_cast<int>(cells.size()) - 1;
    for (int i = 0; i < columns; ++i) {
        const std::string& words = cells[static_cast<std::size_t>(i + 1)];
        const Rect at = ui::column(row, i, columns, 4);
        ui::draw_text(canvas, at, words, ui::fitted(canvas, words, style, at.w, 8));
    }
}

void draw_levels(ui::Canvas& canvas, Rect& in, const GameRecord& record) {
    const std::string heads[] = {"", "Played", "Won", "In a row", "Fastest"};
    draw_row(canvas, ui::take_top(in, row_height(canvas)), heads, true);
    for (const LevelRecord& one : record.levels) {
        const std::string row = core::say(
            "{now}{most: (of {longest})|}",
            {{"now", one.streak}, {"most", one.longest > one.streak}, {"longest", one.longest}});
        const std::string cells[] = {
            core::say("Level {n}", {{"n", one.level}}), std::to_string(one.matches),
            std::to_string(one.wins), row,
            one.fastest > 0 ? core::say("{n} turns", {{"n", one.fastest}}) : "–"};
        draw_row(canvas, ui::take_top(in, row_height(canvas)), cells, false);
    }
    ui::take_top(in, kGap);
}

/// A column for each of the last months: as high as matches were played, filled as far as they were won.
void draw_months(ui::Canvas& canvas, Rect rect, std::span<const MonthRecord> months) {
    const ui::Theme& t = canvas.theme;
    months = months.last(std::min(months.size(), kMostMonths));
    int most = 1;
    for (const MonthRecord& one : months) {
        most = std::max(most, one.matches);
    }
    const int count = static_cast<int>(months.size());
    rect = ui::take_left(rect, std::min(rect.w, 76.0F * static_cast<float>(count)));
    for (int i = 0; i < count; ++i) {
        const MonthRecord& one = months[static_cast<std::size_t>(i)];
        Rect at = ui::column(rect, i, count, 6);
        const std::string words = month_line(one);
        const std::string month = words.substr(0, 3);
        const std::string figure =
            core::say("{won} of {n}", {{"won", one.wins}, {"n", one.matches}});
        const ui::TextStyle small{ui::Face::text, 12, t.muted, ui::Align::center};
        const float line = 18 * canvas.text_scale;
        ui::draw_text(canvas, ui::take_bottom(at, line), month,
                      ui::fitted(canvas, month, small, at.w, 7));
        ui::draw_text(canvas, ui::take_bottom(at, line), figure,
                      ui::fitted(canvas, figure, small, at.w, 7));
        const auto part = [&](int value) {
            return at.h * static_cast<float>(value) / static_cast<float>(most);
        };
        const Rect all{at.x, at.bottom() - part(one.matches), at.w, part(one.matches)};
        ui::fill(canvas, all, 2, t.field);
        ui::fill(canvas, {at.x, at.bottom() - part(one.wins), at.w, part(one.wins)}, 2, t.brass);
        ui::outline(canvas, all, 2, t.line);
    }
}

void draw_card(ui::Canvas& canvas, Rect rect, const RecordPage& page) {
    ui::panel(canvas, rect, ui::radius_card);
    const ui::Theme& t = canvas.theme;
    Rect in = rect.inset(kPadding);
    ui::draw_text(canvas, ui::take_top(in, kTitle * canvas.text_scale), page.game->info->title,
                  {ui::Face::title, 28, t.title, ui::Align::left});
    if (!page.record.levels.empty()) {
        draw_levels(canvas, in, page.record);
    }
    for (const std::string& line : other_lines(page)) {
        const ui::TextStyle style = words_style(canvas);
        const float height = ui::text_height(canvas, line, in.w, style);
        ui::draw_wrapped(canvas, ui::take_top(in, height + 1, 3), line, style);
    }
    if (!page.record.months.empty()) {
        ui::take_top(in, kGap);
        draw_months(canvas, in, page.record.months);
    }
}

}  // namespace

void RecordScene::draw(ui::Canvas& canvas, const Commands& list) {
    Rect in = begin_card_page(canvas, "Your record", status());
    if (list.find("reset-record") != nullptr) {
        const Rect foot = ui::take_bottom(in, 44, kGap);
        const float wanted = ui::button_width(canvas, "Begin a new record");
        command_button(canvas, list, "reset-record",
                       {foot.x, foot.y, std::min(foot.w, wanted), foot.h});
    }
    draw_cards(
        canvas, "record", in, scroll_, pages_,
        [&](const RecordPage& page, float width) { return card_height(canvas, page, width); },
        [&](Rect rect, const RecordPage& page) { draw_card(canvas, rect, page); });
}

}  // namespace ctq::app
