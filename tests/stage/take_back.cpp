// Tests of undo and chance: a revealed chance outcome can't be undone unless the person allows it;
// the match then records that it was.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/tags.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// Chooses to go on in Incan Gold until a card is turned.
void turn_card(Player& person) {
    REQUIRE(stage::wait_for_turn(person));
    person.press(U'g');
    REQUIRE(stage::wait_for_turn(person));
}

TEST_CASE(
    "A turned card, a drawn card and a drawn tile can't be undone, and the Undo button says why") {
    const std::vector<std::vector<std::string>> tables{
        {"incan_gold", "seats:2", "seed:3"},
        {"cartagena", "option:rules=cards", "seats:2", "seed:3"},
        {"cartolan", "seats:2", "seed:3"}};
    for (const auto& table : tables) {
        CAPTURE(table.front());
        Player person;
        sit_down(person, table.front(), std::vector(table.begin() + 1, table.end()));
        REQUIRE(stage::wait_for_turn(person));
        for (int i = 0; i < 40 && !person.session().history().undoes_chance(); ++i) {
            stage::point(person, person.session().legal()[0]);
            REQUIRE(stage::wait_for_turn(person));
        }
        REQUIRE(person.session().history().undoes_chance());
        const auto hash = person.session().hash();
        const int actions = cursor(person);
        person.click("undo");
        CHECK(person.session().hash() == hash);
        CHECK(cursor(person) == actions);
        REQUIRE(person.read("Undo stops at what chance") != nullptr);
        // The message has a button that allows undoing chance.
        person.click("set:past-chance=on");
        person.click("undo");
        CHECK(cursor(person) < actions);
        CHECK(person.session().match().tag(match::kTakenBackTag) == "1");
    }
}

TEST_CASE("Undo takes back a bot's hidden draw, and also an action without chance") {
    // Carteso has no chance.
    Player carteso;
    sit_down(carteso, "carteso", {"seed:3"});
    REQUIRE(stage::wait_for_turn(carteso));
    const int before = cursor(carteso);
    stage::point(carteso, carteso.session().legal()[7]);
    REQUIRE(stage::wait_for_turn(carteso));
    carteso.press(U'u');
    CHECK(cursor(carteso) == before);
    CHECK(carteso.session().match().tag(match::kTakenBackTag).empty());
    // Cards that the bot draws are hidden from everybody else.
    Player person;
    sit_down(person, "cartagena", {"option:rules=cards", "seats:2", "seat:2=runner", "seed:8"});
    int hidden = 0;
    for (int turn = 0; turn < 60 && hidden == 0 && stage::wait_for_turn(person); ++turn) {
        const int from = cursor(person);
        const core::Action forward = stage::any_action(person);
        stage::point(person, forward);
        REQUIRE(stage::wait_for_turn(person));
        bool drawn = false;
        for (int ply = from; ply < cursor(person); ++ply) {
            drawn |= person.session().match().turn_before(ply).kind == core::Turn::Kind::chance;
        }
        if (drawn && !person.session().history().undoes_chance()) {
            ++hidden;
            person.press(U'u');
            CHECK(cursor(person) <= from + 1);
        }
    }
    CHECK(hidden == 1);
}

TEST_CASE("If chance was undone, the result sheet and the library say so") {
    Player person;
    sit_down(person, "incan_gold", {"seats:1", "option:rounds=1", "seed:3"});
    person.set_up({"set:past-chance=on"});
    turn_card(person);
    person.press(U'u');
    REQUIRE(person.session().match().tag(match::kTakenBackTag) == "1");
    turn_card(person);
    person.press(U'l');
    person.rest();
    REQUIRE(person.over());
    person.wait(5);
    CHECK(person.read("Undo went back past chance") != nullptr);
    CHECK(holds(person.text_view(), "Undo went back past chance once."));
    person.reload();
    CHECK(person.read("Undo went back past chance") != nullptr);
    person.go("library");
    CHECK(person.read("chance taken back") != nullptr);
}

TEST_CASE("First games, branches and matches of bots undo chance without a note in the result") {
    Player lesson;
    lesson.go("first=incan_gold");
    turn_card(lesson);
    CHECK_FALSE(lesson.session().history().undoes_chance());
    lesson.press(U'u');
    CHECK(cursor(lesson) == 1);
    Player bots;
    bots.set_up({"setup:incan_gold", "seats:2", "seat:1=myopic", "seed:3", "start"});
    bots.click("pause");
    bots.press(U'u');
    CHECK(bots.session().match().tag(match::kTakenBackTag).empty());
    Player branch;
    sit_down(branch, "incan_gold", {"seats:2", "seed:3"});
    turn_card(branch);
    branch.set_up({"review", "play-on"});
    REQUIRE(branch.scene() == "table");
    turn_card(branch);
    CHECK_FALSE(branch.session().history().undoes_chance());
    const int actions = cursor(branch);
    branch.press(U'u');
    CHECK(cursor(branch) < actions);
    CHECK(branch.session().match().tag(match::kTakenBackTag).empty());
}

TEST_CASE("A resignation can be undone, even after a chance event has revealed something") {
    Player person;
    sit_down(person, "incan_gold", {"seats:2", "seed:3"});
    turn_card(person);
    const auto hash = person.session().hash();
    person.set_up({"end"});
    REQUIRE(person.session().situation().ended);
    person.press(ui::Key::escape);
    person.press(U'u');
    CHECK_FALSE(person.session().situation().ended);
    CHECK(person.session().hash() == hash);
    CHECK(person.session().match().tag(match::kTakenBackTag).empty());
}

}  // namespace
}  // namespace ctq::stage
