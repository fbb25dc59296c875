// Looking back: steps, keys, log, branches; resigning, playing again, set-ups remembered.
#include <doctest/doctest.h>

#include <string>

#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;
using ui::Key;

TEST_CASE("A review steps by key, by rail and by log, and returns to the table as it was") {
    Player person;
    open_table(person, 2);
    const int end = cursor(person);
    const auto left = person.session().hash();
    person.press(U'v');
    REQUIRE(person.scene() == "review");
    CHECK(person.session().hash() == left);
    const std::string turns = std::to_string(person.board().log().back().turn);
    CHECK(person.app().scene().status().starts_with("Turn " + turns + " of " + turns + ": "));
    CHECK(person.read("Turn " + turns + " of " + turns + ": ") != nullptr);
    person.press(Key::left);
    CHECK(cursor(person) < end);
    person.press(Key::home);
    CHECK(person.app().scene().status().starts_with("Turn 0 of " + turns + ": the beginning"));
    CHECK(person.read("Turn 0 of " + turns + ": the beginning") != nullptr);
    const int first = cursor(person);
    person.press(Key::right);
    CHECK(cursor(person) > first);
    person.press(Key::end);
    CHECK(cursor(person) == end);
    person.click("rail");
    CHECK(cursor(person) > first);
    CHECK(cursor(person) < end);

    std::string line;
    for (const ui::Spot& spot : person.spots()) {
        if (line.empty() && spot.name.starts_with("at:") && spot.shown.h > 20) {
            line = spot.name;
        }
    }
    person.click(line);
    CHECK("at:" + std::to_string(cursor(person)) == line);
    const int shown = cursor(person);
    const auto hash = person.session().hash();
    person.reload();
    REQUIRE(person.scene() == "review");
    CHECK(cursor(person) == shown);
    CHECK(person.session().hash() == hash);
    person.go_back();
    REQUIRE(person.scene() == "table");
    person.rest();
    CHECK(person.session().hash() == left);
}

TEST_CASE("One plays on from a position as a branch, and finds the main line again") {
    Player person;
    open_table(person, 2);
    const auto left = person.session().hash();
    const std::string main = behind(person, "table=");
    person.press(U'v');
    person.press(Key::home);
    const int begin = cursor(person);
    const auto hash = person.session().hash();
    person.click("play-on");
    REQUIRE(person.scene() == "table");
    CHECK(behind(person, "table=") != main);
    stage::play_by_pointing(person);
    person.rest();
    const std::vector<std::string> kept = records(person);
    REQUIRE(kept.size() == 2);
    const std::string parent = "[Parent \"" + main + "@" + std::to_string(begin) + "\"]";
    CHECK(holds(kept[0], parent) != holds(kept[1], parent));
    person.press(U'v');
    REQUIRE(person.scene() == "review");
    CHECK(person.session().hash() != hash);
    person.click("main-line");
    CHECK(behind(person, "review=").starts_with(main));
    CHECK(person.session().hash() == hash);
    person.press(Key::end);
    CHECK(person.session().hash() == left);
}

TEST_CASE("With hidden hands a review tells only what the person may see") {
    Player person;
    open_table(person, 1, {"option:rules=cards"});
    const auto says_cards = [&](std::string_view name) {
        std::string said;
        for (const std::string& line : person.board().view().situation(person.board().context())) {
            said += line.starts_with(name) ? line : "";
        }
        CAPTURE(said);
        REQUIRE_FALSE(said.empty());
        return holds(said, "spade") || holds(said, "heart") || holds(said, "diamond") ||
               holds(said, "club");
    };
    person.press(U'v');
    REQUIRE(person.scene() == "review");
    for (const Key key : {Key::end, Key::home, Key::right, Key::right, Key::end}) {
        person.press(key);
        CHECK(says_cards("You"));
        CHECK_FALSE(says_cards("Greedy"));
    }
}

TEST_CASE("The menu of a review leads to the sandbox, and reports a problem from either") {
    Player person;
    open_table(person, 1);
    person.press(U'v');
    person.click("more");
    person.click("more-report");
    CHECK(holds(person.machine.clipboard, "Scene: review"));
    person.click("more");
    person.click("more-sandbox");
    REQUIRE(person.scene() == "sandbox");
    person.click("more");
    person.click("more-report");
    CHECK(holds(person.machine.clipboard, "Scene: sandbox"));
    person.set_up({"lobby"});
    REQUIRE(person.scene() == "lobby");
    person.click("about");
    person.click("report");
    CHECK(holds(person.machine.clipboard, "Scene: lobby"));
}

TEST_CASE("Resigning ends a match, and one plays again; undo takes it back") {
    Player person;
    open_table(person, 1);
    const auto left = person.session().hash();
    const auto resign = [&] {
        person.click("menu");
        person.click("menu-result");
        REQUIRE(person.over());
        CHECK(holds(person.app().scene().status(), "You resigned"));
        CHECK(person.read("You resigned") != nullptr);
        CHECK(person.spot("again") != nullptr);
    };
    resign();
    person.click("look");
    person.press(U'u');
    CHECK_FALSE(person.over());
    CHECK(person.session().hash() == left);
    CHECK(person.spot("again") == nullptr);
    resign();
    person.click("again");
    REQUIRE(person.scene() == "table");
    CHECK_FALSE(person.over());
    // Everyone has moved on one seat.
    CHECK(holds(records(person)[0] + records(person)[1], "[Seats \"greedy human\"]"));
}

TEST_CASE("The last set-up of a game is remembered, and the standard one comes back") {
    Player person;
    open_table(person, 0, {"option:rules=cards"});
    person.reload();
    REQUIRE(person.scene() == "table");
    person.click("back");
    person.reload();
    REQUIRE(person.scene() == "setup");
    CHECK(pressed(person, "option:rules=cards"));
    person.click("defaults");
    CHECK(pressed(person, "option:rules=board"));
}

}  // namespace
}  // namespace ctq::app
