#include "engine/bots/search/parts.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace ctq::bots::search {

TEST_CASE("search parts: the playouts of all parts add up to the playouts of the search") {
    CHECK(parts_of(kLeastToCut - 1) == 1);
    CHECK(parts_of(kLeastToCut) == kParts);
    for (const std::int64_t playouts : {1LL, 999LL, 1000LL, 1003LL, 102'400LL}) {
        std::int64_t sum = 0;
        for (int part = 0; part < parts_of(playouts); ++part) {
            sum += part_playouts(playouts, part);
        }
        CHECK(sum == playouts);
    }
}

TEST_CASE("search parts: merging adds up the results of each action, in any order of the parts") {
    const core::WeighedList one{{3, 10, 100, 5000}, {7, 2, 840, 400'000}};
    const core::WeighedList two{{1, 4, 840, 700'000}, {7, 1, 0, 0}};
    core::WeighedList forth = one;
    merge(forth, two);
    core::WeighedList back = two;
    merge(back, one);
    CHECK(forth == back);
    CHECK(forth ==
          core::WeighedList{{1, 4, 840, 700'000}, {3, 10, 100, 5000}, {7, 3, 840, 400'000}});
    core::WeighedList none;
    merge(none, one);
    CHECK(none == one);
}

TEST_CASE(
    "search parts: the most visited action is chosen; ties go to the higher sum, then to the "
    "first") {
    CHECK(choose({{1, 5, 10, 0}, {2, 6, 0, 0}}) == 2);
    CHECK(choose({{1, 5, 10, 0}, {2, 5, 11, 0}, {3, 5, 11, 0}}) == 2);
}

TEST_CASE("search parts: the standard error is computed as in Wilson's interval") {
    // Two of four playouts are won: 1 / (1 + 4 / 4) * sqrt(0.25 / 4 + 1 / 16).
    const core::Weighed half{0, 4, 2LL * 840, 2LL * 840 * 840};
    CHECK(mean_of(half) == doctest::Approx(0.5));
    CHECK(standard_error(half) == doctest::Approx(std::sqrt(0.125) / 2));
    // With many playouts it is nearly the standard error of the mean: sqrt(0.25 / 10,000).
    CHECK(standard_error({0, 10'000, 5000LL * 840, 5000LL * 840 * 840}) ==
          doctest::Approx(0.005).epsilon(0.001));
    CHECK(mean_of({}) == 0);
    CHECK(standard_error({}) == 1);
}

TEST_CASE(
    "search parts: a few playouts that all have the same result still have a large standard "
    "error") {
    const core::Weighed four{0, 4, 4LL * 840, 4LL * 840 * 840};
    CHECK(standard_error(four) == doctest::Approx(0.125));
    CHECK(standard_error({0, 400, 400LL * 840, 400LL * 840 * 840}) < 0.003);
}

}  // namespace ctq::bots::search
