// Tests of the Why button, which shows a bot's best actions and how the bot valued them.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Key;

/// Presses the last line of the log about a seat. Seat 2 is a bot.
void look_at(Player& person, int seat = 2) {
    std::string line;
    for (const match::LogEntry& entry : person.board().log()) {
        line = entry.turn > 0 && entry.seat == seat ? std::to_string(entry.plies) : line;
    }
    REQUIRE_FALSE(line.empty());
    person.set_up({"look:" + line});
    REQUIRE(person.table().look() != nullptr);
}

TEST_CASE("On request the bot's best actions are listed to explain its earlier action") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kSmallPhone, stage::kPhoneOnSide}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_table(person, 3);
        CHECK(person.spot("why") == nullptr);
        look_at(person);
        person.click("why");
        REQUIRE(person.spot("why:close") != nullptr);
        CHECK(person.spot("why:1") != nullptr);
        CHECK(person.spot("why:2") != nullptr);
        CHECK(person.read("%") != nullptr);
        CHECK(person.read("(done)") != nullptr);
        CHECK(holds(person.text_view(), "playouts"));
        person.press(Key::escape);
        CHECK(person.spot("why:close") == nullptr);
        CHECK(person.table().look() != nullptr);
        person.press(U'y');
        CHECK(person.spot("why:close") != nullptr);
        person.press(Key::escape);
        person.press(Key::escape);
        CHECK_FALSE(person.table().look() != nullptr);
        CHECK(person.spot("why") == nullptr);
    }
}

TEST_CASE("A person's action has no Why button") {
    Player person;
    open_table(person, 3);
    look_at(person, 1);
    CHECK(person.spot("why") == nullptr);
}

TEST_CASE("The explanation of a bot's action does not reveal a hidden hand") {
    Player person;
    open_table(person, 3, {"option:rules=cards"});
    look_at(person);
    person.click("why");
    CHECK(person.read("stays hidden") != nullptr);
    CHECK(person.spot("why:1") == nullptr);
    CHECK_FALSE(holds(person.text_view(), "playouts"));
}

TEST_CASE("After the end of a match with hidden hands, a bot's action can be explained") {
    Player person;
    open_table(person, 0, {"option:rules=cards"});
    person.play(5000);
    person.rest();
    REQUIRE(person.over());
    person.wait(5);
    person.press(Key::escape);
    REQUIRE_FALSE(person.table().shows_result());
    look_at(person);
    person.click("why");
    CHECK(person.spot("why:1") != nullptr);
    CHECK(person.read("stays hidden") == nullptr);
}

TEST_CASE("In a match of several people on one device no action is explained before the end") {
    Player person;
    sit_down(person, "cartagena", {"option:rules=board", "seats:3", "seat:3=human", "seed:7"});
    person.play(8);
    person.rest();
    look_at(person);
    person.click("why");
    CHECK(person.read("Between people") != nullptr);
    CHECK(person.spot("why:1") == nullptr);
}

}  // namespace
}  // namespace ctq::stage
