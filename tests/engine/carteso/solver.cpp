#include "engine/games/carteso/search/solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/engine/carteso/board.hpp"

/// The solver, which computes exact values of small boards and of positions with few empty points.
namespace ctq::tests {
namespace {

using carteso::Solver;
using carteso::State;

/// The solver's value of a new game with komi 0: under best play, Vertical's final score less
/// Horizontal's, in half points.
int solved(Solver& solver, int rows, int columns, int to_move = carteso::kVertical) {
    State state = carteso_of(new_carteso(settled(rows, columns)));
    state.side = static_cast<std::uint8_t>(to_move);
    return solver.value(state);
}

/// The same value for any position, computed by plain minimax over every later position. The solver
/// must agree with it.
int by_minimax(const State& state, std::map<std::string, int>& known) {
    if (state.phase == carteso::Phase::over) {
        return half_points(state, carteso::kVertical) - half_points(state, carteso::kHorizontal);
    }
    const std::string bytes(reinterpret_cast<const char*>(&state), sizeof state);
    if (const auto at = known.find(bytes); at != known.end()) {
        return at->second;
    }
    carteso::Game::Legal list;
    carteso::Game::legal(state, list);
    std::vector<int> values;
    for (const core::Action action : list) {
        State next = state;
        carteso::Game::apply(next, action);
        values.push_back(by_minimax(next, known));
    }
    const int best = state.side == carteso::kVertical
                         ? *std::max_element(values.begin(), values.end())
                         : *std::min_element(values.begin(), values.end());
    known.emplace(bytes, best);
    return best;
}

/// Plays random actions until only `empty` points are empty.
State ending(int rows, int columns, int empty, std::uint64_t seed) {
    core::Rng rng{seed};
    State state = carteso_of(new_carteso(settled(rows, columns)));
    while (count(empty_points(state)) > empty) {
        carteso::Game::Legal list;
        carteso::Game::legal(state, list);
        const auto last = static_cast<std::uint32_t>(list.size - (state.button == 0 ? 0 : 1));
        carteso::Game::apply(state, list[static_cast<int>(rng.below(last))]);
    }
    return state;
}

/// The points of a set after mirroring rows or columns, or after transposing.
carteso::Points image(const State& state, const carteso::Points& set, bool rows, bool columns,
                      bool transposed) {
    carteso::Points mirrored{};
    each(set, [&](int point) {
        const int row = rows ? state.rows - 1 - carteso::row_of(point) : carteso::row_of(point);
        const int column =
            columns ? state.columns - 1 - carteso::column_of(point) : carteso::column_of(point);
        add(mirrored, transposed ? carteso::point_at(column, row) : carteso::point_at(row, column));
    });
    return mirrored;
}

/// The position after mirroring the board and swapping the colours as requested.
State mirrored(const State& state, bool rows, bool columns, bool colours) {
    State next = state;
    for (int i = 0; i < 2; ++i) {
        next.stones[colours ? 1 - i : i] = image(state, state.stones[i], rows, columns, false);
        next.claimed[i] = image(state, state.claimed[i], rows, columns, false);
    }
    return next;
}

/// The transposed position, with the sides swapped.
State transposed(const State& state) {
    State next = state;
    std::swap(next.rows, next.columns);
    for (int i = 0; i < 2; ++i) {
        next.stones[i] = image(state, state.stones[i], false, false, true);
        next.claimed[1 - i] = image(state, state.claimed[i], false, false, true);
    }
    next.side = static_cast<std::uint8_t>(1 - state.side);
    next.button = static_cast<std::uint8_t>(state.button == 0 ? 0 : 3 - state.button);
    return next;
}

/// Checks that mirroring a position or swapping its colours keeps the value, and that transposing
/// it negates the value.
void check_images(const State& state) {
    REQUIRE(carteso::Game::puzzle_solvable(state));
    const int value = Solver().value(state);
    CHECK(Solver().value(mirrored(state, true, false, true)) == value);
    CHECK(Solver().value(mirrored(state, false, true, false)) == value);
    CHECK(Solver().value(transposed(state)) == -value);
}

}  // namespace

TEST_CASE("carteso: the solver's values of small boards are those on the rules page") {
    Solver solver;
    CHECK(solved(solver, 1, 1) == 1);
    CHECK(solved(solver, 1, 2) == -3);
    CHECK(solved(solver, 2, 1) == 5);
    CHECK(solved(solver, 2, 2) == 1);
    CHECK(solved(solver, 2, 3) == -7);
    CHECK(solved(solver, 3, 2) == 9);
}

TEST_CASE("carteso: the empty 3x3 board is worth half a point to Vertical" *
          doctest::test_suite("figures")) {
    Solver solver;
    CHECK(solved(solver, 3, 3) == 1);
    CHECK(solver.positions() > 1000);
}

TEST_CASE("carteso: a transposed board with the other side to move has the opposite value") {
    Solver solver;
    for (int rows = 1; rows <= 7; ++rows) {
        for (int columns = 1; rows * columns <= 7; ++columns) {
            INFO(rows << "x" << columns);
            CHECK(solved(solver, rows, columns) ==
                  -solved(solver, columns, rows, carteso::kHorizontal));
        }
    }
}

TEST_CASE("carteso: each point of komi lowers the value of a board by one point") {
    Solver solver;
    for (int komi = 0; komi <= 4; ++komi) {
        CHECK(solver.value(carteso_of(new_carteso(settled(2, 2, komi)))) == 1 - 2 * komi);
    }
}

TEST_CASE(
    "carteso: best play never changes the value, which equals the final difference of scores") {
    Solver solver;
    core::Match match = carteso_after(2, 3, "");
    const int value = solver.value(carteso_of(match));
    while (match.turn().kind != core::Turn::Kind::over) {
        core::ActionList list;
        match.options_now(list);
        bool found = false;
        for (const core::Action action : list) {
            core::Match next = match;
            next.play(match.turn().seat, action);
            if (solver.value(carteso_of(next)) == value) {
                match = next;
                found = true;
                break;
            }
        }
        REQUIRE(found);
    }
    CHECK(score_of(match, carteso::kVertical) - score_of(match, carteso::kHorizontal) == value);
}

TEST_CASE(
    "carteso: the solver accepts only positions with settled komi and at most 9 empty points") {
    CHECK(Solver::can_solve(carteso_of(new_carteso(settled(3, 3)))));
    CHECK(Solver::can_solve(carteso_of(new_carteso(settled(2, 4)))));
    CHECK_FALSE(Solver::can_solve(carteso_of(new_carteso(settled(2, 5)))));
    CHECK(Solver::can_solve(carteso_of(carteso_after(2, 5, "Xa1"))));
    CHECK_FALSE(Solver::can_solve(carteso_of(new_carteso("size=3"))));
}

TEST_CASE("carteso: an action's value is that of the position after it, for the side that moved") {
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

TEST_CASE("carteso: with few empty points left, the solver's values equal those of plain minimax") {
    constexpr int kSizes[][2] = {{2, 3}, {3, 2}, {1, 5}, {4, 2}, {3, 4}, {5, 5}, {4, 6}};
    std::uint64_t seed = 0;
    Solver one_for_all;
    for (const auto& size : kSizes) {
        const int rows = size[0];
        const int columns = size[1];
        for (int empty = 0; empty <= 5; ++empty) {
            const State state = ending(rows, columns, empty, ++seed);
            std::map<std::string, int> known;
            INFO(rows << "x" << columns << ", empty points: " << empty << ", seed " << seed);
            const int value = by_minimax(state, known);
            CHECK(Solver().value(state) == value);
            CHECK(one_for_all.value(state) == value);
            CHECK(known.size() >= 1U);
        }
    }
}

TEST_CASE("carteso: mirroring with or without swapping colours doesn't change a position's value") {
    for (const std::uint64_t seed : {1U, 2U}) {
        check_images(ending(6, 5, 7, seed));
    }
}

TEST_CASE("carteso: at 12 empty points mirroring and swapping colours don't change the value" *
          doctest::test_suite("figures")) {
    const State state = ending(5, 5, 12, 3);
    CHECK_FALSE(carteso::Game::solvable(state));
    check_images(state);
}

TEST_CASE("carteso: the puzzle solver accepts positions with at most 12 empty points") {
    CHECK(carteso::Game::puzzle_solvable(carteso_of(new_carteso(settled(3, 4)))));
    CHECK_FALSE(carteso::Game::puzzle_solvable(carteso_of(new_carteso(settled(13, 1)))));
    CHECK_FALSE(carteso::Game::puzzle_solvable(carteso_of(new_carteso("size=2"))));
    CHECK_FALSE(
        carteso::Game::puzzle_solvable(carteso_of(carteso_after(1, 1, "Xa1 button pass pass"))));
}

}  // namespace ctq::tests
