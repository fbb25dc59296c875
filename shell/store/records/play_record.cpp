#include "shell/store/records/play_record.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/store/beaten_levels.hpp"

namespace ctq::store {
namespace {

constexpr std::string_view kAlone = "alone";

int whole(const Tally& tally, std::size_t place) {
    return static_cast<int>(std::clamp<std::int64_t>(tally.at(place), 0, 1'000'000'000));
}

bool is_month(std::string_view name) {
    return name.size() == 7 && name[4] == '-';
}

LevelRecord level_record(const Tally& tally) {
    return {.level = counted_level(tally),
            .matches = whole(tally, 0),
            .wins = whole(tally, 1),
            .streak = whole(tally, 2),
            .longest = whole(tally, 3),
            .fastest = whole(tally, 4),
            .helped = whole(tally, 5),
            .best = whole(tally, 6),
            .beaten = beaten_level(tally) > 0};
}

/// A win with help is counted by itself. It neither adds to a streak nor ends it.
void count_level(Tally& tally, const Played& played) {
    const LevelRecord one = level_record(tally);
    if (played.won && played.helped) {
        tally.numbers = {one.matches + 1, one.wins,       one.streak, one.longest,
                         one.fastest,     one.helped + 1, one.best};
        return;
    }
    const int streak = played.won ? one.streak + 1 : 0;
    const bool faster =
        played.won && played.turns > 0 && (one.fastest == 0 || played.turns < one.fastest);
    tally.numbers = {one.matches + 1,
                     one.wins + (played.won ? 1 : 0),
                     streak,
                     std::max(one.longest, streak),
                     faster ? played.turns : one.fastest,
                     one.helped,
                     std::max(one.best, played.helped ? 0 : played.halves)};
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
            record.months.push_back({one.name, whole(one, 0), whole(one, 1)});
        } else if (one.name == kAlone) {
            record.solo = {whole(one, 0), whole(one, 1), one.at(2)};
        }
    }
    std::sort(record.levels.begin(), record.levels.end(),
              [](const LevelRecord& a, const LevelRecord& b) { return a.level < b.level; });
    std::sort(record.months.begin(), record.months.end(),
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
        solo.numbers = {solo.at(0) + 1, std::max<std::int64_t>(solo.at(1), played.halves),
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
