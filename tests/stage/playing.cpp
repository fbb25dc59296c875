// Tests of a table: pressing, dragging, leaving and undo; what is saved, hidden and shown.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

TEST_CASE("Dragging a token to a legal space moves it there") {
    Player person;
    open_position(person, "tokens=0,9|5,12 hands=DC|S");
    const core::Action action = stage::action_of(person, "D@0");
    const std::vector<std::string> spots = stage::names_of(person, action);
    REQUIRE(spots.size() == 3);  // card, token and space
    const int before = cursor(person);
    person.drag(spots[1], spots[2]);
    REQUIRE(cursor(person) > before);
    CHECK(person.session().match().action(before) == action);
}

TEST_CASE("The back arrow leaves a table by mouse, finger or Enter, and the match can be resumed") {
    for (const char* game : {"cartagena", "incan_gold", "carteso", "cartolan"}) {
        CAPTURE(game);
        Player person;
        person.click(std::string("play:") + game);
        for (const stage::By how : {stage::By::mouse, stage::By::finger, stage::By::keys}) {
            REQUIRE(stage::wait_for_turn(person));
            const auto hash = person.session().hash();
            if (how == stage::By::keys) {
                for (const ui::Key key : {ui::Key::up, ui::Key::left}) {
                    for (int i = 0; i < 12 && person.focus() != "back"; ++i) {
                        person.press(key);
                    }
                }
                REQUIRE(person.focus() == "back");
                person.press(ui::Key::enter);
            } else {
                stage::press(person, "back", how);
            }
            REQUIRE(person.scene() == "lobby");
            person.click(stage::first_spot(person, "resume:"));
            REQUIRE(person.scene() == "table");
            CHECK(person.session().hash() == hash);
        }
    }
}

TEST_CASE("Undo and redo work from the keyboard, and a reload shows the position undone to") {
    Player person;
    person.click("play:cartagena");
    for (int i = 0; i < 3; ++i) {
        REQUIRE(stage::wait_for_turn(person));
        stage::point(person, person.session().legal()[0]);
    }
    REQUIRE(stage::wait_for_turn(person));
    const auto played = person.session().hash();
    const int actions = person.session().match().cursor();
    person.press(U'u');
    REQUIRE(person.session().match().cursor() < actions);
    const auto undone = person.session().hash();
    person.press(U'r');
    CHECK(person.session().hash() == played);
    person.press(U'u');
    REQUIRE(person.session().hash() == undone);
    person.reload();
    person.rest();
    REQUIRE(person.scene() == "table");
    CHECK(person.session().hash() == undone);
    person.click("redo");
    CHECK(person.session().hash() == played);
}

TEST_CASE("Damaged saves, settings and routes get a message and change nothing") {
    Player person;
    person.machine.storage = {
        {"settings", std::string("theme=pink motion \0 speed=fast", 28)},
        {"index", "x|y\nabc|cartagena|rules=board|human greedy|12|open\n||||||"},
        {"match:abc", "[Game \"cartagena\"]\n\nfirst=9"}};
    person.machine.routes = {"table=abc"};
    person.reload();
    CHECK(person.scene() == "lobby");
    CHECK(person.app().notice().find("first=9") != std::string::npos);
    CHECK(person.read("first=9") != nullptr);
    person.go("table=%00%ff");
    CHECK(person.scene() == "lobby");
    CHECK(person.app().notice().find("not kept") != std::string::npos);
    person.go("setup=chess");
    CHECK(person.scene() == "lobby");
    CHECK(person.machine.storage.at("match:abc") == "[Game \"cartagena\"]\n\nfirst=9");
}

/// Returns how often `words` occurs in `text`.
int count(const std::string& text, std::string_view words) {
    int times = 0;
    for (std::size_t at = text.find(words); at != std::string::npos;
         at = text.find(words, at + 1)) {
        ++times;
    }
    return times;
}

TEST_CASE("When two people share a device, only the one who lifts the curtain sees a hand") {
    const char* symbols[] = {"spade", "heart", "diamond", "club", "hat", "bottle", "sword"};
    Player person;
    person.set_up({"setup:cartagena", "option:rules=cards", "seat:2=human", "seed:3", "start"});
    const auto hands = [&] {
        int open = 0;
        for (const std::string& line : person.board().view().situation(person.board().context())) {
            open += line.starts_with("Player") &&
                    std::any_of(std::begin(symbols), std::end(symbols), [&](const char* symbol) {
                        return line.find(symbol) != std::string::npos;
                    });
        }
        return open;
    };
    const auto hidden = [&] {
        CHECK(person.app().scene().status().find("Pass the device") != std::string::npos);
        CHECK(hands() == 0);
        CHECK(count(person.text_view(), "act:") == 0);
        CHECK(stage::first_spot(person, "card:").empty());
        CHECK(person.read("Pass the device") != nullptr);
    };
    hidden();
    person.click("curtain");
    CHECK(hands() == 1);
    CHECK(count(person.text_view(), "act:") > 0);
    CHECK_FALSE(stage::first_spot(person, "card:").empty());
    CHECK(count(person.text_view(), " dealt ") == 1);  // the person's own cards only
    for (int i = 0; i < 10 && person.session().viewpoint().curtain() == 0; ++i) {
        stage::point(person, person.session().legal()[0]);
    }
    hidden();
    person.reload();
    hidden();
}

}  // namespace
}  // namespace ctq::stage
