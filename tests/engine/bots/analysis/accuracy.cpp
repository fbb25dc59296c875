#include "engine/bots/analysis/accuracy.hpp"

#include <doctest/doctest.h>

namespace ctq::bots {
namespace {

Verdict lost(double share, double loss, double error = 0.001, int seat = 1) {
    Verdict verdict;
    verdict.seat = seat;
    verdict.proposed = {.action = 1, .share = share, .error = error};
    verdict.played = {.action = loss == 0 ? 1U : 2U, .share = share - loss};
    return verdict;
}

TEST_CASE("The accuracy of a decision follows the published formula, by the loss in wins of 100") {
    CHECK(accuracy_of(lost(0.5, 0), 2) == 100);
    CHECK(accuracy_of(lost(0.5, 0.05), 2) == doctest::Approx(79.82).epsilon(0.001));
    CHECK(accuracy_of(lost(0.5, 0.10), 2) == doctest::Approx(63.58).epsilon(0.001));
    CHECK(accuracy_of(lost(0.9, 0.80), 2) < 0.01);
    // In a match of four a chance of 25 % is even, so half the loss weighs the same.
    CHECK(accuracy_of(lost(0.25, 0.025), 4) == doctest::Approx(accuracy_of(lost(0.5, 0.05), 2)));
}

TEST_CASE("What can't be told apart loses nothing") {
    CHECK(accuracy_of(lost(0.5, 0.05, 0.03), 2) == 100);
    CHECK(accuracy_of(lost(0.5, -0.05), 2) == 100);
}

TEST_CASE("The accuracy of a match is the mean of its decisions, weighted by how open they were") {
    CHECK(openness_of(lost(0.5, 0), 2) == 1);
    CHECK(openness_of(lost(0.25, 0), 4) == 1);
    CHECK(openness_of(lost(0.999, 0), 2) == doctest::Approx(0.1));
    const auto one = accuracies({lost(0.5, 0), lost(0.5, 0.10)}, 2);
    REQUIRE(one[0]);
    CHECK(*one[0] == doctest::Approx((100 + accuracy_of(lost(0.5, 0.10), 2)) / 2));
    CHECK_FALSE(one[1]);
    // A mistake where the match was decided counts less.
    const auto decided = accuracies({lost(0.5, 0), lost(0.01, 0.009)}, 2);
    CHECK(*decided[0] > (100 + accuracy_of(lost(0.01, 0.009), 2)) / 2);
}

TEST_CASE("Verdicts in points have no accuracy") {
    Verdict points = lost(0.5, 0.1);
    points.unit = Unit::points;
    CHECK_FALSE(accuracies({points}, 1)[0]);
}

}  // namespace
}  // namespace ctq::bots
