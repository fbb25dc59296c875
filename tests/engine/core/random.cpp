#include "engine/core/random.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <set>

#include "engine/core/game.hpp"

namespace ctq::tests {
namespace {

/// A second implementation in Python computed these numbers. The first row equals the published
/// test values of SplitMix64 for this seed.
template <std::size_t N, class Draw>
std::array<std::uint64_t, N> take(Draw draw) {
    std::array<std::uint64_t, N> numbers{};
    for (auto& number : numbers) {
        number = draw();
    }
    return numbers;
}

}  // namespace

TEST_CASE("random: the generator gives the published numbers of SplitMix64") {
    core::Rng rng{1234567};
    const std::array<std::uint64_t, 5> known = {6457827717110365317U, 3203168211198807973U,
                                                9817491932198370423U, 4593380528125082431U,
                                                16408922859458223821U};
    CHECK(take<5>([&] { return rng.next(); }) == known);
}

TEST_CASE("random: the numbers that below(n) returns equal the known values") {
    core::Rng dice{1};
    const std::array<std::uint64_t, 20> known_dice = {3, 4, 5, 2, 2, 4, 5, 3, 1, 4,
                                                      2, 3, 2, 3, 2, 1, 3, 4, 4, 5};
    CHECK(take<20>([&] { return dice.below(6); }) == known_dice);
    core::Rng large{7};
    const std::array<std::uint64_t, 8> known_large = {1169489244, 50364882,   2702282041,
                                                      1748790878, 1357325684, 1403859012,
                                                      1239424191, 2879622229};
    CHECK(take<8>([&] { return large.below(3'000'000'000U); }) == known_large);
}

TEST_CASE("random: below(n) returns every number from 0 to n - 1 about equally often" *
          doctest::test_suite("figures")) {
    core::Rng rng{3};
    std::array<int, 7> count{};
    for (int i = 0; i < 70'000; ++i) {
        ++count.at(rng.below(7));
    }
    for (const int times : count) {
        CHECK(times > 9'600);
        CHECK(times < 10'400);
    }
    CHECK(rng.below(1) == 0);
}

TEST_CASE("random: the streams for chance, seats and series of matches equal the known values") {
    CHECK(core::chance_stream(42, 0).state == 0xbdd732262feb6e95U);
    CHECK(core::chance_stream(42, 1).state == 0x47526757130f9f52U);
    CHECK(core::seat_stream(42, 1, 0).state == 0xaeff286fb2842ac4U);
    CHECK(core::seat_stream(42, 2, 17).state == 0xaa75c1e79f50f9d9U);
    CHECK(core::nth_seed(5, 3) == 0x36db937ff805585cU);
}

TEST_CASE(
    "random: the streams for all chance events and decisions of a match start in different "
    "states") {
    std::set<std::uint64_t> states;
    for (std::uint64_t k = 0; k < 500; ++k) {
        states.insert(core::chance_stream(9, k).state);
        for (int seat = 1; seat <= 8; ++seat) {
            states.insert(core::seat_stream(9, seat, k).state);
        }
    }
    CHECK(states.size() == 500 * 9);
}

TEST_CASE("random: a weighted draw picks each outcome in proportion to its weight" *
          doctest::test_suite("figures")) {
    core::FixedList<core::Outcome, 4> list;
    list.push({10, 1});
    list.push({20, 5});
    list.push({30, 2});
    std::array<int, 3> count{};
    core::Rng rng{4};
    for (int i = 0; i < 80'000; ++i) {
        ++count.at(core::draw_weighted(list, rng) / 10 - 1);
    }
    // Each count must be within four standard deviations, 4 sqrt(n p (1 - p)), of its mean.
    CHECK(std::abs(count[0] - 10'000) <= 374);
    CHECK(std::abs(count[1] - 50'000) <= 547);
    CHECK(std::abs(count[2] - 20'000) <= 489);
}

}  // namespace ctq::tests
