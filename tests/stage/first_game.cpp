// Tests of first games, in which a guide leads the person step by step through a real match.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/lesson.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr const char* kGames[] = {"cartagena", "incan_gold", "carteso", "cartolan"};

/// Presses what the guide highlights until an action is played. If nothing is highlighted, plays
/// any legal action.
void follow(Player& person, stage::By how = stage::By::mouse) {
    REQUIRE(stage::wait_for_turn(person));
    const int before = cursor(person);
    for (int presses = 0; presses < 4 && cursor(person) == before; ++presses) {
        const auto ringed = scenes::awaited(person.table());
        if (ringed.empty()) {
            stage::point(person, person.session().legal()[0], how);
            break;
        }
        stage::press(person, stage::to_press(person, ringed.front()), how);
    }
    REQUIRE(cursor(person) > before);
    person.rest();
}

std::string step_words(int step, std::size_t steps) {
    return "First game · " + std::to_string(step) + " of " + std::to_string(steps);
}

bool is_told(Player& person, const std::string& words) {
    return person.read(words) != nullptr && person.text_view().find(words) != std::string::npos;
}

TEST_CASE("In a first game the guide highlights what to press until the person plays on alone") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Player person;
        person.click(std::string("first:") + game);
        REQUIRE(person.scene() == "table");
        const std::size_t steps = match::find_lesson(game)->steps.size();
        for (std::size_t i = 0; i < steps; ++i) {
            REQUIRE(stage::wait_for_turn(person));
            CHECK(is_told(person, step_words(static_cast<int>(i) + 1, steps)));
            follow(person);
        }
        REQUIRE(stage::wait_for_turn(person));
        CHECK(is_told(person, "First game · all done"));
        CHECK(person.text_view().find("play on") != std::string::npos);
        REQUIRE(person.spot("leave-lesson") != nullptr);
        follow(person);
        CHECK(person.spot("leave-lesson") == nullptr);
    }
}

TEST_CASE("On a phone everything that the guide highlights is in view") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Player person(stage::kPhone);
        person.set_up({std::string("first:") + game});
        for (std::size_t i = match::find_lesson(game)->steps.size(); i > 0; --i) {
            follow(person, stage::By::finger);
        }
        REQUIRE(stage::wait_for_turn(person));
        CHECK(is_told(person, "all done"));
    }
}

TEST_CASE("In a first game actions that the guide does not ask for are refused, with a message") {
    Player person;
    person.go("first=incan_gold");
    REQUIRE(stage::wait_for_turn(person));
    const auto hash = person.session().hash();
    const int actions = person.session().match().cursor();
    person.click("do:leave");
    CHECK(person.app().notice() == "For now: go on into the temple.");
    CHECK(person.read("For now: go on into the temple.") != nullptr);
    CHECK(person.session().hash() == hash);
    CHECK(person.session().match().cursor() == actions);
    follow(person);
    CHECK(is_told(person, step_words(2, 8)));
}

TEST_CASE("A message for another action than the guide's goes as soon as its action is played") {
    Player person({stage::kDesktop, "normal", false, true});
    person.click("first:cartolan");
    REQUIRE(stage::wait_for_turn(person));
    person.click("cell:0,1");
    CHECK(person.read("For now: leave the city to the west.") != nullptr);
    person.click("cell:-1,0");
    person.wait(1);
    CHECK(person.read("For now:") == nullptr);
}

TEST_CASE("The guide of a first game is at the right step after a reload, undo, redo or restart") {
    Player person;
    person.go("first=cartagena");
    for (int i = 0; i < 3; ++i) {
        follow(person);
    }
    CHECK(is_told(person, step_words(4, 8)));
    person.reload();
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(is_told(person, step_words(4, 8)));
    const auto clicked = [&](const char* spot) {
        person.click(spot);
        person.rest();
    };
    clicked("undo");
    CHECK(is_told(person, step_words(3, 8)));
    clicked("redo");
    CHECK(is_told(person, step_words(4, 8)));
    clicked("restart-lesson");
    CHECK(is_told(person, step_words(1, 8)));
}

TEST_CASE("After leaving the lesson the person plays on freely") {
    Player person;
    person.go("first=incan_gold");
    REQUIRE(stage::wait_for_turn(person));
    const auto hash = person.session().hash();
    person.click("leave-lesson");
    CHECK(person.spot("leave-lesson") == nullptr);
    CHECK(person.session().hash() == hash);
    stage::point(person, stage::action_of(person, "leave"));
    person.rest();
    person.reload();
    REQUIRE(person.scene() == "table");
    CHECK(person.spot("leave-lesson") == nullptr);
}

}  // namespace
}  // namespace ctq::stage
