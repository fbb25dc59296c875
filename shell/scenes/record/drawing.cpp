#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "shell/match/medals.hpp"
#include "shell/scenes/board/summary/medals.hpp"
#include "shell/scenes/record/record.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kLadder = 124;   // height of the ladder, with the figures below it
constexpr float kMostStep = 72;  // width of a step
constexpr float kLowest = 0.4F;  // height of the first step, as a share of the last one's

/// Draws one step: the number of its level, a tick if the level is beaten, and below it how many of
/// the matches were won.
void draw_step(ui::Canvas& canvas, Rect at, const store::LevelRecord& one, float height) {
    const ui::Theme& t = canvas.theme;
    const float line = 18 * canvas.text_scale;
    const std::string figure =
        one.matches > 0 ? std::to_string(one.wins) + "/" + std::to_string(one.matches) : "–";
    const ui::TextStyle small{ui::Face::text, 12, t.muted, ui::Align::center};
    ui::draw_text(canvas, ui::take_bottom(at, line), figure,
                  ui::fitted(canvas, figure, small, at.w, 8));
    Rect step = ui::take_bottom(at, at.h * height);
    if (one.beaten) {
        ui::fill(canvas, step, 3, t.brass);
    } else {
        ui::fill(canvas, step, 3, t.field);
        ui::outline(canvas, step, 3, t.line);
    }
    const std::string number = std::to_string(one.level);
    ui::draw_text(canvas, ui::take_bottom(step, line, 2), number,
                  {ui::Face::bold, 15, one.beaten ? t.on_brass : t.text, ui::Align::center});
    if (one.beaten) {
        constexpr float tick = 14;
        ui::symbol(canvas, ui::Symbol::check, {step.center().x, step.bottom() - tick / 2 - 1},
                   std::min(tick, step.w - 4), t.on_brass);
    }
}

/// Draws the levels of a game as steps that rise to the right.
void draw_ladder(ui::Canvas& canvas, Rect rect, const RecordPage& page) {
    const auto count = static_cast<int>(page.ladder.size());
    rect = ui::take_left(rect, std::min(rect.w, kMostStep * static_cast<float>(count)));
    for (int i = 0; i < count; ++i) {
        const float share = count > 1 ? static_cast<float>(i) / static_cast<float>(count - 1) : 1;
        draw_step(canvas, ui::column(rect, i, count, 4), page.ladder[static_cast<std::size_t>(i)],
                  kLowest + (1 - kLowest) * share);
    }
}

}  // namespace

void add_record(Page& page, const RecordPage& record) {
    const core::GameInfo& info = *record.game->info;
    page.heading(info.title);
    if (!record.ladder.empty()) {
        page.picture(
            "ladder:" + std::string(info.id), {.fixed = kLadder},
            core::joined(ladder_lines(record), "\n"),
            [&record](ui::Canvas& canvas, Rect rect) { draw_ladder(canvas, rect, record); });
    }
    for (const std::string& line : best_lines(record)) {
        page.text(line);
    }
    for (const std::string& line : solo_lines(record)) {
        page.text(line);
    }
    if (record.record.solo.matches > 0 && info.has_medals()) {
        page.picture("medals:" + std::string(info.id), {.fixed = kMedalRow, .marked = true},
                     medals_words(info, match::medals_earned(info, record.record.solo.best)),
                     [&record](ui::Canvas& canvas, Rect rect) {
                         const core::GameInfo& game = *record.game->info;
                         draw_medals(canvas, rect, game,
                                     match::medals_earned(game, record.record.solo.best));
                     });
    }
    if (const std::string line = days_line(record); !line.empty()) {
        page.text(line);
    }
    for (const std::string& line : {help_line(record.record), months_line(record.record)}) {
        if (!line.empty()) {
            page.text(line, Voice::caption);
        }
    }
}

}  // namespace ctq::scenes
