#include <doctest/doctest.h>

#include <cmath>

#include "tests/engine/cartagena/table.hpp"
#include "tests/engine/scenario.hpp"

/// Random games of two seats have the lengths, the numbers of legal actions and the shares of draws
/// that the rules page gives.
namespace ctq::tests {
namespace {

struct Figures {
    double actions = 0;    ///< mean number of player actions in a game
    double branching = 0;  ///< mean number of legal actions at a decision
    double stuck = 0;      ///< share of games that end in a stalemate
    double stalled = 0;    ///< share of games that end by stalling
    double seat_one = 0;   ///< share of games that seat 1 wins
};

constexpr int kGames = 1000;

Figures measure(const std::string& options) {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    const core::Match match = new_race(options, 2);
    double decisions = 0;
    double legal_actions = 0;
    int stuck = 0;
    int stalled = 0;
    int wins = 0;
    for (int i = 0; i < kGames; ++i) {
        const std::uint64_t seed = core::nth_seed(99, static_cast<std::uint64_t>(i));
        core::StateBox state = match.box();
        core::ActionList list;
        core::Rng rng = core::seat_stream(seed, 1, 0);
        int actions = 0;
        for (core::Turn turn = game.turn(state.data()); turn.kind != core::Turn::Kind::over;
             turn = game.turn(state.data())) {
            if (turn.kind == core::Turn::Kind::chance) {
                game.apply(state.data(), game.draw(state.data(), rng));
                continue;
            }
            list.clear();
            game.legal(state.data(), list);
            ++actions;
            legal_actions += list.size;
            game.apply(state.data(),
                       list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))]);
        }
        decisions += actions;
        const core::Standing standing = game.result(state.data());
        const auto phase = static_cast<const cartagena::State*>(state.data())->phase;
        stuck += phase == cartagena::Phase::stalemate ? 1 : 0;
        stalled += phase == cartagena::Phase::stalled ? 1 : 0;
        wins += !standing.drawn() && standing.rank[0] == 1 ? 1 : 0;
    }
    const double games = kGames;
    return {decisions / games, legal_actions / decisions, stuck / games, stalled / games,
            wins / games};
}

void expect_figures(const std::string& options, double actions, double branching) {
    INFO(options);
    const Figures figures = measure(options);
    CHECK(std::abs(figures.actions - actions) <= 0.04 * actions);
    CHECK(std::abs(figures.branching - branching) <= 0.04 * branching);
    CHECK(figures.stuck < 0.01);
    CHECK(figures.stalled < 0.01);
    // Seat 1 wins half of the games, within four standard deviations.
    CHECK(std::abs(figures.seat_one - 0.5) <= 4 * std::sqrt(0.25 / kGames));
}

}  // namespace

TEST_CASE(
    "cartagena: under rules=cards random games take about 137 actions, each of 5.5 legal ones" *
    doctest::test_suite("figures")) {
    expect_figures("rules=cards", 137, 5.5);
}

TEST_CASE(
    "cartagena: under rules=board random games take about 430 actions, each of 10.4 legal ones" *
    doctest::test_suite("figures")) {
    expect_figures("rules=board", 430, 10.4);
}

TEST_CASE(
    "cartagena: under rules=advanced random games take about 311 actions, each of 9.4 legal ones" *
    doctest::test_suite("figures")) {
    expect_figures("rules=advanced", 311, 9.4);
}

// About as many games end by stalling, in which one token falls back to a rival's last token and
// leaves it again, forever.
TEST_CASE("cartagena: under boat_return=off 15 to 25 % of random games end in a stalemate" *
          doctest::test_suite("figures")) {
    for (const std::string rules : {"rules=cards", "rules=board", "rules=advanced"}) {
        INFO(rules);
        const Figures figures = measure(rules + " boat_return=off");
        CHECK(figures.stuck > 0.15);
        CHECK(figures.stuck < 0.25);
        CHECK(figures.stalled > 0.1);
        CHECK(figures.stalled < 0.3);
    }
}

}  // namespace ctq::tests
