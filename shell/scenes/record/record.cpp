#include "shell/scenes/record/record.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/known.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/medals.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::scenes {
namespace {

/// Returns the average of best play in solo play under the default rules, in points; 0 if unknown.
double best_mean_alone(const core::GameHandle& game) {
    if (game.info->least_seats > 1) {
        return 0;
    }
    lab::Spec spec;
    spec.game = &game;
    spec.options = match::standard_setup(game).options;
    spec.entries.resize(1);
    return lab::best_mean(spec).value_or(0);
}

int days_in_row(const std::vector<store::Tally>& results) {
    std::string day = store::latest_daily(results);
    int count = 0;
    // The latest match may be unfinished.
    if (store::daily_result(results, day) == store::DailyResult::begun) {
        day = match::days_before(day, 1);
    }
    while (store::daily_result(results, day) == store::DailyResult::won) {
        ++count;
        day = match::days_before(day, 1);
    }
    return count;
}

}  // namespace

RecordPage record_page(const core::GameHandle& game) {
    const std::vector<store::Tally> days = store::daily_results(game.info->id);
    RecordPage page{&game, store::game_record(game.info->id)};
    for (const store::Tally& day : days) {
        const store::DailyResult result = store::daily_result(days, day.name);
        page.days_played += result != store::DailyResult::none ? 1 : 0;
        page.days_won += result == store::DailyResult::won ? 1 : 0;
    }
    page.days_in_row = days_in_row(days);
    page.best_mean = best_mean_alone(game);
    return page;
}

std::string help_line(const store::GameRecord& record) {
    std::vector<std::string> levels;
    for (const store::LevelRecord& one : record.levels) {
        if (one.helped > 0) {
            levels.push_back(
                core::say("{n} against Level {level}", {{"n", one.helped}, {"level", one.level}}));
        }
    }
    return levels.empty() ? std::string()
                          : core::say("Wins with help, which don’t count: {levels}.",
                                      {{"levels", core::listed(levels)}});
}

std::vector<std::string> other_lines(const RecordPage& page) {
    std::vector<std::string> lines;
    const store::SoloRecord& solo = page.record.solo;
    if (solo.matches > 0) {
        lines.push_back(core::say(
            "Alone: {n} {n:match|matches}, best {best}, average {mean}{known:; best play has "
            "{exact} on average|}.",
            {{"n", solo.matches},
             {"best", core::fixed(solo.best / 2.0, 0)},
             {"mean", core::fixed(static_cast<double>(solo.sum) / 2 / solo.matches, 1)},
             {"known", page.best_mean > 0},
             {"exact", core::fixed(page.best_mean, 1)}}));
        if (const core::GameInfo& info = *page.game->info; info.has_medals()) {
            const int earned = match::medals_earned(info, solo.best);
            lines.push_back(core::say(
                "{some:Your medal: {medal}.|No medal yet.} Bronze from {bronze}, silver from "
                "{silver}, gold from {gold}.",
                {{"some", earned > 0},
                 {"medal", match::kMedals[std::max(0, earned - 1)]},
                 {"bronze", info.medals[0]},
                 {"silver", info.medals[1]},
                 {"gold", info.medals[2]}}));
        }
    }
    if (page.days_played > 0) {
        lines.push_back(
            core::say("Daily matches: {n} played, {won} won{row:, {days} days in a row|}.",
                      {{"n", page.days_played},
                       {"won", page.days_won},
                       {"row", page.days_in_row > 1},
                       {"days", page.days_in_row}}));
    }
    return lines;
}

std::string month_line(const store::MonthRecord& record) {
    const std::string day = store::day_words(record.month + "-01");
    return core::say("{month}: {n} played, {won} won",
                     {{"month", day.empty() ? record.month : day.substr(day.find(' ') + 1)},
                      {"n", record.matches},
                      {"won", record.wins}});
}

}  // namespace ctq::scenes
