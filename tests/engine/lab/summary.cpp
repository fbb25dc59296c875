#include "engine/lab/summary.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

/// Compares means, standard deviations and bounds with their definitions and published values.
namespace ctq::tests {
namespace {

lab::Spread spread_of(const std::vector<std::int64_t>& values, int unit) {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (const std::int64_t value : values) {
        sum += value;
        squares += value * value;
    }
    return lab::spread(static_cast<std::int64_t>(values.size()), sum, squares, unit);
}

lab::Ending ending(std::vector<std::int32_t> half_points, std::vector<std::uint8_t> ranks,
                   int first_seat) {
    lab::Ending made;
    made.standing.seats = static_cast<int>(half_points.size());
    made.standing.over = !ranks.empty();
    for (std::size_t i = 0; i < half_points.size(); ++i) {
        made.standing.half_points[i] = half_points[i];
        made.standing.rank[i] = ranks.empty() ? std::uint8_t{0} : ranks[i];
    }
    made.first_seat = first_seat;
    made.actions = 10;
    return made;
}

}  // namespace

TEST_CASE("mean, standard deviation and standard error follow their definitions") {
    const lab::Spread spread = spread_of({2, 4, 4, 4, 5, 5, 7, 9}, 1);
    CHECK(spread.mean == doctest::Approx(5));
    CHECK(spread.sd == doctest::Approx(std::sqrt(32.0 / 7)));
    CHECK(spread.se == doctest::Approx(std::sqrt(32.0 / 7 / 8)));
    CHECK(spread_of({1, 2}, 2).mean == doctest::Approx(0.75));
    CHECK(spread_of({1, 3}, 2).sd == doctest::Approx(std::sqrt(0.5)));
}

TEST_CASE("the standard deviation of large numbers that differ little is precise") {
    const std::int64_t far = 1'000'000'000;
    CHECK(spread_of({far, far + 1, far + 2}, 1).sd == 1.0);
    CHECK(spread_of({-far, -far - 1, -far - 2}, 1).sd == 1.0);
}

TEST_CASE("the standard deviation of a single game is zero, and the mean of no games is zero") {
    CHECK(lab::spread(0, 0, 0, 1).mean == 0);
    CHECK(spread_of({7}, 1).mean == 7);
    CHECK(spread_of({7}, 1).sd == 0);
    CHECK(spread_of({7, 7, 7}, 1).sd == 0);
}

TEST_CASE("Wilson's 95 % bounds equal those of the textbooks") {
    const lab::Share half = lab::wilson(50, 100);
    CHECK(half.share == 0.5);
    CHECK(half.low == doctest::Approx(0.4038315).epsilon(1e-6));
    CHECK(half.high == doctest::Approx(0.5961685).epsilon(1e-6));
    const lab::Share few = lab::wilson(1, 10);
    CHECK(few.low == doctest::Approx(0.0178762).epsilon(1e-5));
    CHECK(few.high == doctest::Approx(0.4041500).epsilon(1e-5));
    CHECK(lab::wilson(0, 10).low == 0);
    CHECK(lab::wilson(0, 10).high == doctest::Approx(0.2775328).epsilon(1e-6));
    CHECK(lab::wilson(10, 10).high == 1);
    CHECK(lab::wilson(0, 0).high == 1);
}

TEST_CASE("a seat's result counts for the entry (a bot of the experiment) that sits there") {
    lab::Tally tally;
    tally.entries = 3;
    lab::count(tally, ending({8, 2, 3}, {1, 3, 2}, 1));
    lab::count(tally, ending({8, 2, 3}, {1, 3, 2}, 2));  // entry 0 at seat 2, entry 2 at seat 1
    lab::count(tally, ending({4, 4, 0}, {1, 1, 3}, 1));
    lab::count(tally, ending({6, 0, 0}, {}, 1));
    CHECK(tally.games == 4);
    CHECK(tally.actions.sum == 40);
    CHECK(tally.actions.squares == 400);
    CHECK(tally.entry[0].wins == 1);
    CHECK(tally.entry[0].draws == 1);
    CHECK(tally.entry[0].losses == 1);
    CHECK(tally.entry[0].unfinished == 1);
    CHECK(tally.entry[0].score.sum == 8 + 2 + 4 + 6);
    CHECK(tally.entry[0].score.squares == 64 + 4 + 16 + 36);
    CHECK(tally.entry[0].score.least == 2);
    CHECK(tally.entry[0].score.most == 8);
    CHECK(tally.entry[2].wins == 1);
    CHECK(tally.entry[2].losses == 2);
    CHECK(tally.entry[2].score.sum == 3 + 8);
    CHECK(tally.entry[2].score.least == 0);
    CHECK(tally.seat[0] == lab::SeatTally{2, 1, 8 + 8 + 4 + 6});
    CHECK(tally.seat[1] == lab::SeatTally{0, 1, 2 + 2 + 4});
    CHECK(lab::total(tally.actions.values) == 4);
    const lab::Summary summary = lab::summarize(tally);
    REQUIRE(summary.entries.size() == 3);
    CHECK(summary.entries[0].score.mean == doctest::Approx(2.5));
    CHECK(summary.entries[0].win.share == 0.25);
    CHECK(summary.actions.mean == 10);
    CHECK(summary.actions.sd == 0);
}

TEST_CASE(
    "a quantity records the number of the first game with its least and with its greatest value") {
    lab::Quantity score;
    std::int64_t game = 0;
    for (const std::int32_t value : {4, 8, 2, 8, 2}) {
        lab::count(score, value, game++);
    }
    CHECK(score.most_game == 1);
    CHECK(score.least_game == 2);
    CHECK(lab::total(score.values) == 5);
}

TEST_CASE("adding an empty tally changes nothing") {
    lab::Tally tally;
    tally.entries = 2;
    lab::count(tally, ending({1, 2}, {2, 1}, 2));
    CHECK(lab::add(tally, lab::Tally{}) == tally);
    CHECK(lab::add(lab::Tally{}, tally) == tally);
}

}  // namespace ctq::tests
