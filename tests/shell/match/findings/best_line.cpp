#include "shell/match/findings/best_line.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "tests/shell/app/matches.hpp"

/// Tests of the best line, the likely continuation of a match, without the user interface.
namespace ctq::match {
namespace {

/// Returns a search result in which the first legal action is the best one.
bots::Weighing first_of(const core::Match& match) {
    core::ActionList legal;
    match.options_now(legal);
    bots::Weighing weighing;
    weighing.action_values.push_back({*legal.begin()});
    return weighing;
}

TEST_CASE(
    "The best line starts at the position, adds the search's actions, and ends after 8 decisions") {
    core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8);
    const auto size = match.size();
    core::ActionList legal;
    match.options_now(legal);
    REQUIRE(match.turn().kind == core::Turn::Kind::seat);
    BestLine line(match, *legal.begin(), 100);
    CHECK(line.decisions() == 1);
    while (const auto question = line.question()) {
        CHECK(question->seat == line.match().turn().seat);
        CHECK(question->playouts == 100);
        REQUIRE_FALSE(line.on_reply(first_of(line.match())));
    }
    CHECK(line.decisions() == BestLine::kMostDecisions);
    CHECK(line.start() == match.cursor());
    CHECK(line.match().action(line.start()) == *legal.begin());
    CHECK(match.size() == size);
}

TEST_CASE("The best line rejects an illegal action and stays unchanged") {
    const core::Match match = app::match_of<cartagena::Game>("rules=board", {"human", "greedy"}, 8);
    core::ActionList legal;
    match.options_now(legal);
    BestLine line(match, *legal.begin(), 100);
    bots::Weighing wrong;
    wrong.action_values.push_back({0xFFFFFFFF});
    const int before = line.match().size();
    CHECK(line.on_reply(wrong));
    CHECK(line.match().size() == before);
    CHECK(line.decisions() == 1);
}

}  // namespace
}  // namespace ctq::match
