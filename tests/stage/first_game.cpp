// Tests of first games, in which a guide leads the person step by step through a real match.
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>

#include "shell/match/lesson.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"
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

/// Opens the lesson of a game and follows it to its last text.
void finish_lesson(Player& person, const std::string& game, stage::By how = stage::By::mouse) {
    person.set_up({"first:" + game});
    for (std::size_t i = match::find_lesson(game)->steps.size(); i > 0; --i) {
        follow(person, how);
    }
    REQUIRE(stage::wait_for_turn(person));
}

/// Counts the corners that are drawn in the colour of what may be pressed.
long violet(Player& person) {
    constexpr unsigned rgb = 0xFFFFFF;
    long count = 0;
    for (const ImDrawList* list : person.drawn().CmdLists) {
        count += std::count_if(list->VtxBuffer.begin(), list->VtxBuffer.end(),
                               [](const ImDrawVert& corner) {
                                   return (corner.col & rgb) == (ui::dark_theme.may & rgb);
                               });
    }
    return count;
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
        CHECK(holds(person.text_view(), "Well done"));
        REQUIRE(person.spot("leave-lesson") != nullptr);
        follow(person);
        CHECK(person.spot("leave-lesson") == nullptr);
    }
}

TEST_CASE("On a phone everything that the guide highlights is in view") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Player person(stage::kPhone);
        finish_lesson(person, game, stage::By::finger);
        CHECK(is_told(person, "Well done"));
    }
}

TEST_CASE("After a lesson's last step its golden button starts the game's standard match") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        for (const char* game : kGames) {
            CAPTURE(game);
            CAPTURE(screen.w);
            Player person(screen);
            finish_lesson(person, game);
            CHECK(person.read("Play your first match") != nullptr);
            CHECK(person.read("Continue this one") != nullptr);
            CHECK(person.spot("restart-lesson") == nullptr);
            CHECK_MESSAGE(person.cut().empty(), person.cut());
            person.click("first-match");
            REQUIRE(person.scene() == "table");
            const core::Setup& setup = person.session().match().setup();
            const match::TableSetup standard = match::standard_setup(person.session().game());
            CHECK(setup.options == standard.options);
            CHECK(setup.seats == standard.seats);
            CHECK((setup.seats[1] == "level:1" || setup.seats[1] == "level:2"));
            CHECK(person.session().match().tag(match::kLessonTag).empty());
            CHECK(person.spot("first-match") == nullptr);
            person.go_back();
            CHECK(person.scene() == "lobby");
        }
    }
}

TEST_CASE("The result of a lesson offers the first match and no rematch, also if it was left") {
    for (const char* game : kGames) {
        CAPTURE(game);
        Player person;
        finish_lesson(person, game);
        person.click("leave-lesson");
        CHECK(person.spot("first-match") == nullptr);
        CHECK_FALSE(person.over());
        CHECK(person.spot("undo") != nullptr);
        person.set_up({"end"});
        REQUIRE(person.spot("first-match") != nullptr);
        CHECK(person.spot("again") == nullptr);
        person.click("change");
        REQUIRE(person.scene() == "setup");
        CHECK_FALSE(person.app().commands().enabled("defaults"));
        person.go_back();
        person.click("first-match");
        REQUIRE(person.scene() == "table");
        CHECK_FALSE(person.over());
        CHECK(person.session().match().setup().seats ==
              match::standard_setup(person.session().game()).seats);
    }
}

TEST_CASE("The panel of a first game keeps its height from step to step") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        for (const char* game : kGames) {
            CAPTURE(game);
            CAPTURE(screen.w);
            Player person(screen);
            person.set_up({std::string("first:") + game});
            REQUIRE(stage::wait_for_turn(person));
            const float at = person.spot("leave-lesson")->rect.y;
            for (std::size_t i = match::find_lesson(game)->steps.size(); i > 0; --i) {
                REQUIRE(stage::wait_for_turn(person));
                CHECK(person.spot("leave-lesson")->rect.y == at);
                follow(person);
            }
            REQUIRE(stage::wait_for_turn(person));
            CHECK((screen.w < 700 || person.spot("leave-lesson")->rect.y == at));
        }
    }
}

TEST_CASE("A first game marks on the board only what its step asks for") {
    for (const char* game : {"cartagena", "cartolan"}) {
        CAPTURE(game);
        Player person;
        person.set_up({std::string("first:") + game});
        REQUIRE(stage::wait_for_turn(person));
        person.leave();
        const long asked = violet(person);
        CHECK(asked > 0);
        person.click("leave-lesson");
        person.leave();
        CHECK(violet(person) > asked);
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

TEST_CASE("After leaving the lesson nothing of it stays, and the person plays on freely") {
    Player person;
    person.go("first=incan_gold");
    REQUIRE(stage::wait_for_turn(person));
    const auto hash = person.session().hash();
    person.click("do:leave");
    REQUIRE(person.read("For now:") != nullptr);
    CHECK(person.spot("hint") == nullptr);
    person.click("leave-lesson");
    CHECK(person.read("For now:") == nullptr);
    CHECK(person.spot("leave-lesson") == nullptr);
    CHECK(scenes::awaited(person.table()).empty());
    CHECK(person.spot("hint") != nullptr);
    CHECK(person.session().hash() == hash);
    stage::point(person, stage::action_of(person, "leave"));
    person.rest();
    CHECK(person.read("For now:") == nullptr);
    // Undo stops at chance, as in any match.
    CHECK(person.session().history().undoes_chance());
    person.reload();
    REQUIRE(person.scene() == "table");
    CHECK(person.spot("leave-lesson") == nullptr);
    person.go("library");
    CHECK(person.read("First game") == nullptr);
}

TEST_CASE("In Incan Gold's lesson the header's lead agrees with the tents that are drawn") {
    Player person({.motion = true});
    person.go("first=incan_gold");
    const auto agrees = [&] {
        int tents[3] = {};
        for (int seat = 1; seat <= 3; ++seat) {
            const std::string& label = person.spot("seat-" + std::to_string(seat))->label;
            tents[seat - 1] = std::atoi(label.substr(label.find("tent ") + 5).c_str());
        }
        const bool even = tents[0] == tents[1] && tents[1] == tents[2];
        return (person.spot("outlook")->label.find("All even") != std::string::npos) == even;
    };
    for (const char* spot : {"do:stay", "do:stay", "do:leave"}) {
        REQUIRE(stage::wait_for_turn(person));
        stage::read_on(person);
        person.click(spot);
    }
    for (const double end = person.now() + 40; person.now() < end;) {
        person.step();
        CAPTURE(person.now());
        CAPTURE(person.spot("outlook")->label);
        CAPTURE(person.spot("seat-1")->label);
        CAPTURE(person.spot("seat-3")->label);
        CHECK(agrees());
    }
}

}  // namespace
}  // namespace ctq::stage
