// Tests of what the program offers for each game: resuming, links, sandbox and laboratory.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// The set-up for one game: a person and bots at a table, and bots for the laboratory.
struct Game {
    const char* id;
    std::vector<std::string> commands;
    const char* bots;
};

const std::vector<Game>& games() {
    static const std::vector<Game> all{
        {"cartagena", {"option:rules=board", "seats:2", "seat:2=greedy"}, "greedy,random"},
        {"incan_gold", {"seats:3", "seat:2=turn:7", "seat:3=random"}, "turn:7,random,random"},
        {"carteso", {"option:size=5", "seat:2=search:1"}, "claimer,random"},
        {"cartolan", {"option:mode=regular", "seats:2", "seat:2=trader"}, "explorer,trader"},
    };
    return all;
}

/// Does the first action that the text view offers, by its command.
void act(Player& person) {
    REQUIRE(stage::wait_for_turn(person));
    const auto offered = person.app().commands();
    const auto first = std::find_if(offered.begin(), offered.end(), [](const scenes::Command& one) {
        return one.enabled && one.id.starts_with("act:");
    });
    REQUIRE(first != offered.end());
    person.set_up({first->id});
}

/// A table of the game with some turns played.
void begin(Player& person, const Game& game, int seed) {
    std::vector<std::string> commands = game.commands;
    commands.push_back("seed:" + std::to_string(seed));
    sit_down(person, game.id, commands);
    for (int i = 0; i < 3; ++i) {
        act(person);
    }
    REQUIRE(stage::wait_for_turn(person));
}

TEST_CASE(
    "A match can be resumed after a reload, from the lobby, and on another device by its link") {
    for (const Game& game : games()) {
        CAPTURE(std::string(game.id));
        Player person;
        begin(person, game, 11);
        const auto left = person.session().hash();
        person.reload();
        REQUIRE(person.scene() == "table");
        CHECK(person.session().hash() == left);
        person.press(ui::Key::escape);
        person.click("menu-lobby");
        REQUIRE(person.scene() == "lobby");
        person.click(stage::first_spot(person, "resume:"));
        REQUIRE(person.scene() == "table");
        CHECK(person.session().hash() == left);
        person.rest();
        person.press(ui::Key::escape);
        person.click("menu-share");
        person.click("copy-link");
        const std::string link = person.machine.clipboard;
        REQUIRE(link.find('#') != std::string::npos);
        Player other;
        other.go(link.substr(link.find('#') + 1));
        REQUIRE(other.scene() == "offer");
        other.click("look");
        REQUIRE(stage::wait_for_turn(other));
        CHECK(other.scene() == "table");
        CHECK(other.session().hash() == left);
    }
}

TEST_CASE("The sandbox of every game steps through a match and plays on from it") {
    for (const Game& game : games()) {
        CAPTURE(std::string(game.id));
        Player person;
        begin(person, game, 12);
        person.set_up({"sandbox"});
        if (person.spot("reveal") != nullptr) {
            person.click("reveal");  // shows all hands, which the sandbox needs
        }
        const auto at = [&] { return person.session().match().cursor(); };
        const int whole = at();
        const auto hash = person.session().hash();
        REQUIRE(whole > 2);
        person.click("first");
        CHECK(at() == 0);
        person.click("next");
        CHECK(at() == 1);
        person.press(ui::Key::end);
        CHECK(at() == whole);
        CHECK(person.session().hash() == hash);
        person.click("play-on");
        REQUIRE(person.scene() == "table");
        act(person);
        person.rest();
        CHECK(at() > whole);
    }
}

TEST_CASE("The laboratory can play each of the four games, and a played game opens in the review") {
    for (const Game& game : games()) {
        CAPTURE(std::string(game.id));
        Player person(stage::kLargeDesktop);
        person.go(std::string("lab=") + game.id + ";;" + game.bots + ";6;5;r");
        person.click("run");
        CHECK(person.app().scene().progress().done == 6);
        stage::click_first(person, "replay:");
        REQUIRE(person.scene() == "review");
        person.press(ui::Key::end);
        CHECK(person.over());
    }
}

}  // namespace
}  // namespace ctq::stage
