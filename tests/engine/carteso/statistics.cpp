#include <doctest/doctest.h>

#include <cmath>

#include "engine/core/perft.hpp"
#include "tests/engine/carteso/board.hpp"

/// Checks numbers on the rules page: perft counts, and the results of random games.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::State;
using Counts = std::vector<std::uint64_t>;

Counts perft_of(int rows, int columns, int depth) {
    const core::Match match = new_carteso(settled(rows, columns));
    return core::perft(match.game(), match.box(), depth);
}

/// A board filled with random stones: Vertical's score less Horizontal's, in stones, and the ply of
/// the first claim.
struct Fill {
    int difference = 0;
    int first_claim = 0;
};

Fill fill(int length, core::Rng& rng) {
    State state = carteso_of(new_carteso(settled(length, length)));
    Fill found;
    for (int ply = 1; ply <= length * length; ++ply) {
        Game::Legal list;
        Game::legal(state, list);
        Game::apply(state, list[static_cast<int>(rng.below(static_cast<unsigned>(list.size - 1)))]);
        const bool claimed = !carteso::empty(state.claimed[0]) || !carteso::empty(state.claimed[1]);
        if (claimed && found.first_claim == 0) {
            found.first_claim = ply;
        }
    }
    found.difference = (carteso::half_points(state, carteso::kVertical) -
                        carteso::half_points(state, carteso::kHorizontal)) /
                       2;
    return found;
}

}  // namespace

TEST_CASE("carteso: perft counts of the 3x3 board match the rules page up to four plies") {
    CHECK(perft_of(3, 3, 4) == Counts{19, 325, 4951, 66294});
}

TEST_CASE("carteso: perft counts of the 9x9 board match the rules page up to two plies") {
    CHECK(perft_of(9, 9, 2) == Counts{163, 26245});
}

TEST_CASE("carteso: perft counts match the rules page at every depth that the page gives" *
          doctest::test_suite("long")) {
    CHECK(perft_of(3, 3, 5) == Counts{19, 325, 4951, 66294, 768114});
    CHECK(perft_of(9, 9, 3) == Counts{163, 26245, 4173607});
}

TEST_CASE(
    "carteso: on a randomly filled 5x5 board Vertical trails Horizontal by 1.64 stones on average" *
    doctest::test_suite("figures")) {
    constexpr int games = 20'000;
    core::Rng rng{5};
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < games; ++i) {
        const double difference = fill(5, rng).difference;
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / games;
    const double error = std::sqrt((squares / games - mean * mean) / games);
    // The tolerance is the error that the rules page gives, 0.11, plus four standard errors of this
    // sample.
    CHECK(std::abs(mean + 1.64) <= 0.11 + 4 * error);
}

TEST_CASE("carteso: in random games on 9x9 the first claim comes near ply 45 of 81" *
          doctest::test_suite("figures")) {
    constexpr int games = 2000;
    core::Rng rng{9};
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < games; ++i) {
        const double ply = fill(9, rng).first_claim;
        sum += ply;
        squares += ply * ply;
    }
    const double mean = sum / games;
    const double error = std::sqrt((squares / games - mean * mean) / games);
    CHECK(std::abs(mean - 45) <= 0.5 + 4 * error);  // rounding, four standard errors
}

}  // namespace ctq::tests
