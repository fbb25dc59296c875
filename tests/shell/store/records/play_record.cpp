#include "shell/store/records/play_record.hpp"

#include <doctest/doctest.h>

#include "shell/store/beaten_levels.hpp"
#include "tests/shell/app/folder.hpp"

namespace ctq::store {
namespace {

constexpr const char* kPlayed = "cartagena";

TEST_CASE("Wins in a row, the fastest win and the best score count without help only") {
    const app::Folder folder;
    const auto played = [](bool won, int turns, int halves, bool helped) {
        REQUIRE(add_to_record(kPlayed, {3, won, turns, halves, "2026-11", helped}));
    };
    played(true, 40, 10, false);
    played(true, 34, 8, false);
    played(true, 20, 90, true);  // with help: neither ends the row nor adds to it
    played(true, 50, 12, false);
    played(false, 10, 14, false);
    played(true, 0, 0, false);
    const GameRecord record = game_record(kPlayed);
    REQUIRE(record.levels.size() == 1);
    const LevelRecord& level = record.levels[0];
    CHECK(level.level == 3);
    CHECK(level.beaten);
    CHECK(level.matches == 6);
    CHECK(level.wins == 4);
    CHECK(level.helped == 1);
    CHECK(level.streak == 1);
    CHECK(level.longest == 3);
    CHECK(level.fastest == 34);
    CHECK(level.best == 14);
    REQUIRE(record.months.size() == 1);
    CHECK(record.months[0].month == "2026-11");
    CHECK(record.months[0].matches == 6);
    CHECK(record.months[0].wins == 4);
}

TEST_CASE("A win with help alone does not beat a level") {
    const app::Folder folder;
    REQUIRE(add_to_record(kPlayed, {3, true, 20, 0, "2026-11", true}));
    CHECK_FALSE(game_record(kPlayed).levels[0].beaten);
    CHECK(highest_beaten(kPlayed) == 0);
}

TEST_CASE("Matches alone are counted by themselves, with the best and the sum of their scores") {
    const app::Folder folder;
    for (const int halves : {100, 224, 60}) {
        REQUIRE(add_to_record("incan_gold", {0, false, 0, halves, "2026-11", false}));
    }
    const GameRecord record = game_record("incan_gold");
    CHECK(record.levels.empty());
    CHECK(record.months.empty());
    CHECK(record.solo.matches == 3);
    CHECK(record.solo.best == 224);
    CHECK(record.solo.sum == 384);
}

TEST_CASE("Levels and months are sorted, older lines are read, and damaged ones are left out") {
    const app::Folder folder;
    REQUIRE(
        platform::store(record_key(kPlayed),
                        "level-10 2 1\n2026-11 3 1\nlevel-2 5 -4 0\n2025-12 1 1\n4\n2\nlevel-x 1\n"
                        "20261\n2026/11 9 9\nlevel-200 1 1\n"));
    const GameRecord record = game_record(kPlayed);
    REQUIRE(record.levels.size() == 3);
    CHECK(record.levels[0].level == 2);
    CHECK(record.levels[0].beaten);
    CHECK(record.levels[0].wins == 0);
    CHECK(record.levels[1].level == 4);
    CHECK(record.levels[1].matches == 0);
    CHECK(record.levels[2].level == 10);
    REQUIRE(record.months.size() == 2);
    CHECK(record.months[0].month == "2025-12");
    CHECK(record.months[1].month == "2026-11");
}

TEST_CASE("After a match the record says how often the level was won, and what was the best yet") {
    const app::Folder folder;
    Played played{3, true, 40, 0, "2026-11", false};
    const auto words = [&] {
        REQUIRE(add_to_record(kPlayed, played));
        return record_words(game_record(kPlayed), played);
    };
    CHECK(words() == "Level 3: 1 of 1 won.");
    played.turns = 34;
    CHECK(words() == "Level 3: 2 of 2 won, 2 in a row. Your fastest win: 34 turns.");
    played.turns = 36;
    CHECK(words() == "Level 3: 3 of 3 won, 3 in a row.");
    played.helped = true;
    played.turns = 10;
    CHECK(words() == "Level 3: 3 of 4 won, and 1 with help, 3 in a row.");
    Played alone{0, false, 0, 100, "2026-11", false};
    REQUIRE(add_to_record("incan_gold", alone));
    CHECK(record_words(game_record("incan_gold"), alone) == "Your best alone: 50.");
    alone.halves = 120;
    REQUIRE(add_to_record("incan_gold", alone));
    CHECK(record_words(game_record("incan_gold"), alone) == "Your best of 2 matches alone: 60.");
    CHECK(record_words(game_record("carteso"), played).empty());
}

}  // namespace
}  // namespace ctq::store
