#include "shell/store/records/play_record.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"
#include "shell/store/beaten_levels.hpp"

namespace ctq::store {
namespace {

constexpr std::string_view kAlone = "alone";

constexpr int LevelRecord::*kLevelNumbers[] = {
    &LevelRecord::matches, &LevelRecord::wins,   &LevelRecord::streak, &LevelRecord::longest,
    &LevelRecord::fastest, &LevelRecord::helped, &LevelRecord::best};
constexpr int MonthRecord::*kMonthNumbers[] = {&MonthRecord::matches, &MonthRecord::wins};
constexpr int SoloRecord::*kSoloNumbers[] = {&SoloRecord::matches, &SoloRecord::best,
                                             &SoloRecord::sum};

bool is_month(std::string_view name) {
    return name.size() == 7 && name[4] == '-';
}

LevelRecord level_record(const Tally& tally) {
    LevelRecord record{.level = counted_level(tally), .beaten = beaten_level(tally) > 0};
    set_members(record, kLevelNumbers, tally);
    return record;
}

/// A win with help is counted by itself. It neither adds to a streak nor ends it.
void count_level(Tally& tally, const Played& played) {
    LevelRecord record = level_record(tally);
    ++record.matches;
    if (played.won && played.helped) {
        ++record.helped;
    } else {
        record.wins += played.won ? 1 : 0;
        record.streak = played.won ? record.streak + 1 : 0;
        record.longest = std::max(record.longest, record.streak);
        if (played.won && played.turns > 0 &&
            (record.fastest == 0 || played.turns < record.fastest)) {
            record.fastest = played.turns;
        }
        record.best = std::max(record.best, played.helped ? 0 : played.halves);
    }
    tally.numbers = numbers_of(record, kLevelNumbers);
}

/// Adds what an older version has stored: that a level was beaten.
void mark_beaten(std::vector<LevelRecord>& levels, int level) {
    const auto found = std::find_if(levels.begin(), levels.end(),
                                    [&](const LevelRecord& one) { return one.level == level; });
    if (found != levels.end()) {
        found->beaten = true;
    } else {
        levels.push_back({.level = level, .beaten = true});
    }
}

}  // namespace

GameRecord game_record(std::string_view game) {
    GameRecord record;
    const std::vector<Tally> list = load_tallies(record_key(game));
    for (const Tally& one : list) {
        if (counted_level(one) > 0) {
            record.levels.push_back(level_record(one));
        }
    }
    for (const Tally& one : list) {
        if (counted_level(one) > 0) {
            continue;
        }
        if (const int level = beaten_level(one); level > 0) {
            mark_beaten(record.levels, level);
        } else if (is_month(one.name)) {
            set_members(record.months.emplace_back(MonthRecord{one.name}), kMonthNumbers, one);
        } else if (one.name == kAlone) {
            set_members(record.solo, kSoloNumbers, one);
        }
    }
    core::sort_short(record.levels,
                     [](const LevelRecord& a, const LevelRecord& b) { return a.level < b.level; });
    core::sort_short(record.months,
                     [](const MonthRecord& a, const MonthRecord& b) { return a.month < b.month; });
    return record;
}

bool add_to_record(std::string_view game, const Played& played) {
    std::vector<Tally> list = load_tallies(record_key(game));
    if (played.level > 0) {
        count_level(tally_of(list, std::string(kLevelLine) + std::to_string(played.level)), played);
        Tally& month = tally_of(list, played.month);
        month.numbers = {month.at(0) + 1, month.at(1) + (played.won && !played.helped ? 1 : 0)};
    } else {
        Tally& solo = tally_of(list, kAlone);
        solo.numbers = {solo.at(0) + 1, std::max(solo.at(1), played.halves),
                        solo.at(2) + played.halves};
    }
    return store_tallies(record_key(game), list);
}

std::string record_words(const GameRecord& record, const Played& played) {
    if (played.level == 0) {
        const bool best = played.halves == record.solo.best && record.solo.matches > 1;
        return core::say("Your best{best: of {n} matches|} alone: {most}.",
                         {{"best", best},
                          {"n", record.solo.matches},
                          {"most", core::fixed(record.solo.best / 2.0, 0)}});
    }
    const auto found =
        std::find_if(record.levels.begin(), record.levels.end(),
                     [&](const LevelRecord& one) { return one.level == played.level; });
    if (found == record.levels.end()) {
        return {};
    }
    return core::say(
        "Level {level}: {wins} of {n} won{help:, and {helped} with help|}{row:, {streak} in a "
        "row|}.{fast: Your fastest win: "
        "{turns} turns.|}{scored: Your best score: {best}.|}",
        {{"level", found->level},
         {"wins", found->wins},
         {"n", found->matches},
         {"help", found->helped > 0},
         {"helped", found->helped},
         {"row", found->streak > 1},
         {"streak", found->streak},
         {"fast", played.won && !played.helped && played.turns > 0 && found->wins > 1 &&
                      found->fastest == played.turns},
         {"turns", found->fastest},
         {"scored", found->best > 0},
         {"best", core::fixed(found->best / 2.0, 0)}});
}

}  // namespace ctq::store
