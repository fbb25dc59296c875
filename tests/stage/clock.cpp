// The clock of a network table, as the people at it see it.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/stage/two_people.hpp"

namespace ctq::stage {
namespace {

/// How many sounds the machine was asked to play.
std::ptrdiff_t sounds_played(const Player& person) {
    const auto& requests = person.machine.requests;
    return std::count_if(requests.begin(), requests.end(),
                         [](const std::string& one) { return one.starts_with("sound "); });
}

/// Lets whole seconds pass at both devices.
void pass_seconds(Player& person, int seconds) {
    for (int i = 0; i < seconds; ++i) {
        person.wait(1);
    }
}

/// Anna opens a table of this set-up with a clock, and Ben joins. `clock`: the commands that set it.
void sit_down_with_clock(Player& anna, Player& ben, const std::string& setup,
                         const std::vector<std::string>& clock) {
    anna.go("friend=" + setup);
    anna.answer("Anna");
    press(anna, "clock");
    for (const std::string& one : clock) {
        press(anna, one.c_str());
    }
    press(anna, "clock-sheet-close");
    join_by_link(anna, ben);
    REQUIRE(anna.scene() == "table");
}

/// Plays until it is the turn of this person.
void play_to_turn_of(Player& anna, Player& person) {
    for (int i = 0; !person.session().your_turn(); ++i) {
        REQUIRE(i < 80);
        anna.play(1);
        receive(anna);
    }
}

TEST_CASE("The sheet of the clock sets time and increment") {
    for (const ui::Rect screen : kScreens) {
        CAPTURE(screen.w);
        Player anna(screen);
        anna.go("friend=carteso;size=5;human,guest;");
        anna.answer("Anna");
        CHECK(reads(anna, "Clock: none"));
        press(anna, "clock");
        press(anna, "clock-kind:2");
        CHECK(reads(anna, "10 min"));
        press(anna, "clock-time:300");
        press(anna, "clock-gain:10");
        press(anna, "clock-sheet-close");
        CHECK(anna.spot("clock-time:300") == nullptr);
        CHECK(reads(anna, "Clock: 5 minutes a player and 10 seconds an action"));
    }
}

TEST_CASE("An invited guest reads which clock there is, before joining and at the table") {
    Player anna;
    Player& ben = anna.bring();
    anna.go("friend=cartagena;rules=board;human,guest,guest;");
    anna.answer("Anna");
    press(anna, "clock");
    press(anna, "clock-kind:1");
    press(anna, "clock-sheet-close");
    open_invitation(anna, ben);
    const std::string words =
        "There is a clock: 1 minute an action. For anyone who runs out of time, a bot plays one "
        "action.";
    CHECK(reads(ben, words));
    press(ben, "join");
    ben.answer("Ben");
    receive(anna);
    CHECK(reads(ben, words));
    press(anna, "fill:3");
    receive(anna);
    CHECK(reads(anna, "There is a clock: 1 minute an action."));
}

TEST_CASE("Every game shows the remaining time of whom the match waits for") {
    for (const char* setup : {"cartagena;;human,guest;", "carteso;size=5;human,guest;",
                              "incan_gold;;human,guest;", "cartolan;;human,guest;"}) {
        for (const ui::Rect screen : kScreens) {
            CAPTURE(setup);
            CAPTURE(screen.w);
            Player anna(screen);
            Player& ben = anna.bring();
            sit_down_with_clock(anna, ben, setup, {"clock-kind:1"});
            play_to_turn_of(anna, ben);
            pass_seconds(anna, 5);
            REQUIRE(ben.spot("clock-left") != nullptr);
            CHECK(ben.spot("clock-left")->label.starts_with("0:5"));
            CHECK(anna.spot("clock-left") != nullptr);
        }
    }
}

TEST_CASE("The last ten seconds are announced and ticked, to whoever is to act") {
    Player anna;
    Player& ben = anna.bring();
    sit_down_with_clock(anna, ben, "carteso;size=5;human,guest;",
                        {"clock-kind:1", "clock-time:15"});
    play_to_turn_of(anna, ben);
    ben.set_up({"set:sound=on"});
    const auto before = sounds_played(ben);
    CHECK_FALSE(reads(ben, "10 seconds left."));
    pass_seconds(anna, 8);
    CHECK(reads(ben, "10 seconds left."));
    CHECK_FALSE(reads(anna, "10 seconds left."));
    CHECK(sounds_played(ben) >= before + 2);
}

TEST_CASE("When time is up a bot plays one action, then the seat is its player's again") {
    for (const bool host_is_late : {false, true}) {
        CAPTURE(host_is_late);
        Player anna;
        Player& ben = anna.bring();
        sit_down_with_clock(anna, ben, "carteso;size=5;human,guest;", {"clock-kind:1"});
        Player& late = host_is_late ? anna : ben;
        Player& other = host_is_late ? ben : anna;
        play_to_turn_of(anna, late);
        const int actions = late.session().match().size();
        pass_seconds(anna, 61);
        CHECK(reads(late, "Your time was up: a bot plays one action."));
        receive(anna);
        receive(anna);
        CHECK(late.session().match().size() == actions + 1);
        REQUIRE(other.session().your_turn());
        CHECK_FALSE(reads(other, "a bot played on"));
        other.play(1);
        receive(anna);
        REQUIRE(late.session().your_turn());
        late.play(1);
        receive(anna);
        CHECK(late.session().match().size() >= actions + 3);
        CHECK_FALSE(reads(late, "waits until somebody is back"));
    }
}

TEST_CASE("Two people who only read lose one action each, then the match waits for them") {
    Player anna;
    Player& ben = anna.bring();
    sit_down_with_clock(anna, ben, "incan_gold;;human,guest;", {"clock-kind:1"});
    pass_seconds(anna, 70);
    receive(anna);
    const int actions = anna.session().match().size();
    pass_seconds(anna, 300);
    CHECK(anna.session().match().size() == actions);
    CHECK(reads(anna, "Nobody acted in time, so the match waits until somebody is back."));
    CHECK(reads(ben, "Nobody acted in time, so the match waits until somebody is back."));
    press(ben, "net:return");
    receive(anna);
    CHECK_FALSE(reads(ben, "waits until somebody is back"));
    CHECK_FALSE(reads(anna, "waits until somebody is back"));
    CHECK(ben.session().your_turn());
    CHECK(anna.session().your_turn());
}

}  // namespace
}  // namespace ctq::stage
