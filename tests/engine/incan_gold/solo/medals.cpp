#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/incan_gold/incan_gold.hpp"
#include "tests/engine/incan_gold/contest.hpp"

namespace ctq::tests {
namespace {

/// The published shares of solo games that reach bronze, silver and gold.
struct Shares {
    const char* bot;
    double medals[3];
};

constexpr Shares kShares[] = {
    {"optimal", {0.5, 0.5, 0.5}}, {"myopic", {0.5, 0.5, 0.5}},  {"turn:7", {0.5, 0.5, 0.5}},
    {"level:1", {0.5, 0.5, 0.5}}, {"level:2", {0.5, 0.5, 0.5}}, {"level:3", {0.5, 0.5, 0.5}},
    {"level:4", {0.5, 0.5, 0.5}}, {"level:5", {0.5, 0.5, 0.5}}, {"level:6", {0.5, 0.5, 0.5}},
};

TEST_CASE("incan_gold figures: the medals are reached in the published shares of solo games" *
          doctest::test_suite("figures")) {
    constexpr std::int64_t games = 100'000;
    for (const Shares& published : kShares) {
        CAPTURE(std::string(published.bot));
        const std::vector<int> scores = solo_scores(published.bot, games);
        for (std::size_t medal = 0; medal < 3; ++medal) {
            const int least = incan_gold::Game::info().medals[medal];
            const auto reached = std::count_if(scores.begin(), scores.end(),
                                               [least](int score) { return score >= least; });
            MESSAGE(published.bot << " " << least << " " << static_cast<double>(reached) / games);
        }
    }
}

}  // namespace
}  // namespace ctq::tests
