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

/// Without level:1 to level:3, whose temper is in their notes: `solo_scores` keeps none.
constexpr Shares kShares[] = {
    {"optimal", {0.737, 0.510, 0.280}},
    {"level:6", {0.737, 0.510, 0.280}},
    {"level:5", {0.690, 0.446, 0.214}},
    {"level:4", {0.616, 0.343, 0.143}},
};
constexpr double kPublishedGames = 6'000;

TEST_CASE("incan_gold figures: the medals are reached in the published shares of solo games" *
          doctest::test_suite("figures")) {
    constexpr std::int64_t games = 20'000;
    for (const Shares& published : kShares) {
        CAPTURE(std::string(published.bot));
        const std::vector<int> scores = solo_scores(published.bot, games);
        for (std::size_t medal = 0; medal < 3; ++medal) {
            const int least = incan_gold::Game::info().medals[medal];
            const auto reached = std::count_if(scores.begin(), scores.end(),
                                               [least](int score) { return score >= least; });
            expect_share(static_cast<double>(reached) / games, published.medals[medal],
                         kPublishedGames);
        }
    }
}

}  // namespace
}  // namespace ctq::tests
