#include "shell/scenes/lobby/today.hpp"

#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/daily.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kTodayPadding = 14;
constexpr float kTodayGap = 10;
constexpr float kTodayButton = 48;
constexpr float kTodayLine = 22;
constexpr float kStrip = 18;
constexpr float kWide = 900;  // everything fits side by side
constexpr float kTodayHead = 250;
constexpr float kTodayMore = 112;  // width of each link to another page

bool is_wide(const ui::Canvas& canvas, float width) {
    return width >= kWide && canvas.text_scale <= 1;
}

/// Returns how many of today's matches fit in a row.
int columns_of(const ui::Canvas& canvas, float width) {
    return width >= 600 && canvas.text_scale <= 1.2F ? 4 : 2;
}

/// Draws a bar for each day, filled by the share of its matches that were won. An outline marks a
/// day on which a match was played.
void draw_strip(ui::Canvas& canvas, Rect rect, const Today& today) {
    const ui::Theme& t = canvas.theme;
    const auto days = static_cast<int>(today.days.size());
    rect = ui::take_left(rect, std::min(rect.w, 14.0F * static_cast<float>(days)));
    for (int i = 0; i < days; ++i) {
        const std::vector<store::DailyResult>& day = today.days[static_cast<std::size_t>(i)];
        const auto count = [&](auto test) {
            return static_cast<float>(std::count_if(day.begin(), day.end(), test));
        };
        const float won =
            count([](store::DailyResult one) { return one == store::DailyResult::won; });
        const bool played =
            count([](store::DailyResult one) { return one != store::DailyResult::none; }) > 0;
        Rect cell = ui::column(rect, i, days, 2);
        ui::fill(canvas, cell, 2, t.field);
        Rect filled = cell;
        filled = ui::take_bottom(filled, cell.h * won / static_cast<float>(day.size()));
        ui::fill(canvas, filled, 2, t.brass);
        ui::outline(canvas, cell, 2, played ? t.brass : t.line);
    }
}

void draw_day_button(ui::Canvas& canvas, Rect rect, const core::GameInfo& info,
                     store::DailyResult result) {
    const std::string label = daily_label(info, result);
    ui::ButtonStyle style;
    style.word = ui::fitted_title(canvas, info.title, style.size, rect.w - 24);
    style.note = daily_words(result);
    style.on = result == store::DailyResult::none || result == store::DailyResult::begun;
    ui::button(canvas, {"daily:" + std::string(info.id), label, rect}, style);
}

void draw_more_link(ui::Canvas& canvas, Rect puzzles, Rect record) {
    ui::button(canvas, {"puzzles", "Puzzles", puzzles});
    ui::button(canvas, {"record", "Your record", record});
}

/// Draws a button for each of today's matches, with `columns` of them in a row.
void day_buttons(ui::Canvas& canvas, const Today& today, int columns, ui::Column& column) {
    const core::Catalogue games = cabinet();
    const int count = static_cast<int>(games.size());
    for (int i = 0; i < count; i += columns) {
        column.add(ui::grown(canvas, kTodayButton), kTodayGap, [&](Rect row) {
            for (int k = i; k < std::min(count, i + columns); ++k) {
                const auto game = static_cast<std::size_t>(k);
                draw_day_button(canvas, ui::column(row, k - i, columns, kTodayGap),
                                *games[game]->info, today.days.back()[game]);
            }
        });
    }
}

/// Draws what daily matches are and the results of the last days.
void day_words(ui::Canvas& canvas, const Today& today, ui::Column& column) {
    const auto line = [&](std::string_view words, const ui::TextStyle& style) {
        column.add(kTodayLine * canvas.text_scale, 0, [&](Rect at) {
            ui::draw_text(canvas, at, words, ui::fitted(canvas, words, style, at.w, 10));
        });
    };
    line("Daily matches", ui::style::heading);
    line("The same for everybody, one try each", ui::style::small.in(canvas.theme.muted));
    column.add(kStrip, 0, [&](Rect at) { draw_strip(canvas, at, today); });
}

}  // namespace

int Today::count(store::DailyResult least) const {
    int count = 0;
    for (const std::vector<store::DailyResult>& day : days) {
        count += static_cast<int>(std::count_if(
            day.begin(), day.end(), [&](store::DailyResult one) { return one >= least; }));
    }
    return count;
}

Today read_today() {
    const std::string date = store::today();
    std::vector<std::vector<store::Tally>> results;
    for (const core::GameHandle* game : cabinet()) {
        results.push_back(store::daily_results(game->info->id));
    }
    Today shown;
    for (int back = Today::kDays; back-- > 0;) {
        const std::string day = match::days_before(date, back);
        std::vector<store::DailyResult>& row = shown.days.emplace_back();
        for (const std::vector<store::Tally>& game : results) {
            row.push_back(store::daily_result(game, day));
        }
    }
    return shown;
}

std::string daily_label(const core::GameInfo& info, store::DailyResult result) {
    return core::say("Daily match of {game}: {state}",
                     {{"game", info.title}, {"state", daily_words(result)}});
}

const char* daily_words(store::DailyResult result) {
    constexpr const char* words[] = {"Open today", "Go on", "Lost", "A draw", "Won"};
    return words[static_cast<std::size_t>(result)];
}

std::string days_words(const Today& today) {
    return core::say("Last {n} days: {played} played, {won} won.",
                     {{"n", Today::kDays},
                      {"played", today.count(store::DailyResult::begun)},
                      {"won", today.count(store::DailyResult::won)}});
}

void today_panel(ui::Canvas& canvas, const Today& today, ui::Column& column) {
    const bool wide = is_wide(canvas, column.width());
    const int columns =
        wide ? static_cast<int>(cabinet().size()) : columns_of(canvas, column.width());
    const auto words = [&](ui::Column& c) { day_words(canvas, today, c); };
    const auto buttons = [&](ui::Column& c) { day_buttons(canvas, today, columns, c); };
    column.frame(kTodayPadding, kTodayPadding,
                 [&](Rect all) { ui::panel(canvas, all, ui::radius_card); });
    const float button = ui::grown(canvas, kTodayButton);
    if (wide) {
        column.fill(std::max(ui::measured(kTodayHead, words), button), [&](Rect in) {
            const auto [text, days, puzzles, record] =
                ui::columns(in, {{kTodayHead, 2 * kTodayGap},
                                 {.gap = 2 * kTodayGap, .grow = 1},
                                 {kTodayMore, kTodayGap},
                                 {kTodayMore}});
            const auto row = [&](Rect at) { return ui::around(at.center(), at.w, button); };
            ui::draw_in(text, words);
            ui::draw_in(row(days), buttons);
            draw_more_link(canvas, row(puzzles), row(record));
        });
        return;
    }
    words(column);
    column.space(kTodayGap);
    buttons(column);
    column.add(button, 0, [&](Rect at) {
        draw_more_link(canvas, ui::column(at, 0, 2, kTodayGap), ui::column(at, 1, 2, kTodayGap));
    });
}

}  // namespace ctq::scenes
