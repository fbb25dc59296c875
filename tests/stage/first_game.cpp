// First games: the guide leads through a real match by clicks, and keeps its place.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "shell/scenes/table/next_spots.hpp"
#include "tests/stage/pointing.hpp"

namespace ctq::app {
namespace {

using stage::Player;

/// What a person clicks for each step; the last click of each plays the action.
struct Lesson {
    const char* game;
    std::vector<std::vector<const char*>> steps;
};

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all{
        {"cartagena",
         {{"card:hat", "token:0"},
          {"card:hat", "token:0"},
          {"token:5", "space:4"},
          {"token:8", "space:4"},
          {"card:pistol", "token:0"},
          {"do:end"},
          {"card:skull", "token:28"},
          {"card:bottle", "token:34"}}},
        {"incan_gold",
         {{"do:stay"},
          {"do:stay"},
          {"do:leave"},
          {"do:stay"},
          {"do:stay"},
          {"do:stay"},
          {"do:stay"},
          {"do:leave"}}},
        {"carteso",
         {{"point:a3"},
          {"point:a2"},
          {"point:b4"},
          {"point:a1"},
          {"stone-O", "point:d3"},
          {"point:d2"},
          {"point:d4"},
          {"point:c4"}}},
        {"cartolan",
         {{"cell:-1,0"},
          {"cell:-1,1"},
          {"cell:0,1"},
          {"do:stop"},
          {"cell:0,0"},
          {"do:bank=2"},
          {"cell:0,1"},
          {"cell:0,2"}}},
    };
    return all;
}

/// Clicks these until an action is done; the rest is left out where one was clear before.
void act(Player& person, const std::vector<const char*>& spots) {
    REQUIRE(stage::asked(person));
    const int before = person.session().match().cursor();
    for (const char* spot : spots) {
        if (person.session().match().cursor() == before) {
            person.click(spot);
        }
    }
    REQUIRE(person.session().match().cursor() > before);
    person.rest();
}

std::string words_of(int step, std::size_t steps) {
    return "First game · " + std::to_string(step) + " of " + std::to_string(steps);
}

bool tells(Player& person, const std::string& words) {
    return person.read(words) != nullptr && person.text_view().find(words) != std::string::npos;
}

TEST_CASE("The first games are played by clicks to where one plays on") {
    for (const Lesson& lesson : lessons()) {
        CAPTURE(lesson.game);
        Player person;
        person.click(std::string("first:") + lesson.game);
        REQUIRE(person.scene() == "table");
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            CAPTURE(i);
            REQUIRE(stage::asked(person));
            CHECK(tells(person, words_of(static_cast<int>(i) + 1, lesson.steps.size())));
            act(person, lesson.steps[i]);
        }
        REQUIRE(stage::asked(person));
        CHECK(tells(person, "First game · all done"));
        CHECK(person.text_view().find("play on") != std::string::npos);
        REQUIRE(person.spot("leave-lesson") != nullptr);
        stage::point(person, person.session().legal()[0]);
        person.rest();
        CHECK(person.spot("leave-lesson") == nullptr);
    }
}

TEST_CASE("What the guide rings is what leads on, and is in sight") {
    for (const Lesson& lesson : lessons()) {
        CAPTURE(lesson.game);
        Player person(stage::kPhone);
        person.set_up({std::string("first:") + lesson.game});
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            CAPTURE(i);
            REQUIRE(stage::asked(person));
            const int before = person.session().match().cursor();
            for (int taps = 0; taps < 4 && person.session().match().cursor() == before; ++taps) {
                const auto ringed = awaited(person.table());
                if (ringed.empty()) {  // anything will do
                    stage::point(person, person.session().legal()[0], stage::By::finger);
                    break;
                }
                person.tap(stage::to_press(person, ringed.front()));
            }
            CHECK(person.session().match().cursor() > before);
        }
        REQUIRE(stage::asked(person));
        CHECK(tells(person, "all done"));
    }
}

TEST_CASE("Another action is refused with what to try, and nothing is lost") {
    Player person;
    person.go("first=incan_gold");
    REQUIRE(stage::asked(person));
    const auto hash = person.session().hash();
    const int actions = person.session().match().cursor();
    person.click("do:leave");
    CHECK(person.app().notice() == "For now: go on into the temple.");
    CHECK(person.read("For now: go on into the temple.") != nullptr);
    CHECK(person.session().hash() == hash);
    CHECK(person.session().match().cursor() == actions);
    act(person, {"do:stay"});
    CHECK(tells(person, words_of(2, 8)));
}

TEST_CASE("A reload, undo, redo and a new start know the step") {
    Player person;
    person.go("first=cartagena");
    for (int i = 0; i < 3; ++i) {
        act(person, lessons().front().steps[static_cast<std::size_t>(i)]);
    }
    CHECK(tells(person, words_of(4, 8)));
    person.reload();
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(tells(person, words_of(4, 8)));
    const auto clicked = [&](const char* spot) {
        person.click(spot);
        person.rest();
    };
    clicked("undo");
    CHECK(tells(person, words_of(3, 8)));
    clicked("redo");
    CHECK(tells(person, words_of(4, 8)));
    clicked("restart-lesson");
    CHECK(tells(person, words_of(1, 8)));
    act(person, lessons().front().steps[0]);
    CHECK(tells(person, words_of(2, 8)));
}

TEST_CASE("Who leaves the lesson plays on freely") {
    Player person;
    person.go("first=incan_gold");
    REQUIRE(stage::asked(person));
    const auto hash = person.session().hash();
    person.click("leave-lesson");
    CHECK(person.spot("leave-lesson") == nullptr);
    CHECK(person.session().hash() == hash);
    act(person, {"do:leave"});
    person.reload();
    REQUIRE(person.scene() == "table");
    CHECK(person.spot("leave-lesson") == nullptr);
}

TEST_CASE("The text view has the guide's words and its two ways") {
    Player person;
    person.set_up({"set:text=on"});
    person.go("first=cartagena");
    REQUIRE(stage::asked(person));
    const std::string told = person.text_view();
    CHECK(told.find("Play a hat on a pirate") != std::string::npos);
    for (const char* label : {"\"label\":\"Leave the lesson\"", "\"label\":\"Start again\""}) {
        const std::size_t at = told.find(label);
        REQUIRE(at != std::string::npos);
        CHECK(told.find(label, at + 1) == std::string::npos);
    }
}

}  // namespace
}  // namespace ctq::app
