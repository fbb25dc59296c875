// Tests of how fast bots play: slowly enough to follow, never for long, and faster after a press.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/table/pacing.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr double kGlance = 0.02;  // seconds between two looks

/// The times, in seconds, that bots took between two turns of the person.
struct Round {
    double all = 0;
    double longest = 0;        ///< the longest turn of one bot
    double least_step = 1000;  ///< between two actions of bots
    int actions = 0;
};

/// Watches until it is a person's turn again.
Round watch_round(Player& person) {
    Round round;
    const double began = person.now();
    double turn = began;
    double step = began;
    int seat = person.session().turn().seat;
    int actions = cursor(person);
    while (!person.over() && !person.session().your_turn()) {
        person.wait(kGlance);
        if (cursor(person) != actions) {
            actions = cursor(person);
            round.least_step = std::min(round.least_step, person.now() - step);
            step = person.now();
            ++round.actions;
        }
        if (person.session().turn().seat != seat) {
            seat = person.session().turn().seat;
            round.longest = std::max(round.longest, person.now() - turn);
            turn = person.now();
        }
        REQUIRE(person.now() < began + 60);
    }
    round.all = person.now() - began;
    return round;
}

/// Plays the person's turn without a pause.
void play_turn(Player& person) {
    while (!person.over() && person.session().your_turn()) {
        const core::Action action = stage::any_action(person);
        const std::string token = person.session().game().to_text(person.session().view(), action);
        REQUIRE(person.app().run("act:" + token, person.now()));
    }
    person.pass();
}

std::vector<Round> rounds(Player& person, int count) {
    std::vector<Round> all;
    for (int i = 0; i < count && !person.over(); ++i) {
        play_turn(person);
        all.push_back(watch_round(person));
    }
    return all;
}

TEST_CASE("A bot's turn takes at most four seconds, and the turns of all bots at most eight") {
    const std::vector<std::vector<std::string>> tables{
        {"cartagena", "option:rules=board", "seats:5", "seed:7"},
        {"cartolan", "option:mode=regular", "seats:4", "seed:7"}};
    for (const auto& table : tables) {
        CAPTURE(table.front());
        Player person({.screen = stage::kDesktop, .motion = true});
        person.set_up({"setup:" + table.front()});
        person.set_up(std::vector(table.begin() + 1, table.end()));
        person.set_up({"start"});
        watch_round(person);
        int actions = 0;
        for (const Round& round : rounds(person, 6)) {
            actions += round.actions;
            // Before the next bot acts, moving pieces arrive, which may take a little longer.
            CHECK(round.longest <= scenes::Pacing::kBotsTurn + 0.5);
            CHECK(round.all <= scenes::Pacing::kAllTurns + 1);
        }
        CHECK(actions > 20);
    }
}

TEST_CASE("Each of the five speeds is faster than the one before, and the choice is saved") {
    double before = 1000;
    for (const char* speed : {"slow", "calm", "normal", "fast", "instant"}) {
        CAPTURE(std::string(speed));
        Player person({.screen = stage::kDesktop, .motion = true});
        person.click("settings");
        person.scroll_to(std::string("set:speed=") + speed);
        if (!pressed(person, std::string("set:speed=") + speed)) {
            person.click(std::string("set:speed=") + speed);
        }
        person.reload();
        CHECK(pressed(person, std::string("set:speed=") + speed));
        sit_down(person, "cartagena", {"option:rules=board", "seats:3", "seed:7"});
        double all = 0;
        for (const Round& round : rounds(person, 3)) {
            all += round.all;
        }
        CHECK(all < 0.8 * before);
        before = all;
    }
    CHECK(before < 0.5);
}

TEST_CASE("If a bot begins, it waits a second before its first action") {
    Player person({.screen = stage::kDesktop, .motion = true});
    person.set_up(
        {"setup:carteso", "option:komi=0", "option:sides=ask", "seat:2=random", "seed:3", "start"});
    REQUIRE_FALSE(person.session().your_turn());
    const int begin = cursor(person);
    person.wait(0.9);
    CHECK(cursor(person) == begin);
    person.wait(0.4);
    CHECK(cursor(person) > begin);
}

TEST_CASE("A text above the hand says what a bot did until the next bot acts") {
    Player person({.screen = stage::kPhone, .motion = true});
    sit_down(person, "cartagena", {"option:rules=board", "seats:3", "seed:7"});
    play_turn(person);
    const int actions = cursor(person);
    while (cursor(person) == actions) {
        person.wait(kGlance);
    }
    REQUIRE_FALSE(person.session().your_turn());
    const std::string& done = person.board().log().back().text;
    CAPTURE(done);
    CHECK(person.read(done.substr(0, 24)) != nullptr);
    CHECK(person.read(" is thinking.") == nullptr);
}

TEST_CASE(
    "The others' actions since the person's last action stay marked until the person acts again") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=board", "seats:4", "seed:7"});
    play_turn(person);
    person.rest();
    REQUIRE(person.session().your_turn());
    const auto recent = [&] { return person.board().context().recent; };
    std::vector<int> seats;
    for (const match::LastAction& one : recent()) {
        seats.push_back(one.seat);
    }
    CHECK(std::count(seats.begin(), seats.end(), 2) >= 2);
    CHECK(std::count(seats.begin(), seats.end(), 4) >= 2);
    CHECK(std::count(seats.begin(), seats.end(), 1) == 0);
    CHECK(std::is_sorted(seats.begin(), seats.end()));
    const std::size_t shown = person.picture();
    person.reload();
    person.rest();
    CHECK(recent().size() == seats.size());
    CHECK(person.picture() == shown);
    stage::play_by_pointing(person);
    CHECK(recent().size() == 1);
    CHECK(recent().front().seat == 1);
}

TEST_CASE("While bots play, a press skips the rest of one bot's turn only") {
    Player person({.screen = stage::kDesktop, .motion = true});
    sit_down(person, "cartagena", {"option:rules=board", "seats:3", "seed:7"});
    play_turn(person);
    person.wait(0.1);
    const int seat = person.session().turn().seat;
    REQUIRE_FALSE(person.session().your_turn());
    person.click({4, stage::kDesktop.h - 4});  // no spot is here
    person.wait(0.1);
    REQUIRE(person.session().turn().seat != seat);
    REQUIRE_FALSE(person.session().your_turn());
    const int actions = cursor(person);
    person.wait(0.2);
    CHECK(cursor(person) == actions);
    person.press(ui::Key::right);
    person.wait(0.1);
    CHECK(person.session().your_turn());
}

}  // namespace
}  // namespace ctq::stage
