// Keys: the list of keys opens in every scene, actions can be typed, and the laboratory is used by
// keyboard.
#include <doctest/doctest.h>

#include <string>

#include "engine/core/text.hpp"
#include "shell/scenes/keys.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

/// A match of two people with one action to undo and one to redo.
void open_two(Player& person) {
    open_table(person, 2, {"option:rules=board", "seat:2=human", "seed:3"});
    person.press(U'u');
}

TEST_CASE("? opens the list of keys and Esc closes it, in every scene") {
    struct Visit {
        const char* scene;
        std::vector<std::string> commands;
    };
    const Visit visits[] = {{"lobby", {"lobby"}},
                            {"setup", {"lobby", "setup:cartagena"}},
                            {"table", {}},
                            {"review", {"review", "previous"}},
                            {"sandbox", {"sandbox", "first", "next", "next"}},
                            {"laboratory", {"lobby", "laboratory"}},
                            {"library", {"lobby", "library"}},
                            {"rules", {"rules:cartagena"}}};
    Player person;
    open_two(person);
    const std::string table = person.machine.routes.back();
    for (const Visit& visit : visits) {
        CAPTURE(std::string(visit.scene));
        person.go(table);
        REQUIRE(person.scene() == "table");
        person.set_up(visit.commands);
        REQUIRE(person.scene() == visit.scene);
        person.press(U'?');
        REQUIRE(person.spot("help:close") != nullptr);
        int of_lists = 0;
        for (const tables::KeyHelp& help :
             scenes::keys_of(person.app().scene(), person.app().commands())) {
            of_lists += help.key == "Page Up" || help.key == "Home" ? 1 : 0;
            const std::string does = core::capitalized(std::string(help.does));
            CHECK_MESSAGE(person.read(does) != nullptr, does);
        }
        CHECK(of_lists == 2);
        CHECK(person.read("This page") != nullptr);
        person.press(Key::escape);
        CHECK(person.spot("help:close") == nullptr);
        CHECK(person.scene() == visit.scene);
    }
}

TEST_CASE("A mistyped action stays in its dialog with a message, and a corrected one is played") {
    Player person;
    open_two(person);
    const auto begin = person.session().hash();
    const std::string right =
        person.session().game().to_text(person.session().view(), person.session().legal()[0]);
    person.press(U'a');
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text.empty());
    CHECK(holds(person.machine.question->words, right));
    person.answer("dance a jig");
    CHECK(holds(person.app().notice(), "No action begins with “dance”"));
    CHECK(person.read("No action begins with “dance”") != nullptr);
    CHECK(person.session().hash() == begin);
    person.press(U'a');
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text == "dance a jig");
    person.answer(right);
    CHECK(person.session().hash() != begin);
    person.press(U'u');
    CHECK(person.session().hash() == begin);
}

TEST_CASE("After a click on a number field the arrow keys change its number") {
    Player person;
    person.go("setup=cartagena");
    person.click("option:rules=cards");
    const char* number = "option:tokens=number";
    CHECK(person.spot(number)->label == "Pirates each, 4");
    person.click(number);
    person.press(Key::right);
    CHECK(person.spot(number)->label == "Pirates each, 5");
    person.press(Key::home);
    CHECK(person.spot(number)->label == "Pirates each, 1");
    CHECK(person.read("Pirates each") != nullptr);
}

TEST_CASE("At a new table the first arrow key goes to the board, not to Back") {
    for (const char* game : {"cartagena", "carteso", "cartolan", "incan_gold"}) {
        CAPTURE(std::string(game));
        Player person;
        person.click(std::string("play:") + game);
        REQUIRE(stage::wait_for_turn(person));
        person.press(ui::Key::right);
        CAPTURE(person.focus());
        CHECK(person.focus().find(':') != std::string::npos);
    }
}

TEST_CASE("In Cartolan the arrow keys start from the Adventurer's tile, then from the next tile") {
    Player person;
    person.set_up({"setup:cartolan", "seat:2=human", "seed:3", "start"});
    REQUIRE(stage::wait_for_turn(person));
    for (const char* place : {"cell:1,0", "cell:2,0"}) {
        const int before = cursor(person);
        person.press(Key::right);
        REQUIRE(person.focus() == place);
        person.press(Key::enter);
        person.rest();
        CHECK(cursor(person) > before);
    }
}

}  // namespace
}  // namespace ctq::stage
