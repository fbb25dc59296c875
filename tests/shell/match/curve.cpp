#include "shell/match/curve.hpp"

#include <doctest/doctest.h>

namespace ctq::match {
namespace {

/// Makes a curve whose turns end at plies 10, 20, 30 and so on.
Curve curve_of(std::vector<std::vector<int>> standing) {
    Curve curve;
    for (std::size_t turn = 0; turn < standing.front().size(); ++turn) {
        curve.turn_ends.push_back(static_cast<int>(turn + 1) * 10);
    }
    curve.standing = std::move(standing);
    return curve;
}

TEST_CASE("The largest swing is the turn in which a seat gains most on its best opponent") {
    const auto swing = largest_swing(curve_of({{0, 4, 4, 4}, {0, 0, 0, 10}, {0, 0, 6, 6}}));
    REQUIRE(swing);
    // Seat 2 goes from four behind the best other seat to four ahead of it.
    CHECK(swing->turn == 3);
    CHECK(swing->ply == 40);
    CHECK(swing->seat == 2);
    CHECK(swing->halves == 10);
}

TEST_CASE("A seat's loss counts as its opponent's gain; of equal swings the first is chosen") {
    const auto swing = largest_swing(curve_of({{0, 6, 6, 0}, {0, 0, 0, 0}}));
    REQUIRE(swing);
    CHECK(swing->turn == 1);
    CHECK(swing->seat == 1);
    CHECK(swing->halves == 6);
    const auto loss = largest_swing(curve_of({{8, 8, 1}, {0, 0, 0}}));
    REQUIRE(loss);
    CHECK(loss->seat == 2);
    CHECK(loss->halves == 7);
}

TEST_CASE("There is no largest swing with one seat, or if no seat gained on another") {
    CHECK_FALSE(largest_swing(curve_of({{0, 10, 20}})));
    CHECK_FALSE(largest_swing(curve_of({{0, 2, 4}, {0, 2, 4}})));
    CHECK_FALSE(largest_swing(curve_of({{0}, {0}})));
    CHECK_FALSE(largest_swing(Curve{}));
}

}  // namespace
}  // namespace ctq::match
