#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.hpp"
#include "tests/engine/carteso/board.hpp"
#include "tests/engine/carteso/slow_board.hpp"
#include "tests/engine/scale.hpp"

/// The engine and SlowBoard, a second implementation of the rules, play the same random games.
/// After every action they must agree on the legal actions, the turn, the score, and each stone's
/// group, spans, finish and claim.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::State;

/// Returns the first stone whose group, spans or claim differ, or "".
std::string stones_differ(const State& state, const SlowBoard& slow) {
    std::vector<SlowBoard::Stone> fast(
        static_cast<std::size_t>(carteso::kRowBits * carteso::kMostLength));
    for (const carteso::Group& group : carteso::groups_of(state)) {
        const char owner = group.claimed_by < 0 ? '-' : carteso::side_letter(group.claimed_by);
        carteso::each(group.stones, [&](int point) {
            fast[static_cast<std::size_t>(point)] = {carteso::colour_letter(group.colour),
                                                     group.box.rows(), group.box.columns(),
                                                     group.finished, owner};
        });
    }
    for (int row = 0; row < state.rows; ++row) {
        for (int column = 0; column < state.columns; ++column) {
            const int point = carteso::point_at(row, column);
            const SlowBoard::Stone& a = fast[static_cast<std::size_t>(point)];
            const SlowBoard::Stone b = slow.at(row, column);
            if (a.colour != b.colour || a.rows != b.rows || a.columns != b.columns ||
                a.finished != b.finished || a.claimed_by != b.claimed_by) {
                return "the stone on " + carteso::point_text(point);
            }
        }
    }
    return {};
}

/// Returns what the two implementations disagree on, or "".
std::string difference(const State& state, const SlowBoard& slow) {
    const core::Turn turn = Game::turn(state);
    if ((turn.kind == core::Turn::Kind::over) != slow.over()) {
        return "the end";
    }
    if (turn.kind == core::Turn::Kind::seat && turn.seat != (slow.to_move() == 'V' ? 1 : 2)) {
        return "the turn";
    }
    if (carteso::half_points(state, carteso::kVertical) != slow.score('V') ||
        carteso::half_points(state, carteso::kHorizontal) != slow.score('H')) {
        return "the score";
    }
    return stones_differ(state, slow);
}

std::string legal_differ(const State& state, const Game::Legal& list, const SlowBoard& slow) {
    const auto tokens = slow.legal();
    if (list.size != static_cast<int>(tokens.size())) {
        return "how much is legal";
    }
    for (int i = 0; i < list.size; ++i) {
        if (Game::to_text(state, list[i]) != tokens[static_cast<std::size_t>(i)]) {
            return "what is legal";
        }
    }
    return {};
}

/// Picks a legal action. With a high `leaning` most stones are X, so that large groups occur.
core::Action pick(const Game::Legal& list, unsigned leaning, core::Rng& rng) {
    const auto any = [&] {
        return list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
    };
    core::Action action = any();
    for (unsigned again = 0; again < leaning && carteso::colour_of(action) == carteso::kO;
         ++again) {
        action = any();
    }
    return action;
}

/// Plays one game on a board of random size. Returns the first difference and the game so far, or
/// "".
std::string play_both(std::uint64_t seed) {
    core::Rng rng{seed};
    const auto length = [&] { return 1 + static_cast<int>(rng.below(carteso::kMostLength)); };
    const int rows = length();
    const int columns = length();
    const int komi = static_cast<int>(rng.below(static_cast<unsigned>(rows * columns + 1)));
    const unsigned leaning = rng.below(4);
    State state =
        *Game::start(*core::read_options(Game::info().options, settled(rows, columns, komi)), 2);
    SlowBoard slow(rows, columns, komi);
    std::string played = settled(rows, columns, komi);
    while (true) {
        std::string fault = difference(state, slow);
        if (!fault.empty()) {
            return fault.append(" after ").append(played);
        }
        if (slow.over()) {
            return {};
        }
        Game::Legal list;
        Game::legal(state, list);
        std::string legal_fault = legal_differ(state, list, slow);
        if (!legal_fault.empty()) {
            return legal_fault.append(" after ").append(played);
        }
        const core::Action action = pick(list, leaning, rng);
        const std::string token = Game::to_text(state, action);
        played += " " + token;
        Game::apply(state, action);
        slow.take(token);
    }
}

void expect_agreement(int games, std::uint64_t series) {
    for (int i = 0; i < games; ++i) {
        REQUIRE(play_both(core::nth_seed(series, static_cast<std::uint64_t>(i))) == "");
    }
}

}  // namespace

TEST_CASE(
    "carteso: in 1,000 random games of all sizes the engine agrees with the reference, SlowBoard") {
    expect_agreement(scaled(1000, 50), 1);
}

TEST_CASE("carteso: in 100,000 random games the engine agrees with the reference, SlowBoard" *
          doctest::test_suite("long")) {
    expect_agreement(100'000, 2);
}

}  // namespace ctq::tests
