// A table where only bots play: watched, paused, stepped, gone back in, and hurried to its end.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;

void watch(Player& person) {
    person.set_up({"set:watch=slow", "setup:cartagena", "seat:1=runner", "seed:11", "start"});
    REQUIRE(person.scene() == "table");
}

void check_paused(Player& person) {
    CHECK(person.app().quiet());
    CHECK(person.spot("go-on") != nullptr);
    CHECK(person.app().scene().status().starts_with("Paused"));
    CHECK(person.read("Paused") != nullptr);
    const auto held = person.session().hash();
    person.wait(60);
    CHECK(person.session().hash() == held);
}

/// All that can be watched with, once by clicks or taps and once by keys.
void check_watching(Player& person, bool finger) {
    const auto press = [&](const char* name) { finger ? person.tap(name) : person.click(name); };
    watch(person);
    const int begin = cursor(person);
    person.wait(5);
    CHECK(cursor(person) > begin);
    press("pause");
    check_paused(person);
    const auto held = person.session().hash();
    const int actions = cursor(person);
    press("step");
    CHECK(cursor(person) > actions);
    check_paused(person);
    const auto stepped = person.session().hash();
    CHECK(stepped != held);
    press("undo");
    CHECK(person.session().hash() == held);
    if (!finger) {
        person.press(U's');
    } else {
        press("step");
    }
    CHECK(person.session().hash() == stepped);
    const int again = cursor(person);
    if (!finger) {
        person.press(U'p');
    } else {
        press("go-on");
    }
    CHECK(person.spot("pause") != nullptr);
    person.wait(5);
    CHECK(cursor(person) > again);
}

TEST_CASE("Bots play by themselves; pause holds them, a step plays one decision, undo goes back") {
    Player person;
    check_watching(person, false);
}

TEST_CASE("On a phone bots are watched by fingers, with buttons large enough for them") {
    Player person(stage::kPhone);
    check_watching(person, true);
    for (const char* name : {"pause", "step", "set:watch=slow", "set:watch=fastest"}) {
        const ui::Rect at = person.seen(name);
        CAPTURE(name);
        CHECK(at.h >= 44);
        CHECK(at.x >= 0);
        CHECK(at.right() <= 390);
    }
}

TEST_CASE("At the fastest a whole match runs to its end, and says who won") {
    Player person;
    watch(person);
    person.click("set:watch=fastest");
    person.rest();
    REQUIRE(person.over());
    CHECK(holds(person.app().scene().status(), " win"));
    CHECK(person.read(" wins") != nullptr);
    CHECK(person.spot("again") == nullptr);
    person.wait(1.3);
    CHECK(person.spot("again") != nullptr);
}

}  // namespace
}  // namespace ctq::app
