#include <doctest/doctest.h>

#include <set>

#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/state_text.hpp"

/// The state as JSON ("picture") that tools read, in every phase of a game and with hidden hands.
namespace ctq::tests {
namespace {

using cartagena::Game;
using cartagena::State;

/// Plays one random game and returns every phase that its JSON pictures name.
std::set<std::string> phases_of_a_game(std::uint64_t seed) {
    core::Match match = new_race("", 2, seed);
    core::Rng rng{seed};
    std::set<std::string> phases;
    for (auto turn = match.turn();; turn = match.turn()) {
        const std::string text = picture_of<Game>(state_of(match));
        const std::string begin = R"({"phase":")";
        REQUIRE(text.rfind(begin, 0) == 0);
        phases.insert(text.substr(begin.size(), text.find('"', begin.size()) - begin.size()));
        if (turn.kind == core::Turn::Kind::over) {
            return phases;
        }
        const State& state = state_of(match);
        Game::Legal list;
        list.size = 0;
        if (turn.kind == core::Turn::Kind::seat) {
            Game::legal(state, list);
        }
        const core::Action action =
            list.size == 0 ? match.draw()
                           : list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
        REQUIRE_FALSE(match.play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0, action));
    }
}

}  // namespace

TEST_CASE("cartagena: the JSON picture names the phase of the game") {
    CHECK(phases_of_a_game(3) ==
          std::set<std::string>{"first", "track", "deal", "play", "draw", "won"});
}

TEST_CASE("cartagena: the JSON picture shows turn, track, tokens, hands and discards") {
    const std::string text =
        picture_of<Game>(state_of(match_at({"", "0,3,9,11|0,0,4,9", "DC|SSH", 2, 1, "SH"})));
    CHECK(holds(text, R"("phase":"play","turn":2,"left":1,"due":0,"stalled":0,"spaces":16)"));
    CHECK(holds(text, R"("track":["S","C","D","C","C","S","H","H")"));
    CHECK(holds(
        text, R"({"tokens":[0,3,9,11],"farthest":23,"cards":2,"hand":{"S":0,"H":0,"D":1,"C":1}})"));
    CHECK(holds(
        text, R"({"tokens":[0,0,4,9],"farthest":13,"cards":3,"hand":{"S":2,"H":1,"D":0,"C":0}})"));
    CHECK(holds(text, R"("discard":{"S":1,"H":1,"D":0,"C":0})"));
}

TEST_CASE("cartagena: the JSON picture gives only the number of cards of a hidden hand") {
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0|0,0,0,0", "SSH|DD|C"});
    State room;
    const std::string text = picture_of<Game>(Game::observe(state_of(match), 1, room));
    CHECK(holds(text, R"("cards":3,"hand":{"S":2,"H":1,"D":0,"C":0})"));
    CHECK(holds(text, R"("cards":2,"hand":null)"));
    CHECK(holds(text, R"("cards":1,"hand":null)"));
}

}  // namespace ctq::tests
