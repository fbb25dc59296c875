#include "shell/store/records/puzzle_rating.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

namespace ctq::store {
namespace {

TEST_CASE(
    "rating: a right answer to a puzzle of equal rating adds half a step, a wrong one takes it") {
    const PuzzleRating start;
    CHECK(rated(start, 1200, true).rating == 1220);
    CHECK(rated(start, 1200, false).rating == 1180);
    CHECK(rated(start, 1600, true).rating == 1238);  // expected in 5 of 100
    CHECK(rated(start, 1600, false).rating == 1198);
    CHECK(rated(start, 800, true).rating == 1202);
    CHECK(rated(start, 9999, true).rating == 1238);
}

TEST_CASE("rating: after twenty answers an answer changes it half as much") {
    PuzzleRating one;
    one.answered = 20;
    CHECK(rated(one, 1200, true).rating == 1210);
    one.answered = 19;
    CHECK(rated(one, 1200, true).rating == 1220);
}

TEST_CASE("rating: a row of right answers ends with a wrong one, and the longest is kept") {
    PuzzleRating one;
    for (const bool right : {true, true, true, false, true}) {
        one = rated(one, 1200, right);
    }
    CHECK(one.streak == 1);
    CHECK(one.longest == 3);
    CHECK(one.answered == 5);
}

}  // namespace
}  // namespace ctq::store
