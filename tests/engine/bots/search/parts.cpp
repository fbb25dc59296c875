#include "engine/bots/search/parts.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace ctq::bots::search {

TEST_CASE("search parts: playouts are cut evenly and none is lost") {
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

TEST_CASE("search parts: answers are added by action, in any order") {
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

TEST_CASE("search parts: chosen is what was tried most, then what brought most, then the first") {
    CHECK(choose({{1, 5, 10, 0}, {2, 6, 0, 0}}) == 2);
    CHECK(choose({{1, 5, 10, 0}, {2, 5, 11, 0}, {3, 5, 11, 0}}) == 2);
}

TEST_CASE("search parts: the standard error is that of the mean of as many games") {
    // Four playouts, two of them won: deviations of a half each, n - 1 = 3.
    const core::Weighed half{0, 4, 2LL * 840, 2LL * 840 * 840};
    CHECK(mean_of(half) == doctest::Approx(0.5));
    CHECK(standard_error(half) == doctest::Approx(std::sqrt(1.0 / 3 / 4)));
    CHECK(standard_error({0, 9, 9LL * 840, 9LL * 840 * 840}) == doctest::Approx(0));
    CHECK(mean_of({}) == 0);
    CHECK(standard_error({0, 1, 840, 840LL * 840}) == 1);
}

}  // namespace ctq::bots::search
