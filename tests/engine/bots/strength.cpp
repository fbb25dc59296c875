#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#ifndef __EMSCRIPTEN__
#include <atomic>
#include <thread>
#include <vector>
#endif

#include "engine/bots/roster.hpp"
#include "engine/core/weighed.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lab/summary.hpp"

/// Measures the strength of the levels: each level must be stronger than the one below, and the
/// search stronger than bots that don't search. The seeds differ from those that chose the knobs
/// (tests/bench/knobs.cpp). The suite `strength` plays enough games for narrow bounds.
/// `tests/run.sh --long` plays it once on all processors. Each row equals `ctq run --game G
/// --options O --seats S --games N --seed 9001 --rotate`.
namespace ctq::tests {
namespace {

/// Plays games 0 … count - 1 on one thread per processor.
lab::Tally play_all(const lab::Spec& spec, int count) {
#ifdef __EMSCRIPTEN__
    return lab::play(spec, 0, count);
#else
    const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
    std::vector<lab::Tally> tallies(threads);
    std::vector<std::thread> crew;
    std::atomic<int> next{0};
    for (lab::Tally& tally : tallies) {
        crew.emplace_back([&] {
            for (int game = next++; game < count; game = next++) {
                lab::add_to(tally, lab::play(spec, game, 1));
            }
        });
    }
    lab::Tally sum;
    for (unsigned i = 0; i < threads; ++i) {
        crew[i].join();
        lab::add_to(sum, tallies[i]);
    }
    return sum;
#endif
}

/// Plays the first bot against the others, with rotated seats.
lab::Tally contest(const char* game, const std::string& options, const std::string& seats,
                   int games) {
    lab::Spec spec;
    spec.game = *core::find_game(cabinet(), game);
    spec.options = *core::read_options(spec.game->info->options, options);
    spec.seed = 9001;
    spec.rotate = true;
    REQUIRE(!lab::seat_bots(spec, seats));
    return play_all(spec, games);
}

struct Row {
    const char* game;
    const char* options;
    const char* seats;
    int games;
    int least;  ///< least wins in 100 games
};

constexpr const char* kBoard = "rules=board";
constexpr const char* kAdvanced = "rules=advanced";
constexpr const char* kCards = "rules=cards";

std::string result_text(const Row& row, const lab::Tally& tally) {
    return std::string(row.game) + " " + row.options + " " + row.seats + ": " +
           std::to_string(tally.entry[0].wins) + " won and " +
           std::to_string(tally.entry[0].draws) + " shared of " + std::to_string(tally.games);
}

/// Checks that the bot wins at least this share of the games. A shared first place counts half.
void check_wins(const Row& row) {
    const lab::Tally tally = contest(row.game, row.options, row.seats, row.games);
    const std::int64_t halves = 2 * tally.entry[0].wins + tally.entry[0].draws;
    CHECK_MESSAGE(50 * halves >= row.least * tally.games, result_text(row, tally));
}

/// Checks that the lower 95 % bound of the bot's share reaches this value.
void check_bound(const Row& row) {
    const lab::Tally tally = contest(row.game, row.options, row.seats, row.games);
    const lab::Share share = lab::wilson(tally.entry[0].wins, tally.games);
    CHECK_MESSAGE(100 * share.low >= row.least, result_text(row, tally));
    CHECK_MESSAGE(200 * tally.entry[0].unfinished <= tally.games, result_text(row, tally));
}

}  // namespace

TEST_CASE("levels: each level that doesn't search beats the level below it, in every game" *
          doctest::test_suite("figures")) {
    for (const Row& row : {Row{"cartagena", kBoard, "level:2,level:1", 400, 55},
                           Row{"cartagena", kBoard, "level:3,level:2", 400, 55},
                           Row{"cartagena", kCards, "level:2,level:1", 400, 55},
                           Row{"cartagena", kCards, "level:3,level:2", 400, 55},
                           Row{"cartagena", kAdvanced, "level:2,level:1", 400, 55},
                           Row{"cartagena", kAdvanced, "level:3,level:2", 400, 55},
                           Row{"carteso", "", "level:2,level:1", 200, 55},
                           Row{"carteso", "", "level:3,level:2", 60, 55}}) {
        check_wins(row);
    }
    for (const char* seats :
         {"level:2,level:1", "level:3,level:2", "level:4,level:3", "level:5,level:4"}) {
        check_wins({"cartolan", "mode=beginner", seats, 300, 55});
        check_wins({"cartolan", "mode=regular", seats, 200, 55});
        check_wins({"cartolan", "mode=advanced", seats, 200, 55});
        check_wins({"incan_gold", "", seats, 4000, 55});
    }
    check_wins({"incan_gold", "", "level:6,level:5", 4000, 55});
}

TEST_CASE("levels: the levels that search beat bots that don't search" *
          doctest::test_suite("figures")) {
    for (const Row& row : {Row{"cartagena", kBoard, "level:6,hoarder", 6, 66},
                           Row{"cartagena", kCards, "level:6,hoarder", 20, 55},
                           Row{"cartagena", kAdvanced, "level:5,greedy", 4, 75},
                           Row{"cartagena", kCards, "level:4,level:3", 20, 55},
                           Row{"cartagena", kBoard, "level:4,level:3", 10, 55},
                           Row{"carteso", "", "level:4,level:3", 4, 75},
                           Row{"carteso", "", "level:5,claimer", 4, 75}}) {
        check_wins(row);
    }
}

TEST_CASE(
    "levels: level 6 of Cartagena wins 60 to 92 of 100 games, by rules, against bots that don't "
    "search" *
    doctest::test_suite("strength")) {
    for (const Row& row : {Row{"cartagena", kBoard, "level:6,hoarder", 400, 92},
                           Row{"cartagena", kBoard, "level:6,greedy", 400, 92},
                           Row{"cartagena", kAdvanced, "level:6,hoarder", 400, 82},
                           Row{"cartagena", kCards, "level:6,hoarder", 400, 72},
                           Row{"cartagena", kBoard, "level:6,hoarder,greedy,hoarder", 400, 60}}) {
        check_bound(row);
    }
}

TEST_CASE("levels: level 6 of Carteso wins at least 90 of 100 games against the bot search:2" *
          doctest::test_suite("strength")) {
    check_bound({"carteso", "", "level:6,search:2", 100, 90});
}

TEST_CASE("levels: each of levels 2 to 6 wins at least 55 of 100 games against the level below it" *
          doctest::test_suite("strength")) {
    for (const int level : {2, 3, 4, 5, 6}) {
        const std::string seats =
            "level:" + std::to_string(level) + ",level:" + std::to_string(level - 1);
        check_wins({"cartagena", kBoard, seats.c_str(), 200, 55});
        check_wins({"cartagena", kCards, seats.c_str(), 200, 55});
        check_wins({"carteso", "", seats.c_str(), 200, 55});
    }
}

}  // namespace ctq::tests
