#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/scenario.hpp"

/// The draw by stalling: the game ends if for `stall` rounds no seat raises its highest total so
/// far, the total being the sum of its tokens' positions. With this rule every game ends.
namespace ctq::tests {
namespace {

/// A position where seat 2 must pass: it has no card and no token behind its own. Seat 1 can fall
/// back to seat 2's token and leave again with the card it drew, forever. The totals are 9 and 5.
core::Match bouncing(const std::string& options) {
    return match_at({"tokens=1 per_symbol=60 " + options, "9|5", "|"});
}

bool over(const core::Match& match) {
    return match.turn().kind == core::Turn::Kind::over;
}

std::string picture(const core::Match& match) {
    core::JsonWriter json;
    match.game().picture(match.state(), json);
    return json.str();
}

bool tells(const core::Match& match, const std::string& words) {
    return picture(match).find(words) != std::string::npos;
}

/// The number of player actions in a random game, or -1 if it is not over after `most` actions.
int length_of(const Scenario& scenario, std::uint64_t seed, int most) {
    core::Match match = new_match(scenario, seed);
    const int played = play_randomly(match, most);
    return over(match) ? played : -1;
}

}  // namespace

TEST_CASE("cartagena: the game is a draw if no seat raises its highest total for `stall` rounds") {
    core::Match match = bouncing("stall=2");
    play(match, "back@9 draw=S pass S@5 pass");
    CHECK(over(match));
    const core::Standing standing = match.standing();
    CHECK(standing.drawn());
    CHECK(standing.rank[0] == 1);
    CHECK(standing.rank[1] == 1);
    CHECK(tells(match, "\"phase\":\"stalled\""));
}

TEST_CASE("cartagena: the log says that a pass ends the game by stalling") {
    core::Match match = bouncing("stall=2");
    const auto describe = [&](const char* token) {
        return match.game().describe(match.state(), *match.game().from_text(match.state(), token));
    };
    play(match, "back@9 draw=S pass");
    CHECK(describe("S@5").they == "plays a spade: 5 → 6");
    play(match, "S@5");
    CHECK(describe("pass").they ==
          "has nothing to do and passes; nobody got further for 2 rounds: a draw");
}

TEST_CASE("cartagena: the number of stalled rounds is checked only at the end of a round") {
    core::Match match = bouncing("stall=1");
    play(match, "back@9");
    CHECK_FALSE(over(match));
    play(match, "draw=S");
    CHECK_FALSE(over(match));
    play(match, "pass");
    CHECK(over(match));
    core::Match three = match_at({"tokens=1 stall=1", "5|9|0", "||", 2});
    play(three, "back@9 draw=S pass");
    CHECK_FALSE(over(three));
    play(three, "pass");
    CHECK(over(three));
}

TEST_CASE(
    "cartagena: if any seat reaches a new highest total, the count of stalled rounds restarts") {
    core::Match match = bouncing("stall=2");
    play(match, "back@9 draw=D pass D@5");
    CHECK(positions(match, 1) == "11");
    play(match, "pass back@11 draw=S pass");
    CHECK_FALSE(over(match));
    play(match, "S@5 pass");
    CHECK(over(match));
    core::Match rival = match_at({"tokens=1 stall=2", "9|5", "|S"});
    play(rival, "back@9 draw=H S@5 H@5 pass");
    CHECK_FALSE(over(rival));
    play(rival, "back@7 draw=D pass");
    CHECK(over(rival));
}

TEST_CASE("cartagena: equaling the highest total doesn't restart the count of stalled rounds") {
    core::Match match = bouncing("stall=2");
    play(match, "back@9 draw=C pass C@5 pass");
    CHECK(positions(match, 1) == "9");
    CHECK(over(match));
}

TEST_CASE(
    "cartagena: a new highest total in the middle of a turn restarts the count of stalled rounds") {
    core::Match match = match_at({"tokens=1 actions=2 stall=1", "5|4", "D|", 1, 2});
    play(match, "D@5 back@11 draw=S pass");
    CHECK(positions(match, 1) == "4");
    CHECK_FALSE(over(match));
    play(match, "S@4 end pass");
    CHECK(over(match));
}

TEST_CASE("cartagena: a seat's new highest total counts even if a rival's total is higher") {
    core::Match match = match_at({"stall=1", "0,0,9,12|0,0,0,0", "|S"});
    play(match, "back@12 draw=S S@0");
    CHECK_FALSE(over(match));
    play(match, "back@9 draw=S pass");
    CHECK(over(match));
}

TEST_CASE("cartagena: a round begins with the turn of the seat that moved first in the game") {
    core::Match match = new_race("rules=cards stall=1 tokens=1 hand=1", 2);
    play(match,
         "first=2 space=S space=C space=D space=C space=C space=S space=H space=H "
         "space=C space=S space=D space=D space=S space=H space=D space=H deal=H deal=S");
    play(match, "S@0 H@0");
    play(match, "pass");
    CHECK_FALSE(over(match));
    play(match, "back@7 draw=C");
    CHECK(over(match));
}

TEST_CASE("cartagena: under stall=0 no game ends by stalling") {
    core::Match match = bouncing("stall=0");
    for (int round = 0; round < 60; ++round) {
        play(match, "back@9 draw=C pass C@5 pass");
    }
    CHECK_FALSE(over(match));
    CHECK(tells(match, "\"stalled\":0"));
}

TEST_CASE("cartagena: by default the game is a draw after 100 stalled rounds") {
    core::Match match = bouncing("");
    for (int round = 0; round < 49; ++round) {
        play(match, "back@9 draw=C pass C@5 pass");
    }
    play(match, "back@9 draw=C pass C@5");
    CHECK(tells(match, "\"stalled\":99"));
    CHECK_FALSE(over(match));
    play(match, "pass");
    CHECK(over(match));
}

TEST_CASE("cartagena: a match that starts from a position starts with 0 stalled rounds") {
    core::Match match = bouncing("stall=3");
    play(match, "back@9 draw=S pass S@5 pass");
    CHECK(tells(match, "\"stalled\":2"));
    core::Match again = match_at({"tokens=1 per_symbol=60 stall=3", "6|5", "|", 1, 1, "S"});
    CHECK(tells(again, "\"stalled\":0"));
    play(again, "back@6 draw=C pass");
    CHECK_FALSE(over(again));
    play(again, "C@5 pass");
    CHECK(tells(again, "\"stalled\":0"));  // 9 beats the highest total so far, 6
}

TEST_CASE("cartagena: a round that ends both by stalemate and by stalling counts as a stalemate") {
    core::Match match = match_at({"tokens=1 stall=1", "0|0", "|"});
    play(match, "pass pass");
    CHECK(tells(match, "\"phase\":\"stalemate\""));
}

TEST_CASE("cartagena: every random game ends under various options with the default stall") {
    const auto& game = core::handle_of<cartagena::Game>();
    for (const std::string rules : {"rules=cards", "rules=advanced", "rules=board"}) {
        for (const char* options : {" boat_return=off", " tokens=1", " per_symbol=1 hand=1",
                                    " tokens=1 boat_return=off actions=3"}) {
            const Scenario scenario{&game, rules + options, 2};
            INFO(scenario.name());
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                CHECK(length_of(scenario, seed, 20'000) >= 0);
            }
        }
    }
}

}  // namespace ctq::tests
