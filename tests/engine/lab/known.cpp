#include "engine/lab/known.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/lab/summary.hpp"
#include "tests/engine/incan_gold/contest.hpp"
#include "tests/engine/incan_gold/turn_duel.hpp"
#include "tests/engine/lab/match_series.hpp"

namespace ctq::lab {
namespace {

Spec incan_gold(const std::string& bots, bool rotate = false, const char* options = "") {
    return tests::experiment("incan_gold", options, bots.c_str(), 7, rotate);
}

std::string turns(int first, int second) {
    return "turn:" + std::to_string(first) + ",turn:" + std::to_string(second);
}

/// Checks that a share is within four standard errors of the known value, plus rounding.
void check_share(std::int64_t hits, std::int64_t games, double known) {
    const double n = static_cast<double>(games);
    const double error = std::sqrt(known * (1 - known) / n);
    CHECK(std::abs(static_cast<double>(hits) / n - known) <= 4 * error + 0.002);
}

void check_measured(const Spec& spec, std::int64_t games) {
    const Tally tally = play(spec, 0, games);
    const Summary summary = summarize(tally);
    for (std::size_t i = 0; i < spec.entries.size(); ++i) {
        const auto known = reference(spec, i);
        REQUIRE(known);
        REQUIRE(known->mean);
        const Spread& score = summary.entries[i].score;
        CHECK(std::abs(score.mean - *known->mean) <= 4 * score.se + 0.2);
        if (known->sd) {
            CHECK(std::abs(score.sd / *known->sd - 1) <= tests::spread_tolerance(games));
        }
        if (known->wins) {
            check_share(tally.entry[i].wins, games, *known->wins);
        }
        if (known->draws) {
            check_share(tally.entry[i].draws, games, *known->draws);
        }
    }
}

TEST_CASE("Results that the laboratory measures equal the known results of Incan Gold's bots" *
          doctest::test_suite("figures")) {
    // tests/engine/incan_gold/figures.cpp checks results that other authors have published.
    for (const char* bots : {"turn:20", "backpack:1", "backpack:100", "random:0.05", "random:1",
                             "hazards:3", "random:0.2,turn:7,backpack:20"}) {
        CAPTURE(bots);
        check_measured(incan_gold(bots), 20'000);
    }
    for (const auto& [first, second] : {std::pair(7, 5), {1, 10}, {3, 3}}) {
        const std::string bots = turns(first, second);
        CAPTURE(bots);
        check_measured(incan_gold(bots, true), 20'000);
    }
}

TEST_CASE(
    "Every pair of bots turn:1 to turn:10 has a known result, and the engine measures the same" *
    doctest::test_suite("long")) {
    for (int first = 1; first <= 10; ++first) {
        for (int second = 1; second <= 10; ++second) {
            CAPTURE(first);
            CAPTURE(second);
            check_measured(incan_gold(turns(first, second)), 100'000);
        }
    }
}

TEST_CASE(
    "The known results of the bots turn:n against each other equal those of a slow simulation" *
    doctest::test_suite("figures")) {
    for (int first = 1; first <= 10; ++first) {
        for (int second = 1; second <= 10; ++second) {
            CAPTURE(first);
            CAPTURE(second);
            constexpr std::int64_t games = 2'000;
            const tests::Duel duel = tests::duel_of_turns(first, second, games, 99);
            const auto known = reference(incan_gold(turns(first, second)), 0);
            REQUIRE(known);
            check_share(duel.wins, games, *known->wins);
            check_share(duel.draws, games, *known->draws);
            const Spread score = spread(games, duel.score_sum, duel.score_squares, 1);
            CHECK(std::abs(score.mean - *known->mean) <= 4 * score.se + 0.2);
            // Wins of the one, wins of the other and draws must sum to 1.
            const auto other = reference(incan_gold(turns(first, second)), 1);
            const double all = *known->wins + *known->draws + *other->wins;
            CHECK(std::abs(all - 1) <= 0.002);  // rounding of the known values
        }
    }
}

TEST_CASE("Experiments with other rules, bots or games have no known result") {
    CHECK_FALSE(reference(incan_gold("turn:7", false, "bust=return"), 0));
    CHECK_FALSE(reference(incan_gold("turn:21"), 0));
    CHECK_FALSE(reference(incan_gold("random:0.123"), 0));
    CHECK_FALSE(reference(incan_gold("turn:7,myopic"), 0));
    CHECK_FALSE(reference(incan_gold("turn:11,turn:3"), 0));
    CHECK_FALSE(reference(incan_gold("turn:7,turn:7,random:0.2"), 0));
    CHECK_FALSE(reference(incan_gold("turn:7,backpack:20,random:0.2,turn:7"), 0));
    CHECK_FALSE(reference(tests::experiment("cartagena", "", "greedy,random", 1, false), 0));
    CHECK(best_mean(incan_gold("turn:3")).value_or(0) == doctest::Approx(100.3425).epsilon(1e-6));
    CHECK_FALSE(best_mean(incan_gold("turn:3,turn:4")));
    CHECK_FALSE(best_mean(incan_gold("turn:3", false, "rounds=4")));
}

}  // namespace
}  // namespace ctq::lab
