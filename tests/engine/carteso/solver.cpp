#include "engine/games/carteso/search/solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/carteso/board.hpp"

/// Small boards played out exactly.
namespace ctq::tests {
namespace {

using carteso::Solver;
using carteso::State;

/// V - H in half points from the start with komi 0.
int solved(Solver& solver, int rows, int columns, int to_move = carteso::kVertical) {
    State state = carteso_of(new_carteso(settled(rows, columns)));
    state.side = static_cast<std::uint8_t>(to_move);
    return solver.value(state);
}

}  // namespace

TEST_CASE("carteso: the small boards of the page are worth what it says") {
    Solver solver;
    CHECK(solved(solver, 1, 1) == 1);
    CHECK(solved(solver, 1, 2) == -3);
    CHECK(solved(solver, 2, 1) == 5);
    CHECK(solved(solver, 2, 2) == 1);
    CHECK(solved(solver, 2, 3) == -7);
    CHECK(solved(solver, 3, 2) == 9);
}

TEST_CASE("carteso: 3x3 is worth half a point to Vertical" * doctest::test_suite("figures")) {
    Solver solver;
    CHECK(solved(solver, 3, 3) == 1);
    CHECK(solver.positions() > 10'000);
}

TEST_CASE("carteso: a transposed board with the other side to move is worth the opposite") {
    Solver solver;
    for (int rows = 1; rows <= 7; ++rows) {
        for (int columns = 1; rows * columns <= 7; ++columns) {
            INFO(rows << "x" << columns);
            CHECK(solved(solver, rows, columns) ==
                  -solved(solver, columns, rows, carteso::kHorizontal));
        }
    }
}

TEST_CASE("carteso: komi is taken off the value of a solved board") {
    Solver solver;
    for (int komi = 0; komi <= 4; ++komi) {
        CHECK(solver.value(carteso_of(new_carteso(settled(2, 2, komi)))) == 1 - 2 * komi);
    }
}

TEST_CASE("carteso: an ended game is worth its score, and best play never loses value") {
    Solver solver;
    core::Match match = carteso_after(2, 3, "");
    const int value = solver.value(carteso_of(match));
    while (match.turn().kind != core::Turn::Kind::over) {
        core::ActionList list;
        match.options_now(list);
        bool kept = false;
        for (const core::Action action : list) {
            core::Match next = match;
            next.play(match.turn().seat, action);
            if (solver.value(carteso_of(next)) == value) {
                match = next;
                kept = true;
                break;
            }
        }
        REQUIRE(kept);
    }
    CHECK(score_of(match, carteso::kVertical) - score_of(match, carteso::kHorizontal) == value);
}

TEST_CASE("carteso: with more than nine empty points, or komi not named, nothing can be solved") {
    CHECK(Solver::can_solve(carteso_of(new_carteso(settled(3, 3)))));
    CHECK(Solver::can_solve(carteso_of(new_carteso(settled(2, 4)))));
    CHECK_FALSE(Solver::can_solve(carteso_of(new_carteso(settled(2, 5)))));
    CHECK(Solver::can_solve(carteso_of(carteso_after(2, 5, "Xa1"))));
    CHECK_FALSE(Solver::can_solve(carteso_of(new_carteso("size=3"))));
}

TEST_CASE("carteso: what each action is worth is the value behind it, for who acts") {
    for (const char* tokens : {"", "Xa1", "Xa1 Ob2 button", "Xa1 Ob2 button pass"}) {
        INFO(tokens);
        const core::Match match = carteso_after(2, 3, tokens, 1);
        const State& state = carteso_of(match);
        REQUIRE(carteso::Game::solvable(state));
        const auto action_values = carteso::Game::action_values(state);
        core::ActionList list;
        match.options_now(list);
        REQUIRE(static_cast<int>(action_values.size()) == list.size);
        Solver solver;
        const int sign = state.side == carteso::kVertical ? 1 : -1;
        for (int i = 0; i < list.size; ++i) {
            State next = state;
            carteso::Game::apply(next, list[i]);
            CHECK(action_values[static_cast<std::size_t>(i)] == sign * solver.value(next));
        }
        CHECK(*std::max_element(action_values.begin(), action_values.end()) ==
              sign * solver.value(state));
    }
    CHECK_FALSE(carteso::Game::solvable(carteso_of(new_carteso("size=2"))));
    CHECK_FALSE(carteso::Game::solvable(carteso_of(carteso_after(1, 1, "Xa1 button pass pass"))));
}

}  // namespace ctq::tests
