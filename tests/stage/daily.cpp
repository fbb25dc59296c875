// The daily match, today's results, and the person's statistics.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "shell/match/daily.hpp"
#include "shell/match/tags.hpp"
#include "shell/store/daily_results.hpp"
#include "shell/store/records/play_record.hpp"
#include "shell/store/tallies.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr const char* kDay = "2026-11-22";

/// Presses the daily match of a game in the lobby.
void begin_daily(Player& person, const std::string& game) {
    const std::string name = "daily:" + game;
    REQUIRE(person.spot(name) != nullptr);
    if (person.spot(name)->shown.h < person.spot(name)->rect.h) {
        person.scroll_to(name);
    }
    person.click(name);
    person.rest();
}

std::string seed_of(const Player& person) {
    return std::to_string(person.session().match().setup().seed);
}

TEST_CASE("A daily match is played once; its result is saved, copied and shown in the lobby") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        CHECK(person.read("Today") != nullptr);
        CHECK(holds(person.text_view(), "Daily match of Cartagena: Open today"));
        begin_daily(person, "cartagena");
        REQUIRE(person.scene() == "table");
        CHECK(person.session().match().tag(match::kDailyTag) == kDay);
        for (const char* help : {"hint", "undo", "redo"}) {
            CHECK(person.spot(help) == nullptr);
        }
        // The match is left and opened again.
        stage::play_by_pointing(person);
        const std::string seed = seed_of(person);
        go_to_lobby(person);
        CHECK(holds(person.text_view(), "Daily match of Cartagena: Go on"));
        begin_daily(person, "cartagena");
        CHECK(seed_of(person) == seed);
        CHECK(person.session().match().tag(match::kDailyTag) == kDay);
        person.set_up({"end", "end-yes"});
        REQUIRE(person.over());
        person.wait(2);
        person.click("copy-result");
        const std::string copied = person.machine.clipboard;
        CAPTURE(copied);
        CHECK(copied.starts_with("Daily Cartagena of Cartotheque, 22 Nov 2026: "));
        CHECK(holds(copied, "gave up after "));
        CHECK(holds(copied, "daily=cartagena-2026-11-22-"));
        CHECK(copied.find('\n') == std::string::npos);
        CHECK(holds(person.text_view(), "0 of 1 won"));
        CHECK_FALSE(holds(person.text_view(), "Undo takes it back"));
        person.click("lobby");
        CHECK(holds(person.text_view(), "Daily match of Cartagena: Lost"));
        person.go("record");
        CHECK(holds(person.text_view(), "Daily matches: 1 played, 0 won"));
        person.go("");
        // Opening the result again does not count the match twice.
        begin_daily(person, "cartagena");
        CHECK(person.over());
        CHECK(store::game_record("cartagena").levels.front().matches == 1);
        person.set_up({"lobby"});
        person.machine.utc = "2026-11-23 00:01";
        person.reload();
        CHECK(holds(person.text_view(), "Daily match of Cartagena: Open today"));
        person.go("record");
        CHECK(holds(person.text_view(), "Daily matches: 1 played, 0 won"));
    }
}

TEST_CASE("Resigning a daily match asks first; its end offers the result and practice") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        REQUIRE(store::note_daily("carteso", "2026-11-21", store::DailyResult::won));
        begin_daily(person, "carteso");
        CHECK(holds(person.text_view(), "Daily, 22 November · one try"));
        // A phone has the outlook in place of the badge.
        CHECK((person.read("Daily, 22 November") != nullptr) == (screen.w > 600));
        const auto resign = [&] {
            person.click("menu");
            person.click("menu-result");
            CHECK_FALSE(person.over());
            CHECK(person.read("one try at this match") != nullptr);
        };
        resign();
        person.click("end-no");
        CHECK(person.read("one try at this match") == nullptr);
        CHECK(person.spot("end-yes") == nullptr);
        resign();
        person.click("end-yes");
        REQUIRE(person.over());
        person.wait(2);
        CHECK(holds(person.text_view(), "2 days in a row. The next one begins in"));
        CHECK(person.app().commands().in(scenes::kAtEnd).front()->id == "copy-result");
        CHECK(person.read("Practise") != nullptr);
        person.click("again");
        person.rest();
        REQUIRE(person.scene() == "table");
        CHECK_FALSE(person.over());
        CHECK(person.session().match().tag(match::kDailyTag) == match::kPractice);
        CHECK(holds(person.text_view(), "Daily, for practice"));
    }
}

/// Plays a daily match of Incan Gold to its end. The person leaves at the first chance.
void play_incan_gold(Player& person) {
    begin_daily(person, "incan_gold");
    while (stage::wait_for_turn(person)) {
        person.click("do:leave");
    }
    person.wait(3);
    person.rest();
}

/// Removes the results of bots from the saved match, and opens its table anew.
void forget_attempts(Player& person, const std::string& id) {
    std::string& record = person.machine.storage["match:" + id];
    const std::size_t begin = record.find("[Attempts ");
    REQUIRE(begin != std::string::npos);
    record.erase(begin, record.find('\n', begin) + 1 - begin);
    person.reload();
}

TEST_CASE("Ten bots play a daily match in the person’s place, and the end tells who did better") {
    for (const ui::Rect& screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        play_incan_gold(person);
        const std::string id = behind(person, "table=");
        const auto told = [&] {
            return std::string(person.session().match().tag(match::kAttemptsTag));
        };
        const std::string results = told();
        CHECK(std::count(results.begin(), results.end(), '/') == 30);
        for (const char* words :
             {"Better than ", " of 10 bots", "Level 6", "Level 1", "same match"}) {
            CHECK(holds(person.text_view(), words));
        }
        CHECK(holds(person.text_view(), "You lost with ") !=
              holds(person.text_view(), "You won with "));
        CHECK(person.read("better than ") != nullptr);  // without scrolling
        person.click("copy-result");
        CHECK(holds(person.machine.clipboard, " = "));
        CHECK(holds(person.machine.clipboard, "better than "));
        // The match keeps the results.
        const int jobs = person.machine.jobs;
        person.reload();
        person.rest();
        CHECK(holds(person.text_view(), " of 10 bots"));
        CHECK(person.machine.jobs == jobs);
        // Without them the bots play again, with the same results.
        person.machine.replies = 3;
        forget_attempts(person, id);
        person.wait(3);
        CHECK(holds(person.text_view(), "Ten bots are playing this match"));
        CHECK_FALSE(holds(person.text_view(), " of 10 bots"));
        person.machine.replies.reset();
        person.rest();
        person.wait(1);
        CHECK(told() == results);
        CHECK(holds(person.text_view(), " of 10 bots"));
        person.machine.no_worker = true;
        forget_attempts(person, id);
        person.wait(3);
        CHECK(holds(person.text_view(), "The bots could not play this match"));
    }
}

TEST_CASE("The daily match of Carteso begins from a position that is the same for everybody") {
    const auto position = [](Player& person) { return person.session().match().setup().position; };
    Player person;
    begin_daily(person, "carteso");
    const std::string drawn = position(person);
    CHECK(std::count(drawn.begin(), drawn.end(), 'X') == 5);
    CHECK(holds(person.text_view(), "drawn for the day"));
    stage::play_by_pointing(person);
    const std::string id = behind(person, "table=");
    person.reload();
    CHECK(position(person) == drawn);
    CHECK(cursor(person) >= 1);
    person.set_up({"end", "end-yes"});
    person.wait(2);
    person.click("again");
    person.rest();
    CHECK(position(person) == drawn);
    person.go("review=" + id + "@0");
    CHECK(person.session().match().setup().position == drawn);
    Player other(stage::kPhone);
    begin_daily(other, "carteso");
    CHECK(position(other) == drawn);
    // Another day has another position. Its link, made before positions were drawn, opens, too.
    other.go("daily=carteso-2026-11-20-1");
    CHECK(other.session().match().tag(match::kDailyTag) == match::kPractice);
    CHECK_FALSE(position(other).empty());
    CHECK(position(other) != drawn);
}

TEST_CASE("A daily match that was won can't be recorded as lost later") {
    Player person;
    REQUIRE(store::note_daily("carteso", kDay, store::DailyResult::begun));
    REQUIRE(store::note_daily("carteso", kDay, store::DailyResult::won));
    // This is ignored, because the daily match already counts as won.
    REQUIRE(store::note_daily("carteso", kDay, store::DailyResult::lost));
    person.reload();
    CHECK(holds(person.text_view(), "Daily match of Carteso: Won"));
    person.go("record");
    CHECK(holds(person.text_view(), "Daily matches: 1 played, 1 won"));
}

TEST_CASE(
    "Results of days to come don't count, and the person can forget them and play those days") {
    Player person;
    REQUIRE(store::note_daily("cartagena", "2026-11-23", store::DailyResult::lost));
    begin_daily(person, "cartagena");
    CHECK(person.session().match().tag(match::kDailyTag) == kDay);
    CHECK(person.read("date was ahead") != nullptr);
    person.click("forget-days");
    CHECK(person.read("They are forgotten") != nullptr);
    person.machine.utc = "2026-11-23 08:00";
    person.set_up({"lobby"});
    begin_daily(person, "cartagena");
    CHECK(person.session().match().tag(match::kDailyTag) == "2026-11-23");
}

TEST_CASE("A daily match that can't count is played for practice, and the person is told why") {
    const auto practice = [](Player& person) {
        REQUIRE(person.scene() == "table");
        CHECK(person.session().match().tag(match::kDailyTag) == match::kPractice);
        CHECK(person.spot("undo") != nullptr);
        person.set_up({"end"});
        CHECK(store::game_record("cartagena").levels.empty());
    };
    SUBCASE("a match of another day") {
        Player person;
        const match::Daily before =
            match::daily_of(**core::find_game(cabinet(), "cartagena"), "2026-11-20");
        person.go("daily=" + match::daily_text(before));
        CHECK(person.read("That day is over: you play its match for practice.") != nullptr);
        practice(person);
        CHECK(store::daily_results("cartagena").empty());
    }
    SUBCASE("a match with other rules") {
        Player person;
        person.go("daily=cartagena-2026-11-22-65000");
        CHECK(holds(person.text_view(), "played by other rules"));
        practice(person);
    }
    SUBCASE("a second try after the first was deleted") {
        Player person;
        begin_daily(person, "cartagena");
        const std::string id = behind(person, "table=");
        person.set_up({"lobby", "library", "delete:" + id, "back"});
        person.reload();
        begin_daily(person, "cartagena");
        CHECK(holds(person.text_view(), "You have had your try"));
        practice(person);
    }
    SUBCASE("the storage is full") {
        Player person;
        person.machine.full = true;
        begin_daily(person, "cartagena");
        REQUIRE(person.scene() == "table");
        CHECK(person.session().match().tag(match::kDailyTag) == match::kPractice);
    }
}

TEST_CASE("A link to a future or malformed daily match opens the lobby with a message") {
    Player person;
    const match::Daily later =
        match::daily_of(**core::find_game(cabinet(), "cartagena"), "2026-11-25");
    person.go("daily=" + match::daily_text(later));
    CHECK(person.scene() == "lobby");
    CHECK(holds(person.text_view(), "The match of 25 Nov 2026 begins on that day"));
    person.go("daily=cartagena-2026-11");
    CHECK(person.scene() == "lobby");
    CHECK(holds(person.text_view(), "This is not a daily match"));
    CHECK(store::daily_results("cartagena").empty());
}

TEST_CASE("A daily match allows one try even if it is open in two tabs") {
    Player person;
    begin_daily(person, "incan_gold");
    const std::string route = person.machine.routes.back();
    Player other;
    other.machine.storage = person.machine.storage;
    other.reload();
    begin_daily(other, "incan_gold");
    CHECK(other.machine.routes.back() == route);
}

TEST_CASE("Branching off a daily match and playing on does not count as a try") {
    Player person;
    begin_daily(person, "cartagena");
    stage::play_by_pointing(person);
    const std::string id = behind(person, "table=");
    person.go("review=" + id + "@2");
    person.set_up({"play-on"});
    REQUIRE(person.scene() == "table");
    CHECK(person.session().match().tag(match::kDailyTag) == match::kPractice);
    person.set_up({"end"});
    CHECK(store::daily_result(store::daily_results("cartagena"), kDay) ==
          store::DailyResult::begun);
    CHECK(store::game_record("cartagena").levels.empty());
}

TEST_CASE(
    "A person's record counts each match once; its page can reset the record and undo the reset") {
    Player person;
    open_table(person);
    person.set_up({"end"});
    CHECK(holds(person.text_view(), "Level 2: 0 of 1 won."));
    const std::string route = person.machine.routes.back();
    person.set_up({"lobby"});
    person.go(route);
    REQUIRE(store::game_record("cartagena").levels.size() == 1);
    CHECK(store::game_record("cartagena").levels[0].matches == 1);
    person.set_up({"lobby"});
    if (person.spot("record")->shown.h < person.spot("record")->rect.h) {
        person.scroll_to("record");
    }
    person.click("record");
    REQUIRE(person.scene() == "record");
    CHECK(person.read("0/1") != nullptr);
    CHECK(holds(person.text_view(), "Level 2, Beginner: not yet, 0 of 1 won"));
    person.click("reset-record");
    CHECK(person.read("Begin a new record?") != nullptr);
    person.click("reset:close");
    CHECK(person.read("Begin a new record?") == nullptr);
    CHECK(person.spot("reset-undo") == nullptr);
    person.click("reset-record");
    person.click("reset-yes");
    CHECK(holds(person.text_view(), "Your record is empty"));
    CHECK(store::game_record("cartagena").levels.empty());
    person.click("reset-undo");
    CHECK(person.read("0/1") != nullptr);
    CHECK(store::game_record("cartagena").levels[0].matches == 1);
    person.click("back");
    CHECK(person.scene() == "lobby");
}

TEST_CASE("The page of a person's record shows streaks, the fastest win and medals") {
    Player person;
    for (const int turns : {30, 24, 40}) {
        REQUIRE(store::add_to_record("cartagena", {3, true, turns, 0, "2026-11"}));
    }
    const store::GameRecord won = store::game_record("cartagena");
    CHECK(store::record_words(won, {3, true, 24, 0, ""}) ==
          "Level 3: 3 of 3 won, 3 in a row. Your fastest win: 24 turns.");
    REQUIRE(store::add_to_record("cartagena", {3, false, 9, 0, "2026-12"}));
    const store::LevelRecord level = store::game_record("cartagena").levels.front();
    CHECK(level.matches == 4);
    CHECK(level.wins == 3);
    CHECK(level.streak == 0);
    CHECK(level.longest == 3);
    CHECK(level.fastest == 24);
    REQUIRE(store::add_to_record("incan_gold", {0, true, 9, 160, "2026-12"}));
    REQUIRE(store::add_to_record("incan_gold", {0, true, 9, 220, "2026-12"}));
    person.go("record");
    const std::string text = person.text_view();
    CAPTURE(text);
    CHECK(holds(text, "Level 3, Casual: beaten, 3 of 4 won"));
    CHECK(holds(text, "Wins in a row: none now; 3 at most, against Level 3."));
    CHECK(holds(text, "Fastest win: 24 turns, against Level 3."));
    CHECK(holds(text, "Nov 2026: 3 played, 3 won"));
    CHECK(holds(text, "Dec 2026: 1 played, 0 won"));
    CHECK(holds(text, "Alone: 2 matches, best 110, average 95.0; best play has 100.3 on average."));
    CHECK(holds(text, "Your medal: silver."));
}

/// Plays to the end with the actions of the bot "greedy".
void play_greedily(Player& person) {
    const auto roster = bots::roster(person.session().game());
    const core::BotChoice greedy = *core::read_bot(roster, "greedy");
    while (!person.over()) {
        const core::Match& match = person.session().match();
        core::Rng rng = core::seat_stream(1, 1, static_cast<std::uint64_t>(match.size()));
        const core::Action action = roster[static_cast<std::size_t>(greedy.index)].decide(
            match.state(), match.turn().seat, {}, 0, rng);
        person.set_up({"act:" + match.game().to_text(match.state(), action)});
        person.rest();
    }
}

TEST_CASE("A win in the short race counts as a win, but not as the fastest win") {
    Player person;
    const auto wins = [] {
        const auto levels = store::game_record("cartagena").levels;
        return levels.empty() ? 0 : levels.front().wins;
    };
    for (int seed = 1; seed < 20 && wins() == 0; ++seed) {
        sit_down(person, "cartagena",
                 {"option:rules=board", "option:tokens=3", "seat:2=level:1",
                  "seed:" + std::to_string(seed)});
        play_greedily(person);
    }
    REQUIRE(wins() == 1);
    CHECK(store::game_record("cartagena").levels.front().fastest == 0);
    CHECK_FALSE(holds(person.text_view(), "fastest win"));
}

TEST_CASE(
    "Importing a backup of the person's record and daily results twice counts nothing twice") {
    Player person;
    open_table(person, 2);
    REQUIRE(store::add_to_record("cartagena", {3, true, 30, 0, "2026-11"}));
    REQUIRE(store::note_daily("carteso", kDay, store::DailyResult::won));
    person.set_up({"lobby", "library", "backup"});
    const auto saved = std::find_if(person.machine.requests.begin(), person.machine.requests.end(),
                                    [](const std::string& one) { return one.starts_with("file"); });
    REQUIRE(saved != person.machine.requests.end());
    const std::string file = saved->substr(saved->find("[Game"));
    Player other;
    other.set_up({"library", "import"});
    REQUIRE(other.answer(file));
    CHECK(holds(other.text_view(), "1 match imported."));
    CHECK(store::game_record("cartagena").levels[0].wins == 1);
    CHECK(store::daily_result(store::daily_results("carteso"), kDay) == store::DailyResult::won);
    other.set_up({"import"});
    REQUIRE(other.answer(file));
    CHECK(store::game_record("cartagena").levels[0].wins == 1);
    REQUIRE(store::add_to_record("cartagena", {3, false, 30, 0, "2026-11"}));
    other.set_up({"import"});
    REQUIRE(other.answer(file));
    CHECK(store::game_record("cartagena").levels[0].matches == 2);
}

TEST_CASE("Valid lines of damaged daily results and records are still read") {
    Player person;
    const std::string settings = person.machine.storage["settings"];
    person.machine.storage["daily:carteso"] = "2026-11-22 77\n2026-11-21 4\n\nx\n2026-11-21 2\n";
    CHECK(store::daily_result(store::daily_results("carteso"), "2026-11-22") ==
          store::DailyResult::none);
    CHECK(store::daily_result(store::daily_results("carteso"), "2026-11-21") ==
          store::DailyResult::won);
    CHECK(store::merge_tallies(
        "; kept settings x 1\n; kept levels: 3\n; kept\nlevels:carteso 3 1\n"));
    CHECK(person.machine.storage["settings"] == settings);
    CHECK(store::load_tallies("levels:carteso").empty());
    person.reload();
    CHECK(person.scene() == "lobby");
}

}  // namespace
}  // namespace ctq::stage
