// Tests of undo and chance: a revealed chance outcome can't be undone unless the person allows it;
// the match then records that it was.
#include <doctest/doctest.h>

#include <string>

#include "shell/match/help.hpp"
#include "shell/match/tags.hpp"
#include "shell/store/beaten_levels.hpp"
#include "shell/store/records/play_record.hpp"
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
        // The message's button undoes at once, and the message goes.
        person.click("undo-chance");
        CHECK(cursor(person) < actions);
        CHECK(person.read("Undo stops at what chance") == nullptr);
        CHECK(person.session().match().tag(match::kTakenBackTag) == "1");
    }
}

TEST_CASE("Undo past chance is allowed for one match only, also after a reload") {
    Player person;
    sit_down(person, "incan_gold", {"seats:2", "seed:3"});
    turn_card(person);
    person.press(U'u');
    person.click("undo-chance");
    CHECK(cursor(person) == 1);
    turn_card(person);
    person.press(U'u');
    CHECK(cursor(person) == 1);
    CHECK(person.read("Undo stops at what chance") == nullptr);
    CHECK(person.session().match().tag(match::kTakenBackTag) == "2");
    turn_card(person);
    person.reload();
    person.press(U'u');
    CHECK(cursor(person) == 1);
    // The next match asks again.
    person.set_up({"lobby"});
    sit_down(person, "incan_gold", {"seats:2", "seed:3"});
    turn_card(person);
    const int actions = cursor(person);
    person.press(U'u');
    CHECK(cursor(person) == actions);
    CHECK(person.read("Undo stops at what chance") != nullptr);
}

TEST_CASE("The offer to undo past chance goes once the person plays on") {
    Player person({stage::kDesktop, "normal", false, true});
    sit_down(person, "incan_gold", {"seats:2", "seed:3"});
    turn_card(person);
    person.press(U'u');
    REQUIRE(person.spot("undo-chance") != nullptr);
    turn_card(person);
    CHECK(person.spot("undo-chance") == nullptr);
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

/// Plays solo for one round, undoes a card and ends the match.
void finish_with_help(Player& person) {
    sit_down(person, "incan_gold", {"seats:1", "option:rounds=1", "seed:3"});
    turn_card(person);
    person.press(U'u');
    person.click("undo-chance");
    turn_card(person);
    person.press(U'l');
    person.rest();
    REQUIRE(person.over());
    person.wait(5);
}

TEST_CASE("If chance was undone, the result sheet and the library say so") {
    Player person;
    finish_with_help(person);
    CHECK(person.read("With help: undo") != nullptr);
    CHECK(holds(person.text_view(), "With help: undo went back past chance once."));
    person.reload();
    CHECK(person.read("With help: undo") != nullptr);
    person.go("library");
    CHECK(person.read("with help") != nullptr);
    // An older version noted it in other words.
    std::string& index = person.machine.storage["index"];
    REQUIRE(holds(index, "|with help|"));
    index.replace(index.find("|with help|"), 11, "|taken back|");
    person.reload();
    CHECK(person.read("with help") != nullptr);
}

/// Opens a small table of Carteso at which best play wins.
void open_small(Player& person, int seed) {
    sit_down(person, "carteso",
             {"option:size=2", "option:komi=0", "option:sides=fixed", "seat:1=human",
              "seat:2=level:2", "seed:" + std::to_string(seed)});
    REQUIRE(stage::wait_for_turn(person));
}

void play_hint(Player& person) {
    person.click("hint");
    person.rest();
    person.click("hint-more");
    person.click("hint-play");
    person.rest();
}

/// Plays the hint's action whenever there is a choice, after `own` actions without a hint. Tries
/// seeds until the person wins.
void win_by_hints(Player& person, int own) {
    for (int seed = 1; person.spot("harder") == nullptr; ++seed) {
        REQUIRE(seed < 60);
        person.go("");
        open_small(person, seed);
        for (int i = 0; stage::wait_for_turn(person); ++i) {
            if (i < own || person.session().legal().size == 1) {
                person.play(1);
                person.rest();
            } else {
                play_hint(person);
            }
        }
        REQUIRE(person.over());
        person.wait(2);
    }
}

TEST_CASE("A win in which every action came from a hint is marked, and does not beat the level") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        win_by_hints(person, 0);
        CHECK(store::highest_beaten("carteso") == 0);
        CHECK(person.read("With help: every action") != nullptr);
        CHECK(holds(person.text_view(), "With help: every action came from a hint."));
        CHECK(holds(person.text_view(), "won, and 1 with help."));
        person.set_up({"lobby"});
        CHECK_FALSE(holds(person.text_view(), "Beaten"));
        person.go("library");
        CHECK(person.read("with help") != nullptr);
        person.go("record");
        CHECK(person.read("Wins with help, which don’t count: 1 against Level 2.") != nullptr);
        CHECK(holds(person.text_view(), "Level 2, Beginner: not yet, 0 of 1 won"));
    }
}

TEST_CASE("A win with some hints counts as a win against the level") {
    Player person;
    win_by_hints(person, 1);
    CHECK_FALSE(holds(person.text_view(), "With help"));
    CHECK(store::highest_beaten("carteso") == 2);
    // In Carteso a win in fewer turns is no better, so none is recorded as the fastest.
    CHECK(store::game_record("carteso").levels.front().wins == 1);
    CHECK(store::game_record("carteso").levels.front().fastest == 0);
}

TEST_CASE(
    "An own action in place of one that came from a hint ends the mark, and undo restores it") {
    Player person;
    open_small(person, 1);
    play_hint(person);
    REQUIRE(stage::wait_for_turn(person));
    CHECK(match::all_hinted(person.session().match()));
    person.press(U'u');
    const core::Action first = person.session().match().action(cursor(person));
    const core::ActionList& legal = person.session().legal();
    stage::point(person, legal[0] == first ? legal[1] : legal[0]);
    REQUIRE(stage::wait_for_turn(person));
    CHECK_FALSE(match::all_hinted(person.session().match()));
    person.press(U'u');
    play_hint(person);
    CHECK(match::all_hinted(person.session().match()));
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
