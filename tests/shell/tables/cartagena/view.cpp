#include "shell/tables/cartagena/view.hpp"

#include <doctest/doctest.h>

#include "engine/games/catalogue.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the text view of Cartagena: a match that ends because it stalls.
namespace ctq::cartagena::view {
namespace {

/// Returns a match in which seat 2 can only pass, and seat 1 falls back and moves on in turn.
core::Match stalling(std::string_view options, int rounds) {
    std::string tokens;
    for (int round = 0; round < rounds; ++round) {
        tokens += round % 2 == 0 ? "back@9 draw=C pass " : "C@5 pass ";
    }
    return tests::played<Game>(options, tokens, {"human", "greedy"},
                               "track=SCDCCSHHCSDDSHDH tokens=9|5 hands=| turn=1 left=1");
}

TEST_CASE("A stalled match of Cartagena is a draw, and its status gives the reason") {
    const tests::Table table(stalling("tokens=1 stall=4", 4));
    CHECK(table.status() == "It is a draw: nobody got further for 4 rounds.");
    const tests::Table one(stalling("tokens=1 stall=1", 1));
    CHECK(one.view->ending(one.context()).words == "nobody got further for 1 round");
}

TEST_CASE("After half of the stall limit Cartagena's text view warns that the match is stalling") {
    const std::string line = "Nobody has got further for 2 rounds; after 4 rounds it is a draw.";
    const tests::Table early(stalling("tokens=1 stall=4", 1));
    CHECK(early.view->situation(early.context()).back() != line);
    const tests::Table late(stalling("tokens=1 stall=4", 2));
    CHECK(late.view->situation(late.context()).back() == line);
}

}  // namespace
}  // namespace ctq::cartagena::view
