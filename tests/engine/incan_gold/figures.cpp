#include <doctest/doctest.h>

#include <cmath>

#include "engine/games/incan_gold/advice/programme.hpp"
#include "tests/engine/incan_gold/contest.hpp"

/// The numbers on the rules page. The solver gives the exact scores; games between bots are within
/// 4 sd / sqrt(n) of them.
namespace ctq::tests {
namespace {

using incan_gold::Exact;
using incan_gold::solo_score;
using incan_gold::SoloRules;
using incan_gold::SoloStrategy;

constexpr Reference kSolo[] = {
    {"turn:1", 21.040, 11.51},     {"turn:3", 61.489, 19.86},     {"turn:5", 88.872, 29.37},
    {"turn:6", 95.186, 34.91},     {"turn:7", 96.487, 40.24},     {"turn:8", 93.363, 44.82},
    {"turn:10", 77.553, 50.48},    {"turn:15", 25.712, 42.96},    {"backpack:7", 56.80, 13.71},
    {"backpack:19", 86.26, 27.32}, {"backpack:29", 92.044, 38.2}, {"backpack:40", 84.91, 47.58},
    {"random:0.2", 56.52, 31.44},  {"random:0.5", 39.04, 19.82},  {"myopic", 99.93, 37.36},
    {"optimal", 100.3425, 39.11},
};

}  // namespace

TEST_CASE("incan_gold figures: each strategy scores its published mean in solo games" *
          doctest::test_suite("figures")) {
    for (const Reference& reference : kSolo) {
        expect_mean(reference, 20'000);
    }
}

TEST_CASE("incan_gold figures: each strategy scores its published mean over a million solo games" *
          doctest::test_suite("long")) {
    for (const Reference& reference : kSolo) {
        expect_mean(reference, 1'000'000);
    }
}

TEST_CASE("incan_gold figures: the solver gives the exact scores of turn:7 and backpack:29" *
          doctest::test_suite("figures")) {
    const Exact turn = solo_score(SoloRules{}, SoloStrategy::turn, 7);
    CHECK(turn.mean == doctest::Approx(96.487).epsilon(0.000005));
    CHECK(turn.sd == doctest::Approx(40.24).epsilon(0.0002));
    const Exact backpack = solo_score(SoloRules{}, SoloStrategy::backpack, 29);
    CHECK(backpack.mean == doctest::Approx(92.044).epsilon(0.000005));
    CHECK(backpack.sd == doctest::Approx(38.2).epsilon(0.002));
}

TEST_CASE(
    "incan_gold figures: with bust=return turn:6 is best with 91.09, and turn:7 scores 89.87" *
    doctest::test_suite("figures")) {
    const SoloRules rules{true, false, 5};
    CHECK(std::abs(solo_score(rules, SoloStrategy::turn, 6).mean - 91.09) <= 0.005);
    CHECK(std::abs(solo_score(rules, SoloStrategy::turn, 7).mean - 89.87) <= 0.005);
    for (const std::uint32_t turn : {4U, 5U, 7U, 8U}) {
        CHECK(solo_score(rules, SoloStrategy::turn, turn).mean < 91.09);
    }
    expect_mean({"turn:7", 89.872, 42.35}, 20'000, "bust=return");
    expect_mean({"turn:6", 91.091, 36.64}, 20'000, "bust=return");
}

TEST_CASE("incan_gold figures: with artifacts=remove turn:7 scores 95.86" *
          doctest::test_suite("figures")) {
    const Exact exact = solo_score({false, true, 5}, SoloStrategy::turn, 7);
    CHECK(std::abs(exact.mean - 95.86) <= 0.03);
    expect_mean({"turn:7", 95.870, 40.53}, 20'000, "artifacts=remove");
}

TEST_CASE("incan_gold figures: under three options at once hazards:3 scores the solver's mean" *
          doctest::test_suite("figures")) {
    const SoloRules rules{true, true, 3};
    const Exact exact = solo_score(rules, SoloStrategy::hazards, 3);
    expect_mean({"hazards:3", exact.mean, exact.sd}, 20'000,
                "bust=return artifacts=remove rounds=3");
}

TEST_CASE("incan_gold figures: turn:5 wins 44.5 % and turn:6 wins 71.4 % against turn:7" *
          doctest::test_suite("figures")) {
    const lab::Tally five = contest("turn:5,turn:7", 20'000);
    expect_wins(five, 0, 0.445, 0.020);
    expect_wins(five, 1, 0.535, 0.020);
    const lab::Tally six = contest("turn:6,turn:7", 20'000);
    expect_wins(six, 0, 0.714, static_cast<double>(six.entry[0].draws) / 20'000);
}

TEST_CASE("incan_gold figures: turn:7, backpack:20 and random:0.2 score as published in one game" *
          doctest::test_suite("figures")) {
    constexpr std::int64_t games = 20'000;
    const lab::Tally tally = contest("turn:7,backpack:20,random:0.2", games);
    const lab::Summary summary = lab::summarize(tally);
    const double means[] = {45.10, 39.67, 26.43};
    const double wins[] = {0.498, 0.363, 0.113};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& score = summary.entries[i].score;
        CHECK(std::abs(score.mean - means[i]) <= 4 * score.se);
        const double draws = static_cast<double>(tally.entry[i].draws) / games;
        expect_wins(tally, static_cast<int>(i), wins[i], draws);
    }
}

TEST_CASE("incan_gold figures: the best reply to turn:5 is turn:8, to 8 it is 7, to 7 6, to 6 5" *
          doctest::test_suite("long")) {
    const auto best_reply = [](int turn) {
        int best = 0;
        std::int64_t most = INT64_MIN;
        for (int reply = 3; reply <= 10; ++reply) {
            const std::string bots =
                "turn:" + std::to_string(reply) + ",turn:" + std::to_string(turn);
            const lab::EntryTally entry = contest(bots, 200'000).entry[0];
            const std::int64_t balance = entry.wins - entry.losses;
            best = balance > most ? reply : best;
            most = std::max(balance, most);
        }
        return best;
    };
    CHECK(best_reply(5) == 8);
    CHECK(best_reply(8) == 7);
    CHECK(best_reply(7) == 6);
    CHECK(best_reply(6) == 5);
}

TEST_CASE("incan_gold figures: a bot that plays against itself wins equally often from both seats" *
          doctest::test_suite("figures")) {
    constexpr std::int64_t games = 20'000;
    const lab::Tally tally = contest("random:0.3,random:0.3", games);
    const double difference = static_cast<double>(tally.entry[0].wins - tally.entry[1].wins);
    CHECK(std::abs(difference) <= 4 * std::sqrt(static_cast<double>(games)));
    const lab::Tally mirror = contest("myopic,myopic", 500);
    CHECK(mirror.entry[0].draws == 500);
}

}  // namespace ctq::tests
