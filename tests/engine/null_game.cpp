#include <doctest/doctest.h>

#include "engine/core/record.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/scenario.hpp"

/// Tests the rules of the null game (a minimal game for tests). The conformance tests cover the
/// rest.
namespace ctq::tests {
namespace {

using null_game::Game;
using null_game::State;

core::Match null_match(const std::string& options, const std::string& tokens) {
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

TEST_CASE(
    "null game: seat 1 sees the card if the option peek is on, and no other seat ever sees it") {
    const core::Match match = null_match("", "deal=2");
    CHECK(seen_by(match, 1).card == 2);
    CHECK(seen_by(match, 2).card == null_game::kUnknown);
    CHECK(seen_by(match, 0).card == null_game::kUnknown);
    CHECK(seen_by(null_match("peek=off", "deal=2"), 1).card == null_game::kUnknown);
}

TEST_CASE("null game: only the seat that made a choice sees it until all seats have chosen") {
    const core::Match match = null_match("", "deal=2 choose=1 choose=3");
    CHECK(match.turn().secret == 1U << 3U);
    CHECK(seen_by(match, 1).choice[0] == 1);
    CHECK(seen_by(match, 1).choice[1] == null_game::kUnknown);
    CHECK(seen_by(match, 2).choice[1] == 3);
    CHECK(seen_by(match, 3).choice[0] == null_game::kUnknown);
    const core::Match over = null_match("", "deal=2 choose=1 choose=3 choose=3");
    CHECK(seen_by(over, 0).choice[0] == 1);
    CHECK(seen_by(over, 0).card == 2);
}

}  // namespace ctq::tests
