#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/match/halves.hpp"
#include "shell/scenes/cards/card_page.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/record/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kRecordPadding = 18;
constexpr float kRecordTitle = 38;
constexpr float kRecordRow = 30;
constexpr float kMonths = 96;  // height of the chart of months, with its labels
constexpr float kRecordGap = 10;
constexpr std::size_t kMostMonths = 12;

/// Draws a row of figures: the first aligned left, the others aligned right under their heads.
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

/// Draws a row of figures for each level played against.
void level_rows(ui::Canvas& canvas, const RecordPage& page, ui::Column& column) {
    const store::GameRecord& record = page.record;
    const bool scored = page.game->info->has_medals();
    if (record.levels.empty()) {
        return;
    }
    const float height = ui::grown(canvas, kRecordRow);
    const std::string heads[] = {"", "Played", "Won", "In a row",
                                 scored ? "Best score" : "Fastest"};
    column.add(height, 0, [&](Rect row) { draw_row(canvas, row, heads, true); });
    for (const store::LevelRecord& one : record.levels) {
        const std::string row = core::say(
            "{now}{most: (of {longest})|}",
            {{"now", one.streak}, {"most", one.longest > one.streak}, {"longest", one.longest}});
        const int best = scored ? one.best : one.fastest;
        const std::string last = best == 0 ? "–"
                                 : scored  ? match::halves_text(best)
                                           : core::say("{n} turns", {{"n", best}});
        const std::string cells[] = {core::say("Level {n}", {{"n", one.level}}),
                                     std::to_string(one.matches), std::to_string(one.wins), row,
                                     last};
        column.add(height, 0, [&](Rect at) { draw_row(canvas, at, cells, false); });
    }
    if (const std::string help = help_line(record); !help.empty()) {
        column.add(
            ui::text_height(canvas, help, column.width(), ui::style::caption) + 4, 0, [&](Rect at) {
                ui::draw_wrapped(canvas, at, help, ui::style::caption.in(canvas.theme.muted));
            });
    }
    column.space(kRecordGap);
}

/// Draws a bar for each of the last months. The height shows the matches played, the filled part
/// those won.
void draw_months(ui::Canvas& canvas, Rect rect, std::span<const store::MonthRecord> months) {
    const ui::Theme& t = canvas.theme;
    months = months.last(std::min(months.size(), kMostMonths));
    int most = 1;
    for (const store::MonthRecord& one : months) {
        most = std::max(most, one.matches);
    }
    const int count = static_cast<int>(months.size());
    rect = ui::take_left(rect, std::min(rect.w, 76.0F * static_cast<float>(count)));
    for (int i = 0; i < count; ++i) {
        const store::MonthRecord& one = months[static_cast<std::size_t>(i)];
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

void record_card(ui::Canvas& canvas, const RecordPage& page, ui::Column& column) {
    column.frame(kRecordPadding, kRecordPadding,
                 [&](Rect all) { ui::panel(canvas, all, ui::radius_card); });
    column.add(kRecordTitle * canvas.text_scale, 0, [&](Rect at) {
        ui::draw_text(canvas, at, page.game->info->title, ui::style::title.in(canvas.theme.title));
    });
    level_rows(canvas, page, column);
    for (const std::string& line : other_lines(page)) {
        column.add(ui::text_height(canvas, line, column.width(), ui::style::body) + 4, 0,
                   [&](Rect at) { ui::draw_wrapped(canvas, at, line, ui::style::body); });
    }
    if (!page.record.months.empty()) {
        column.space(kRecordGap);
        column.add(kMonths * canvas.text_scale, 0,
                   [&](Rect at) { draw_months(canvas, at, page.record.months); });
    }
}

}  // namespace

void RecordScene::draw(ui::Canvas& canvas, const Commands& list) {
    Rect in = begin_card_page(canvas, "Your record", status());
    if (list.find("reset-record") != nullptr) {
        const Rect foot = ui::take_bottom(in, 44, kRecordGap);
        const float wanted = ui::button_width(canvas, "Begin a new record");
        command_button(canvas, list, "reset-record",
                       {foot.x, foot.y, std::min(foot.w, wanted), foot.h});
    }
    draw_cards(
        canvas, "record", in, scroll_, pages_,
        [&](const RecordPage& page, ui::Column& column) { record_card(canvas, page, column); });
}

}  // namespace ctq::scenes
