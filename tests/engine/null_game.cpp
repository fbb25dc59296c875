#include <doctest/doctest.h>

#include "engine/core/record.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/scenario.hpp"

/// The rules of the null game; all else about it is tested with every game's conformance.
namespace ctq::tests {
namespace {

using null_game::Game;
using null_game::State;

core::Match played(const std::string& options, const std::string& tokens) {
    const auto opened =
        core::read_record(tested_games(), "[Game \"null_game\"]\n[Options \"" + options +
                                              "\"]\n[Seats \"human human human\"]\n\n" + tokens);
    REQUIRE_MESSAGE(opened, opened.problem().text());
    return opened->match;
}

const State& state_of(const core::Match& match) {
    return *static_cast<const State*>(match.state());
}

State seen_by(const core::Match& match, int seat) {
    State room;
    return Game::observe(state_of(match), seat, room);
}

}  // namespace

TEST_CASE("null game: who chose the card's value scores, the others share the last place") {
    const core::Standing standing = played("", "deal=2 choose=2 choose=1 choose=2").standing();
    CHECK(standing.over);
    CHECK(standing.half_points[0] == 2);
    CHECK(standing.half_points[1] == 0);
    CHECK(standing.rank[0] == 1);
    CHECK(standing.rank[1] == 3);
    CHECK(standing.rank[2] == 1);
    CHECK(standing.drawn());
}

TEST_CASE("null game: the card's weights are 3, 2, 1") {
    const core::Match match = played("", "");
    core::OutcomeList outcomes;
    match.game().chance(match.state(), outcomes);
    REQUIRE(outcomes.size == 3);
    for (int i = 0; i < 3; ++i) {
        CHECK(outcomes[i].weight == static_cast<unsigned>(3 - i));
    }
}

TEST_CASE("null game: only seat 1 sees the card, and only with peek") {
    const core::Match match = played("", "deal=2");
    CHECK(seen_by(match, 1).card == 2);
    CHECK(seen_by(match, 2).card == null_game::kUnknown);
    CHECK(seen_by(match, 0).card == null_game::kUnknown);
    CHECK(seen_by(played("peek=off", "deal=2"), 1).card == null_game::kUnknown);
}

TEST_CASE("null game: a choice is its seat's secret until the last is made") {
    const core::Match match = played("", "deal=2 choose=1 choose=3");
    CHECK(match.turn().secret == 1U << 3U);
    CHECK(seen_by(match, 1).choice[0] == 1);
    CHECK(seen_by(match, 1).choice[1] == null_game::kUnknown);
    CHECK(seen_by(match, 2).choice[1] == 3);
    CHECK(seen_by(match, 3).choice[0] == null_game::kUnknown);
    const core::Match over = played("", "deal=2 choose=1 choose=3 choose=3");
    CHECK(seen_by(over, 0).choice[0] == 1);
    CHECK(seen_by(over, 0).card == 2);
}

TEST_CASE("null game: the last choice is seen as a reveal of everything") {
    const core::Match match = played("", "deal=2 choose=1 choose=3");
    const State& state = state_of(match);
    for (int seat = 0; seat <= 3; ++seat) {
        CHECK(Game::to_text(state, Game::hide(state, null_game::choose(2), seat)) ==
              "reveal=2:1,3,2");
    }
    CHECK(Game::from_text(state, "reveal=2:1,3,2") == Game::hide(state, null_game::choose(2), 1));
    for (const char* wrong : {"reveal=", "reveal=2", "reveal=2:1,3", "reveal=2:1,3,4",
                              "reveal=?:1,3,2", "reveal=2:1,3,2,1", "choose=0", "choose=4"}) {
        CHECK_MESSAGE(!Game::from_text(state, wrong), wrong);
    }
}

TEST_CASE("null game: check sees what can't be") {
    const State fine = state_of(played("", "deal=2 choose=1"));
    REQUIRE(Game::check(fine) == nullptr);
    for (const auto damage :
         {+[](State& state) { state.card = 0; }, +[](State& state) { state.card = 5; },
          +[](State& state) { state.choice[0] = 0; }, +[](State& state) { state.choice[1] = 1; },
          +[](State& state) { state.chosen = 3; },
          +[](State& state) { state.phase = null_game::Phase::over; }}) {
        State broken = fine;
        damage(broken);
        CHECK(Game::check(broken) != nullptr);
    }
}

}  // namespace ctq::tests
