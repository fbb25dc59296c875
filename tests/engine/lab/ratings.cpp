#include "engine/lab/ratings.hpp"

#include <doctest/doctest.h>

#include "engine/core/elo.hpp"

namespace ctq::lab {
namespace {

TableResult table(std::vector<int> players, std::vector<std::int64_t> wins) {
    TableResult result;
    result.draws.assign(players.size(), 0);
    result.players = std::move(players);
    result.wins = std::move(wins);
    return result;
}

}  // namespace

TEST_CASE("ratings: a bot that wins three of four games is three times as strong") {
    // 299 and 99 wins, and one added game that counts as drawn: 299.5 to 99.5.
    const TableResult results[] = {table({0, 1}, {299, 99})};
    const auto strength = strengths(2, results);
    CHECK(strength[0] / strength[1] == doctest::Approx(299.5 / 99.5));
    CHECK(strength[0] + strength[1] == doctest::Approx(2));
}

TEST_CASE(
    "ratings: strengths are computed from the results of tables with different numbers of seats") {
    // The strengths are 6, 3 and 1. Each bot wins 1,000 times its strength, less one game.
    const TableResult results[] = {table({0, 1, 2}, {5999, 2999, 999}), table({0, 1}, {5999, 2999}),
                                   table({0, 2}, {5999, 999})};
    const auto strength = strengths(3, results);
    CHECK(strength[0] / strength[1] == doctest::Approx(2).epsilon(0.01));
    CHECK(strength[1] / strength[2] == doctest::Approx(3).epsilon(0.01));
}

TEST_CASE(
    "ratings: a bot without wins has a strength above zero, and a draw counts as a shared win") {
    TableResult drawn = table({0, 1}, {0, 0});
    drawn.draws = {100, 100};
    drawn.drawn = 100;
    const TableResult results[] = {drawn, table({0, 2}, {100, 0})};
    const auto strength = strengths(3, results);
    CHECK(strength[0] == doctest::Approx(strength[1]));
    CHECK(strength[2] > 0);
    CHECK(strength[0] / strength[2] == doctest::Approx(100.5 / 0.5));
}

TEST_CASE("ratings: a draw is shared among the bots in first place") {
    Tally tally;
    tally.entries = 3;
    tally.games = 10;
    tally.entry[0].wins = 4;
    tally.entry[1].wins = 1;
    tally.entry[0].draws =
        2;  // three drawn games: two between the first two bots, one between the last two
    tally.entry[1].draws = 3;
    tally.entry[2].draws = 1;
    for (std::size_t i = 0; i < 3; ++i) {
        tally.entry[i].unfinished = 2;
    }
    const int players[] = {4, 7, 9};
    const TableResult result = table_result(players, tally);
    CHECK(result.players == std::vector<int>{4, 7, 9});
    CHECK(result.wins == std::vector<std::int64_t>{4, 1, 0});
    CHECK(result.drawn == 3);
}

TEST_CASE(
    "ratings: bounds contain the strength, get narrower with more games and depend only on the "
    "seed") {
    const TableResult few[] = {table({0, 1}, {30, 10})};
    const TableResult many[] = {table({0, 1}, {3000, 1000})};
    const auto wide = strength_bounds(2, few, 1, 5);
    const auto narrow = strength_bounds(2, many, 1, 5);
    CHECK(wide[0].low < 3);
    CHECK(wide[0].high > 3);
    CHECK(narrow[0].high - narrow[0].low < (wide[0].high - wide[0].low) / 3);
    CHECK(narrow[1].low == 1);
    CHECK(narrow[1].high == 1);
    CHECK(strength_bounds(2, few, 1, 5)[0].low == wide[0].low);
}

TEST_CASE("ratings: a bot that is ten times as strong is rated 400 Elo higher") {
    CHECK(elo(1) == kAnchorElo);
    CHECK(elo(10) == doctest::Approx(1400).epsilon(1e-12));
    CHECK(elo(0.001) == doctest::Approx(-200).epsilon(1e-12));
    CHECK(core::strength_of(0) == 1);
    for (const double more : {-2000.0, -37.0, 20.0, 400.0, 1234.0}) {
        CHECK(elo(core::strength_of(more)) - kAnchorElo == doctest::Approx(more).epsilon(1e-10));
    }
}

}  // namespace ctq::lab
