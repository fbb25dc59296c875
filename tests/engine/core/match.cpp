#include "engine/core/match.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/record.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/scenario.hpp"

/// Tests the class `Match`: turns, undo and redo, branches.
namespace ctq::tests {
namespace {

using core::Match;
using core::Turn;

Match match_of(const std::string& record) {
    const auto opened = core::read_record(tested_games(), record);
    REQUIRE_MESSAGE(opened, opened.problem().text());
    return opened->match;
}

/// A match of the null game for three people, after these actions.
Match secret_match(const std::string& tokens) {
    return match_of("[Game \"null_game\"]\n[Seats \"human human human\"]\n\n" + tokens);
}

/// A match of Cartagena for two with one action per turn, after these actions. Seat 1 begins with
/// the cards D and C.
Match race(const std::string& tokens) {
    return match_of(
        "[Game \"cartagena\"]\n[Seats \"human human\"]\n"
        "[Position \"track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9 hands=DC|HH turn=1 left=1\"]"
        "\n\n" +
        tokens);
}

std::string refusal(Match& match, int seat, const char* token) {
    const auto action = match.game().from_text(match.state(), token);
    REQUIRE(action);
    const auto refused = match.play(seat, *action);
    return refused ? refused->sentence : "taken";
}

}  // namespace

TEST_CASE("match: only the seat whose turn it is may act, and a refusal says why") {
    Match match = secret_match("");
    CHECK(refusal(match, 1, "deal=2") == "Chance decides now, not seat 1.");
    CHECK(refusal(match, 0, "deal=2") == "taken");
    CHECK(refusal(match, 0, "choose=2") == "It is seat 1's turn, not chance's.");
    CHECK(refusal(match, 2, "choose=2") == "It is seat 1's turn, not seat 2's.");
    CHECK(refusal(match, 1, "choose=2") == "taken");
    CHECK(refusal(match, 2, "choose=2") == "taken");
    CHECK(refusal(match, 3, "choose=2") == "taken");
    CHECK(refusal(match, 1, "choose=2") == "The match is over.");
    CHECK(match.size() == 4);
}

TEST_CASE("match: a seat whose hand is unknown can't act") {
    Match match = match_of(
        "[Game \"cartagena\"]\n[Position \"track=SCDCCSHHCSDDSHDH tokens=0,3,9,11|0,0,4,9 "
        "hands=DC|? turn=2 left=1\"]");
    CHECK(!match.turn().known);
    CHECK(refusal(match, 2, "S@0") == "The hand of seat 2 is unknown in this position.");
    CHECK(match.size() == 0);
}

TEST_CASE("match: undo returns to the seat's previous decision and drops the replies after it") {
    const Match match = race("back@9 draw=S H@0 D@0 H@0");
    CHECK(match.undo_ply(1, false) == 3);
    CHECK(match.undo_ply(2, false) == 4);
    Match earlier = match;
    earlier.seek(3);
    CHECK(earlier.undo_ply(1, false) == 0);
    CHECK(earlier.undo_ply(2, false) == 2);
    earlier.seek(0);
    CHECK(earlier.undo_ply(1, false) == -1);
}

TEST_CASE("match: between people, undo can't go back past a chance event") {
    Match match = race("back@9 draw=S H@0 D@0");
    CHECK(match.undo_ply(1, true) == 3);
    CHECK(match.undo_ply(2, true) == 2);
    match.seek(3);
    CHECK(match.undo_ply(2, true) == 2);
    CHECK(match.undo_ply(1, true) == -1);
    CHECK(match.undo_ply(1, false) == 0);
}

TEST_CASE("match: between people, a secret choice can be undone until all choices are revealed") {
    Match match = secret_match("deal=2 choose=1 choose=2 choose=3");
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(match.undo_ply(seat, true) == -1);
        CHECK(match.undo_ply(seat, false) == seat);
    }
    match.seek(3);
    CHECK(match.undo_ply(2, true) == 2);
    CHECK(match.undo_ply(1, true) == 1);
    CHECK(match.undo_ply(3, true) == -1);
}

TEST_CASE("match: redo goes to the seat's next decision or to the end of the log") {
    Match match = race("back@9 draw=S H@0 D@0 H@7");
    match.seek(0);
    CHECK(match.redo_ply(1) == 3);
    CHECK(match.redo_ply(2) == 2);
    match.seek(3);
    CHECK(match.redo_ply(1) == 5);
    match.seek(5);
    CHECK(match.redo_ply(1) == -1);
}

TEST_CASE(
    "match: after going back, the same action keeps the rest of the log, another action drops it") {
    Match match = race("D@0 H@0 C@3");
    match.seek(0);
    REQUIRE(!match.play_text("D@0"));
    CHECK(match.size() == 3);
    CHECK(match.cursor() == 1);
    match.seek(0);
    REQUIRE(!match.play_text("C@0"));
    CHECK(match.size() == 1);
    CHECK(match.cursor() == 1);
}

TEST_CASE("match: an illegal action does not change the log after the cursor") {
    Match match = race("D@0 H@0 C@3");
    match.seek(1);
    CHECK(match.play_text("S@0"));
    CHECK(match.size() == 3);
    CHECK(match.cursor() == 1);
}

TEST_CASE("match: seeking beyond an end of the log stops at that end") {
    Match match = race("D@0 H@0");
    match.seek(99);
    CHECK(match.cursor() == 2);
    match.seek(-5);
    CHECK(match.cursor() == 0);
    CHECK(match.state_at(99) == match.state_at(2));
}

TEST_CASE("match: play_chance plays until a seat has to act") {
    Match match = new_match({&core::handle_of<cartagena::Game>(), "", 2}, 8);
    CHECK(match.play_chance() == 1 + 16 + 6);
    CHECK(match.turn().kind == Turn::Kind::seat);
    CHECK(match.play_chance() == 0);
    CHECK(match.chance_count() == 23);
}

TEST_CASE("match: equal seeds give equal chance outcomes, another seed gives others") {
    const Scenario scenario{&core::handle_of<cartagena::Game>(), "", 2};
    Match one = new_match(scenario, 8);
    Match same = new_match(scenario, 8);
    Match other = new_match(scenario, 9);
    for (Match* match : {&one, &same, &other}) {
        match->play_chance();
    }
    CHECK(one.hash() == same.hash());
    CHECK(one.hash() != other.hash());
}

TEST_CASE("match: seat names and positions that a record can't hold are refused") {
    for (const char* name : {"", "two words", "tab\t", "bell\a", "line\n"}) {
        core::Setup setup;
        setup.game = &core::handle_of<null_game::Game>();
        setup.options = core::standard_options(setup.game->info->options);
        setup.seats = {"human", name};
        const auto match = Match::start(setup);
        CHECK(!match);
        CHECK(match.problem().where == "seats");
    }
    core::Setup setup;
    setup.game = &core::handle_of<cartagena::Game>();
    setup.options = core::standard_options(setup.game->info->options);
    setup.seats = {"human", std::string(65, 'x')};
    CHECK(!Match::start(setup));
    setup.seats = {"human", std::string(64, 'x')};
    CHECK(Match::start(setup));
    setup.position = "track=SCDCCSHHCSDDSHDH tokens=0,0,0,0|0,0,0,0 hands=| turn=1 left=1" +
                     std::string(4000, ' ');
    CHECK(!Match::start(setup));
}

TEST_CASE("match: matches with different games, options or seat counts have different hashes") {
    const auto& race_game = core::handle_of<cartagena::Game>();
    const auto& secret_game = core::handle_of<null_game::Game>();
    std::vector<std::uint64_t> hashes;
    for (const Scenario& scenario :
         {Scenario{&race_game, "", 2}, Scenario{&race_game, "", 3},
          Scenario{&race_game, "boat_return=off", 2}, Scenario{&secret_game, "", 2}}) {
        hashes.push_back(new_match(scenario, 1).hash());
    }
    std::sort(hashes.begin(), hashes.end());
    CHECK(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());
}

}  // namespace ctq::tests
