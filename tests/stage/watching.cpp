// A table with bots only: watching, pausing, stepping, undoing and playing fast to the end.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
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
    const auto before = person.session().hash();
    person.wait(60);
    CHECK(person.session().hash() == before);
}

TEST_CASE("In a match of bots pause stops them, step plays one decision, and undo goes back") {
    for (const auto how : {stage::By::mouse, stage::By::finger}) {
        const bool finger = how == stage::By::finger;
        Player person(finger ? stage::kPhone : stage::kDesktop);
        watch(person);
        const int begin = cursor(person);
        person.wait(5);
        CHECK(cursor(person) > begin);
        stage::press(person, "pause", how);
        check_paused(person);
        const auto before = person.session().hash();
        const int actions = cursor(person);
        stage::press(person, "step", how);
        CHECK(cursor(person) > actions);
        check_paused(person);
        const auto stepped = person.session().hash();
        CHECK(stepped != before);
        stage::press(person, "undo", how);
        CHECK(person.session().hash() == before);
        person.press(U's');
        CHECK(person.session().hash() == stepped);
        const int again = cursor(person);
        finger ? person.tap("go-on") : person.press(U'p');
        CHECK(person.spot("pause") != nullptr);
        person.wait(5);
        CHECK(cursor(person) > again);
        for (const char* name : {"pause", "step", "set:watch=slow", "set:watch=fastest"}) {
            CAPTURE(name);
            CHECK((!finger || person.seen(name).h >= 44));
        }
    }
}

TEST_CASE("At the fastest speed a match of bots runs to its end and shows the winner") {
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
}  // namespace ctq::stage
