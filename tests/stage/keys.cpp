// Keys: their list opens in every scene; actions are typed; the laboratory is walked through.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/core/text.hpp"
#include "shell/scenes/keys.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;
using ui::Key;

/// A match of two people with an action to undo and one to redo.
void open_two(Player& person) {
    open_table(person, 2, {"option:rules=board", "seat:2=human", "seed:3"});
    person.press(U'u');
}

TEST_CASE("? opens the keys and Esc closes them, in every scene") {
    struct Way {
        const char* scene;
        std::vector<std::string> commands;
    };
    const Way ways[] = {{"lobby", {"lobby"}},
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
    for (const Way& way : ways) {
        CAPTURE(std::string(way.scene));
        person.go(table);
        REQUIRE(person.scene() == "table");
        person.set_up(way.commands);
        REQUIRE(person.scene() == way.scene);
        person.press(U'?');
        REQUIRE(person.spot("help:close") != nullptr);
        for (const tables::KeyHelp& help : keys_of(person.app().scene(), person.app().commands())) {
            const std::string does = core::capitalized(std::string(help.does));
            CHECK_MESSAGE(person.read(does) != nullptr, does);
        }
        CHECK(person.read("This page") != nullptr);
        person.press(Key::escape);
        CHECK(person.spot("help:close") == nullptr);
        CHECK(person.scene() == way.scene);
    }
}

TEST_CASE(
    "What the keys do is told to the end of its sentence, on every screen and in every size") {
    constexpr std::string_view dots = "…";
    for (const ui::Rect screen : stage::kScreens) {
        for (const char* size : {"normal", "largest"}) {
            CAPTURE(screen.w);
            CAPTURE(size);
            Player person({screen, size});
            person.set_up({"library"});
            person.press(U'?');
            for (const ui::DrawnText& line : person.text()) {
                for (const tables::KeyHelp& help :
                     keys_of(person.app().scene(), person.app().commands())) {
                    const bool cut =
                        line.words.ends_with(dots) &&
                        core::capitalized(std::string(help.does))
                            .starts_with(line.words.substr(0, line.words.size() - dots.size()));
                    CHECK_MESSAGE(!cut, line.words);
                }
            }
        }
    }
}

TEST_CASE("An action typed wrong stays in the dialog with a sentence, a right one is played") {
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
    person.press(U'a');
    REQUIRE(person.machine.question);
    CHECK(person.machine.question->text.empty());
    person.answer("hat@77");
    CHECK(holds(person.app().notice(), "No action begins with “hat@77”"));
    CHECK(person.session().hash() == begin);
}

TEST_CASE("The arrow keys walk through the laboratory, and Enter runs") {
    Player person;
    person.go("lab=cartagena;tokens=1;greedy,random;60;7");
    std::set<std::string> met;
    const auto walk = [&](Key key) {
        for (int i = 0; i < 30 && !met.contains("run"); ++i) {
            const std::string before = person.focus();
            person.press(key);
            met.insert(person.focus());
            if (person.focus() == before && !before.empty()) {
                return;
            }
        }
    };
    for (const Key key :
         {Key::down, Key::right, Key::down, Key::up, Key::left, Key::up, Key::right, Key::down}) {
        walk(key);
    }
    CHECK(met.size() > 4);
    REQUIRE(person.focus() == "run");
    person.press(Key::enter);
    person.rest();
    CHECK(person.app().scene().progress().done == 60);
}

TEST_CASE("A number that was clicked takes the keys") {
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

TEST_CASE("A menu higher than the page scrolls by End, and its rows keep their height") {
    Player person(ui::Rect{0, 0, 640, 360});
    open_table(person);
    person.click("menu");
    int whole = 0;
    int rows = 0;
    for (const ui::Spot& spot : person.spots()) {
        if (spot.name.starts_with("menu-")) {
            CHECK(spot.rect.h == 44);
            ++rows;
            whole += spot.shown.h > 43 ? 1 : 0;
        }
    }
    CHECK(rows == 9);
    CHECK(whole < rows);
    person.press(Key::end);
    CHECK(person.seen("menu-lobby").h == doctest::Approx(44));
    person.click("menu-lobby");
    CHECK(person.scene() == "lobby");
}

TEST_CASE("At a new table arrow keys begin where one is, not at the way back") {
    for (const char* game : {"cartagena", "carteso", "cartolan", "incan_gold"}) {
        CAPTURE(std::string(game));
        Player person;
        person.click(std::string("play:") + game);
        REQUIRE(stage::asked(person));
        person.press(ui::Key::right);
        CAPTURE(person.focus());
        CHECK(person.focus().find(':') != std::string::npos);
    }
}

TEST_CASE("In Cartolan arrows sail from where one is, and on from there") {
    Player person;
    person.set_up({"setup:cartolan", "seat:2=human", "seed:3", "start"});
    REQUIRE(stage::asked(person));
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
}  // namespace ctq::app
