// The page of a person's record: the ladder of levels, best results, streaks, days and puzzles.
#include <doctest/doctest.h>

#include <string>

#include "shell/store/daily_results.hpp"
#include "shell/store/records/play_record.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

TEST_CASE("Each level of a game is a step of the record's ladder: beaten, not yet, and how often") {
    for (const ui::Rect screen : kScreens) {
        CAPTURE(screen.w);
        Player person(screen);
        // The second line is of an older version, the third of one with more levels.
        person.machine.storage["levels:cartagena"] =
            "level-2 12 7 2 5 34\n4 won=3 lost=1\nlevel-12 4 4 4 4 9\nlevel-3 3 0 0 0 0\n";
        person.go("record");
        const std::string text = person.text_view();
        CAPTURE(text);
        CHECK(holds(text, "Level 1, Novice: not yet"));
        CHECK(holds(text, "Level 2, Beginner: beaten, 7 of 12 won"));
        CHECK(holds(text, "Level 3, Casual: not yet, 0 of 3 won"));
        CHECK(holds(text, "Level 4, Regular: beaten"));
        CHECK(holds(text, "Level 9, Master: not yet"));
        CHECK_FALSE(holds(text, "Level 12"));
        CHECK_FALSE(holds(text, "9 turns"));
        CHECK(holds(text, "Wins in a row: 2 now, against Level 2; 5 at most, against Level 2."));
        CHECK(person.read("7/12") != nullptr);
        CHECK(person.read("0/3") != nullptr);
        CHECK(person.cut().empty());
    }
}

TEST_CASE(
    "The record tells the fastest win only of races, and medals only of games that have some") {
    Player person;
    for (const char* game : {"cartagena", "cartolan", "carteso", "incan_gold"}) {
        person.machine.storage[std::string("levels:") + game] = "level-2 3 2 1 2 26 0 0\n";
    }
    person.go("record");
    const std::string text = person.text_view();
    CAPTURE(text);
    const std::string fastest = "Fastest win: 26 turns, against Level 2.";
    const std::size_t first = text.find(fastest);
    REQUIRE(first != std::string::npos);
    const std::size_t second = text.find(fastest, first + 1);
    REQUIRE(second != std::string::npos);
    CHECK(text.find(fastest, second + 1) == std::string::npos);
    CHECK_FALSE(holds(text, "medal"));
    CHECK_FALSE(holds(text, "Gold, "));
    CHECK_FALSE(holds(text, "Best score"));
}

TEST_CASE("The record shows the best score alone with its medals, and best scores against levels") {
    for (const ui::Rect screen : {kDesktop, kPhone, kPhoneOnSide}) {
        Player person(screen);
        person.machine.storage["levels:incan_gold"] =
            "level-2 3 2 1 2 26 0 176\nlevel-4 5 1 1 1 0 0 150\nalone 5 224 870\n";
        person.go("record");
        const std::string text = person.text_view();
        CAPTURE(text);
        CHECK(holds(text, "Best score: 88, against Level 2."));
        CHECK(holds(text, "Alone: 5 matches, best 112, average 87.0"));
        CHECK(holds(text, "Silver, 100 points: won"));
        CHECK(holds(text, "Gold, 125 points: not won"));
        REQUIRE(person.spot("medal-silver") != nullptr);
        person.scroll_to("medal-silver");
        CHECK(person.read("Silver") != nullptr);
        CHECK(person.cut().empty());
    }
}

TEST_CASE(
    "The record counts the days in a row with a won daily match: the present and the longest") {
    Player person;
    using store::DailyResult;
    for (const char* day : {"2026-11-10", "2026-11-11", "2026-11-12", "2026-11-20", "2026-11-21"}) {
        REQUIRE(store::note_daily("carteso", day, DailyResult::won));
    }
    REQUIRE(store::note_daily("carteso", "2026-11-13", DailyResult::lost));
    REQUIRE(store::note_daily("carteso", "2026-11-22", DailyResult::begun));
    person.go("record");
    CHECK(holds(person.text_view(), "Daily matches: 7 played, 5 won, 2 days in a row, 3 at most."));
    CHECK(person.read("2 days in a row") != nullptr);
    REQUIRE(store::note_daily("carteso", "2026-11-22", DailyResult::lost));
    person.reload();
    CHECK(holds(person.text_view(), "Daily matches: 7 played, 5 won, 3 days in a row at most."));
}

TEST_CASE("An answered puzzle appears on the record, also before any match") {
    Player person;
    person.machine.storage["puzzles:cartagena"] = "1234abcd 3\n0000ffff 2\n";
    person.machine.storage["puzzles:carteso"] = "1111aaaa 1\n";
    person.go("record");
    CHECK(person.read("Puzzles") != nullptr);
    CHECK(holds(person.text_view(),
                "3 puzzles answered, 1 solved at the first try, 1 at a later one."));
    CHECK_FALSE(holds(person.text_view(), "Your record is empty"));
}

}  // namespace
}  // namespace ctq::stage
