#include "engine/bots/action_values.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/lab/work.hpp"
#include "tests/engine/carteso/board.hpp"

/// Best play asked of a worker.
namespace ctq::bots {
namespace {

using carteso::Game;
using carteso::State;

const core::GameHandle& game() {
    return core::handle_of<Game>();
}

TEST_CASE("Best play is answered by whoever works, for every legal action in order") {
    const core::Match match = tests::carteso_after(2, 3, "Xa1 Ob1");
    const core::Bytes question = encode_action_values(game(), match.state());
    CHECK(asks_action_values(question));
    const auto action_values = read_action_values(lab::work(question));
    REQUIRE(action_values);
    CHECK(*action_values == Game::action_values(tests::carteso_of(match)));
    core::ActionList legal;
    match.options_now(legal);
    CHECK(static_cast<int>(action_values->size()) == legal.size);
}

TEST_CASE("What can't be solved, or is no question, is a problem and never an answer") {
    const core::Match large = tests::new_carteso(tests::settled(4, 4));
    CHECK(read_action_values(answer_action_values(encode_action_values(game(), large.state())))
              .problem()
              .sentence == "This position is too large to be solved.");
    const core::Match small = tests::carteso_after(1, 2, "");
    core::Bytes whole = encode_action_values(game(), small.state());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CHECK_FALSE(read_action_values(answer_action_values(std::span(whole).first(size))));
    }
    whole.push_back(0);
    CHECK_FALSE(read_action_values(answer_action_values(whole)));
    CHECK_FALSE(read_action_values({}));
    CHECK_FALSE(read_action_values(core::Bytes{1, 2, 3}));
}

TEST_CASE("A game that solves nothing says so") {
    const core::GameHandle& race = core::handle_of<cartagena::Game>();
    auto match = core::Match::start(
        {&race, core::standard_options(race.info->options), {"human", "human"}, 9, "", {}});
    REQUIRE(match);
    match->play_chance();
    CHECK_FALSE(race.solvable(match->state()));
    CHECK(race.action_values(match->state()).empty());
}

}  // namespace
}  // namespace ctq::bots
