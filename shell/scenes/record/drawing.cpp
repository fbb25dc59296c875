#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/halves.hpp"
#include "shell/scenes/record/record.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kMonths = 96;  // height of the chart of months, with its labels
constexpr std::size_t kMostMonths = 12;

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

/// Adds a row of figures for each level played against.
void add_levels(Page& page, const RecordPage& record) {
    const bool scored = record.game->info->has_medals();
    if (record.record.levels.empty()) {
        return;
    }
    const std::string_view heads[] = {"", "Played", "Won", "In a row",
                                      scored ? "Best score" : "Fastest"};
    page.rows(heads);
    for (const store::LevelRecord& one : record.record.levels) {
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
        page.row(cells);
    }
}

}  // namespace

void add_record(Page& page, const RecordPage& record) {
    page.heading(record.game->info->title);
    add_levels(page, record);
    page.text(help_line(record.record), Voice::caption);
    for (const std::string& line : other_lines(record)) {
        page.text(line);
    }
    std::vector<std::string> months;
    for (const store::MonthRecord& month : record.record.months) {
        months.push_back(month_line(month));
    }
    if (!months.empty()) {
        page.picture("months:" + std::string(record.game->info->id), {.fixed = kMonths},
                     core::joined(months, "\n"), [&record](ui::Canvas& canvas, Rect rect) {
                         draw_months(canvas, rect, record.record.months);
                     });
    }
}

}  // namespace ctq::scenes
