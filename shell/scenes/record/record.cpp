#include "shell/scenes/record/record.hpp"

#include <algorithm>

#include "engine/bots/levels.hpp"
#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/known.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/halves.hpp"
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

/// Counts the days in a row on which the daily match was won, up to the latest one and at most.
void count_days(const std::vector<store::Tally>& results, RecordPage& page) {
    std::vector<std::string> won;
    for (const store::Tally& day : results) {
        const store::DailyResult result = store::daily_result(results, day.name);
        page.days_played += result != store::DailyResult::none ? 1 : 0;
        if (result == store::DailyResult::won) {
            won.push_back(day.name);
        }
    }
    page.days_won = static_cast<int>(won.size());
    core::sort_short(won);
    int row = 0;
    for (std::size_t i = 0; i < won.size(); ++i) {
        row = i > 0 && match::days_before(won[i], 1) == won[i - 1] ? row + 1 : 1;
        page.most_days = std::max(page.most_days, row);
    }
    std::string latest = store::latest_daily(results);
    if (store::daily_result(results, latest) == store::DailyResult::begun) {
        latest = match::days_before(latest, 1);  // the latest match is not over yet
    }
    page.days_in_row = !won.empty() && won.back() == latest ? row : 0;
}

/// Returns all levels of the game. Levels that a version with more levels has stored are left out.
std::vector<store::LevelRecord> ladder_of(const RecordPage& page) {
    std::vector<store::LevelRecord> ladder;
    const auto count = static_cast<int>(bots::levels_of(*page.game).size());
    for (int level = 1; level <= count && !page.record.levels.empty(); ++level) {
        ladder.push_back({.level = level});
    }
    for (const store::LevelRecord& one : page.record.levels) {
        if (one.level <= static_cast<int>(ladder.size())) {
            ladder[static_cast<std::size_t>(one.level - 1)] = one;
        }
    }
    return ladder;
}

/// Returns the level with the largest figure, of equal ones the highest; null if all are 0.
template <class Figure>
const store::LevelRecord* most_of(const RecordPage& page, const Figure& figure) {
    const store::LevelRecord* most = nullptr;
    for (const store::LevelRecord& one : page.ladder) {
        if (figure(one) > 0 && (most == nullptr || figure(one) >= figure(*most))) {
            most = &one;
        }
    }
    return most;
}

/// Returns "Wins in a row: 2 now, against Level 4; 5 at most, against Level 3."; empty if no match
/// was won.
std::string streak_line(const RecordPage& page) {
    const auto* now = most_of(page, [](const store::LevelRecord& one) { return one.streak; });
    const auto* most = most_of(page, [](const store::LevelRecord& one) { return one.longest; });
    if (most == nullptr) {
        return {};
    }
    const bool same = now != nullptr && now->streak == most->longest;
    return core::say(
        "Wins in a row: {now:{row} now, against Level {level}|none now}{more:; {longest} at most, "
        "against Level {high}|}.",
        {{"now", now != nullptr},
         {"row", now != nullptr ? now->streak : 0},
         {"level", now != nullptr ? now->level : 0},
         {"more", !same},
         {"longest", most->longest},
         {"high", most->level}});
}

}  // namespace

RecordPage record_page(const core::GameHandle& game) {
    RecordPage page{&game, store::game_record(game.info->id)};
    page.ladder = ladder_of(page);
    count_days(store::daily_results(game.info->id), page);
    page.best_mean = best_mean_alone(game);
    return page;
}

std::vector<std::string> ladder_lines(const RecordPage& page) {
    std::vector<std::string> lines;
    for (const store::LevelRecord& one : page.ladder) {
        lines.push_back(
            core::say("Level {level}, {word}: {beaten:beaten|not yet}{played:, {wins} of {n} won|}",
                      {{"level", one.level},
                       {"word", bots::level_word(static_cast<std::uint32_t>(one.level))},
                       {"beaten", one.beaten},
                       {"played", one.matches > 0},
                       {"wins", one.wins},
                       {"n", one.matches}}));
    }
    return lines;
}

std::vector<std::string> best_lines(const RecordPage& page) {
    std::vector<std::string> lines;
    const core::GameInfo& info = *page.game->info;
    // The fewest turns are the largest figure of this.
    const auto fewest = [](const store::LevelRecord& one) {
        return one.fastest == 0 ? 0 : 1'000'000'001 - one.fastest;
    };
    if (const auto* best = most_of(page, fewest); best != nullptr && info.race) {
        lines.push_back(core::say("Fastest win: {n} turns, against Level {level}.",
                                  {{"n", best->fastest}, {"level", best->level}}));
    }
    const auto* best = most_of(page, [](const store::LevelRecord& one) { return one.best; });
    if (best != nullptr && info.has_medals()) {
        lines.push_back(
            core::say("Best score: {best}, against Level {level}.",
                      {{"best", match::halves_text(best->best)}, {"level", best->level}}));
    }
    if (std::string streak = streak_line(page); !streak.empty()) {
        lines.push_back(std::move(streak));
    }
    return lines;
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

std::vector<std::string> solo_lines(const RecordPage& page) {
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
                "{some:Your medal: {medal}.|No medal yet.}",
                {{"some", earned > 0}, {"medal", match::kMedals[std::max(0, earned - 1)]}}));
        }
    }
    return lines;
}

std::string days_line(const RecordPage& page) {
    if (page.days_played == 0) {
        return {};
    }
    return core::say(
        "Daily matches: {n} played, {won} won{row:, {days} days in a row|}{more:, {most} {row:at "
        "most|days in a row at most}|}.",
        {{"n", page.days_played},
         {"won", page.days_won},
         {"row", page.days_in_row > 1},
         {"days", page.days_in_row},
         {"more", page.most_days > std::max(1, page.days_in_row)},
         {"most", page.most_days}});
}

std::string months_line(const store::GameRecord& record) {
    constexpr std::size_t most = 3;
    std::vector<std::string> months;
    for (auto one = record.months.rbegin(); one != record.months.rend(); ++one) {
        const std::string day = store::day_words(one->month + "-01");
        if (months.size() < most) {
            months.push_back(
                core::say("{month}: {n} played, {won} won",
                          {{"month", day.empty() ? one->month : day.substr(day.find(' ') + 1)},
                           {"n", one->matches},
                           {"won", one->wins}}));
        }
    }
    return core::joined(months, " · ");
}

}  // namespace ctq::scenes
