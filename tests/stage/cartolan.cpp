// Tests of Cartolan: games by clicks on the map, and piracy and a city in matches from records.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "shell/tables/cartolan/map.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::By;
using stage::Player;

bool tells(const Player& person, std::string_view words) {
    return person.text_view().find(words) != std::string::npos;
}

/// Chooses an action like an explorer: banks gold, buys nothing, and sails to unexplored places.
core::Action wanted(const Player& person, int count) {
    const auto& legal = person.session().legal();
    const auto spot = [&](core::Action action) { return stage::names_of(person, action).front(); };
    const auto named = [&](std::string_view begin) {
        std::vector<core::Action> list;
        for (const core::Action action : legal) {
            if (spot(action).starts_with(begin)) {
                list.push_back(action);
            }
        }
        return list;
    };
    for (const char* name : {"do:bank=", "do:done", "do:rest", "do:adv=1"}) {
        if (const auto list = named(name); !list.empty()) {
            return list.back();
        }
    }
    auto moves = named("cell:");
    if (moves.empty()) {
        const auto stop = named("do:stop");
        return stop.empty() ? legal[0] : stop.front();
    }
    const auto far = [&](core::Action action) {
        const auto cell = cartolan::view::cell_of(
            person.board().view().spots_of(person.session().view(), action).front());
        return cell ? std::abs(cell->x) + std::abs(cell->y) : 0;
    };
    std::stable_sort(moves.begin(), moves.end(), [&](core::Action a, core::Action b) {
        return count % 60 > 36 ? far(a) < far(b) : far(a) > far(b);
    });
    return count % 7 == 3 ? moves.back() : moves.front();
}

long cells(Player& person) {
    return std::count_if(person.spots().begin(), person.spots().end(),
                         [](const ui::Spot& one) { return one.name.starts_with("cell:"); });
}

TEST_CASE("A game of Cartolan in beginner mode can be played by clicks, and the map grows") {
    Player person;
    sit_down(person, "cartolan", {"seats:3", "seat:2=explorer", "seat:3=trader", "seed:7"});
    REQUIRE(stage::wait_for_turn(person));
    const long first = cells(person);
    for (int i = 0; i < 40; ++i) {
        REQUIRE(stage::wait_for_turn(person));
        stage::point(person, wanted(person, i));
    }
    person.rest();
    CHECK(cells(person) > first + 10);
}

TEST_CASE("The Attack button shows odds and gain, and a finger resting on it doesn't attack") {
    Player person(stage::kPhone);
    open_record(person, "cartolan", "mode=regular", "first=1 n n tile=ftttt stop n n");
    CHECK(tells(person, "Player 2’s turn: attack, or move on"));
    REQUIRE(person.spot("do:attack=1.1") != nullptr);
    CHECK(person.spot("do:attack=1.1")->label == "Attack Player 1");
    CHECK(person.read("28 %, takes 1, makes you a pirate") != nullptr);
    CHECK(tells(person, "Attack Player 1's Adventurer 1: 28 %, takes 1, half its Chest"));
    CHECK(tells(person, "Wait here: counts as a move with the wind"));
    const int before = person.session().match().cursor();
    person.lay("do:attack=1.1", 1);
    CHECK(person.read("28 %, takes 1, half its Chest") != nullptr);
    person.lift();
    CHECK(person.session().match().cursor() == before);
    person.tap("do:attack=1.1");
    CHECK(tells(person, "attacks Player 1's Adventurer 1"));
}

TEST_CASE(
    "A player's Cartolan card shows its name and effect, and pointing at it gives the full text") {
    Player person(stage::kLargeDesktop);
    open_record(person, "cartolan", "mode=advanced", "first=1 card=lookout card=banker");
    CHECK(person.read("Lookout") != nullptr);
    CHECK(person.read("1 more tile to choose from") != nullptr);
    person.move("skill-2-0");
    CHECK(person.read("Adventurer 1 – Banker: sends") != nullptr);
    CHECK(tells(person, "Adventurer 1 – Banker: sends wealth to Agents."));
}

TEST_CASE("In a Cartolan city a person banks first, then buys, and the map doesn't move") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        Player person(screen);
        open_record(person, "cartolan", "trade=5 adventurer_price=4",
                    "first=1 w stop stop w tile=tfttt stop stop e e");
        person.rest();
        const ui::Rect before = person.spot("cell:0,0")->rect;
        person.click("amount-less");
        CHECK(person.spot("do:bank=4") != nullptr);
        person.click("amount-more");
        person.click("do:bank=5");
        person.rest();
        REQUIRE(person.spot("do:done") != nullptr);
        CHECK(person.spot("do:buy") != nullptr);
        CHECK(person.spot("cell:0,0")->rect == before);
        CHECK(tells(person, "in the city: hire"));
        person.press(U'i');
        CHECK(tells(person, "Player 1: 1 in the Vault; Adventurer 1 at 0,0 with 0; Adventurer 2"));
    }
}

TEST_CASE("The tip of a move out of a city says that leaving a city counts as land") {
    Player person;
    open_record(person, "cartolan", "", "first=1");
    person.move("cell:0,1");
    CHECK(person.read("Go here, a land move: leaving a city") != nullptr);
    CHECK(tells(person, "a land move: leaving a city counts as land"));
    person.click("cell:0,1");
    person.rest();
    person.move("cell:1,1");
    CHECK(person.read("Explore, with the wind") != nullptr);
}

TEST_CASE("H asks for a hint in a Cartolan city, too, and hires nobody") {
    Player person;
    const std::string options = "trade=5 adventurer_price=4";
    open_record(person, "cartolan", options,
                "first=1 w stop stop w tile=tfttt stop stop e e bank=5");
    REQUIRE(person.spot("do:buy") != nullptr);
    const int before = cursor(person);
    person.press(U'h');
    person.rest();
    CHECK(person.table().hint() != nullptr);
    CHECK(cursor(person) == before);
    person.press(U'?');
    CHECK(person.read("A hint") != nullptr);
    CHECK(person.read("Hire an Adventurer") != nullptr);
}

TEST_CASE("The letter on a button of Cartolan can be typed in its place") {
    Player person;
    open_record(person, "cartolan", "", "first=1 n");
    for (const char* typed : {"X", "n x"}) {
        const int seat = person.session().turn().seat;
        person.press(U'a');
        REQUIRE(person.machine.question);
        person.answer(typed);
        person.rest();
        CHECK(person.session().turn().seat != seat);
    }
    person.press(U'a');
    person.answer("h");
    CHECK(tells(person, "No action begins with “h”"));
}

TEST_CASE("In Cartolan letter keys move, and a click against the wind says why it is refused") {
    Player person;
    open_record(person, "cartolan", "", "first=1");
    const int before = person.session().match().cursor();
    person.press(U'n');
    CHECK(person.session().match().cursor() > before);
    person.rest();
    person.click("cell:0,0");
    CHECK(person.app().notice().find("against the wind") != std::string::npos);
    CHECK(person.read("against the wind") != nullptr);
}

TEST_CASE("Cartolan can be played by finger on a phone") {
    Player person(stage::kPhone);
    sit_down(person, "cartolan", {"seats:2", "seat:2=router", "seed:5"});
    for (int i = 0; i < 30 && stage::wait_for_turn(person, By::finger); ++i) {
        const int before = person.session().match().cursor();
        stage::point(person, wanted(person, i), By::finger);
        CHECK(person.session().match().cursor() > before);
    }
}

TEST_CASE("On a phone the auto-answer to a repeated question is set in the sheet of players") {
    Player person(stage::kPhoneOnSide);
    sit_down(person, "cartolan", {"option:mode=advanced", "seats:4", "seed:5"});
    REQUIRE(stage::wait_for_turn(person));
    person.tap("players");
    REQUIRE(person.spot("habit:rest_rival") != nullptr);
    CHECK(person.spot("habit:rest_rival")->label == "Paid rest: ask");
    person.swipe({420, 300}, {420, 60});
    person.swipe({420, 300}, {420, 60});
    person.tap("habit:rest_rival");
    CHECK(person.spot("habit:rest_rival")->label == "Paid rest: always");
}

TEST_CASE("On a desktop the switch for an auto-answer is shown with its question and afterwards") {
    Player person;
    const std::string options = "trade=5 adventurer_price=4";
    open_record(person, "cartolan", options, "first=1 w stop stop w tile=tfttt stop stop e");
    CHECK(person.spot("habit:bank") == nullptr);
    CHECK(person.spot("habit:place") == nullptr);
    person.go("lobby");
    open_record(person, "cartolan", options, "first=1 w stop stop w tile=tfttt stop stop e e");
    REQUIRE(person.spot("habit:bank") != nullptr);
    CHECK(person.spot("habit:bank")->label == "Bank all: ask");
    CHECK(person.spot("habit:place") == nullptr);
    person.click("habit:bank");
    person.rest();
    CHECK(person.spot("do:bank=5") == nullptr);
    REQUIRE(person.spot("habit:bank") != nullptr);
    CHECK(person.spot("habit:bank")->label == "Bank all: always");
}

TEST_CASE("The mouse wheel zooms in on a large map while bots play on") {
    Player person;
    person.machine.replies = 250;
    person.set_up({"set:watch=fastest", "setup:cartolan", "option:mode=regular",
                   "option:margin=999", "option:boxes=2", "seats:4", "seat:1=explorer",
                   "seat:2=explorer", "seat:3=explorer", "seat:4=explorer", "seed:1", "start"});
    REQUIRE_FALSE(person.over());
    REQUIRE(cells(person) >= 50);
    const float before = person.spot("cell:0,0")->rect.w;
    for (int i = 0; i < 5; ++i) {
        const int played = person.session().match().cursor();
        person.machine.replies = 4;
        person.wheel({400, 350}, -120);
        person.settle();
        CHECK(person.session().match().cursor() > played);
    }
    CHECK(person.spot(stage::first_spot(person, "cell:"))->rect.w > before * 1.1F);
}

}  // namespace
}  // namespace ctq::stage
