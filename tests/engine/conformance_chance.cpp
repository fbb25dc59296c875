#include <doctest/doctest.h>

#include <map>

#include "tests/engine/scenario.hpp"

/// Checks that `draw` picks each outcome as often as its weight in the list of `chance` says.
namespace ctq::tests {
namespace {

constexpr int kDraws = 3000;

/// Pearson's chi-squared statistic of kDraws draws in one state, and its degrees of freedom.
struct Fit {
    double statistic;
    double freedom;
};

Fit fit_here(const core::GameHandle& game, const void* state, std::uint64_t seed) {
    core::OutcomeList outcomes;
    game.chance(state, outcomes);
    std::map<core::Action, int> count;
    for (int k = 0; k < kDraws; ++k) {
        core::Rng rng = core::chance_stream(seed, static_cast<std::uint64_t>(k));
        ++count[game.draw(state, rng)];
    }
    double total = 0;
    for (const core::Outcome& outcome : outcomes) {
        total += outcome.weight;
    }
    double statistic = 0;
    for (const core::Outcome& outcome : outcomes) {
        const double expected = kDraws * outcome.weight / total;
        const double off = count[outcome.action] - expected;
        statistic += off * off / expected;
        count.erase(outcome.action);
    }
    REQUIRE_MESSAGE(count.empty(), "draw gave what chance does not list");
    return {statistic, outcomes.size - 1.0};
}

/// Whether the statistic is at most about five standard deviations above its mean. The seeds are
/// fixed, so the result never varies.
bool plausible(const Fit& fit) {
    const double over = fit.statistic - fit.freedom - 8;
    return over <= 0 || over * over <= 25 * 2 * fit.freedom;
}

void compare_in(const Scenario& scenario, int most, int events) {
    core::Match match = random_match(scenario, 21, most);
    Fit sum{0, 0};
    int seen = 0;
    for (int ply = 0; ply < match.size() && seen < events; ply += 1 + ply / 8) {
        if (match.turn_before(ply).kind != core::Turn::Kind::chance) {
            continue;
        }
        match.seek(ply);
        const Fit fit = fit_here(match.game(), match.state(), 22 + static_cast<unsigned>(ply));
        CHECK_MESSAGE(plausible(fit), "at ply " << ply << ": " << fit.statistic << " with "
                                                << fit.freedom << " degrees of freedom");
        sum.statistic += fit.statistic;
        sum.freedom += fit.freedom;
        ++seen;
    }
    CHECK_MESSAGE(plausible(sum), "together " << sum.statistic << " with " << sum.freedom);
}

}  // namespace

TEST_CASE("conformance: draw() picks each outcome with the probability that chance() gives it" *
          doctest::test_suite("figures")) {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        compare_in(scenario, 400, 12);
    }
    for (const Scenario& scenario : variant_scenarios()) {
        INFO(scenario.name());
        compare_in(scenario, 150, 3);
    }
}

TEST_CASE("conformance: draw() of an observation picks outcomes as often as chance() of it says" *
          doctest::test_suite("figures")) {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        const core::Match match = random_match(scenario, 23, 200);
        int seen = 0;
        for (int ply = match.size() - 1; ply >= 0 && seen < 2; --ply) {
            if (match.turn_before(ply).kind == core::Turn::Kind::chance) {
                const auto view = match.game().observe(match.state_at(ply).data(), 0);
                CHECK(plausible(fit_here(match.game(), view.data(), 24)));
                ++seen;
            }
        }
    }
}

}  // namespace ctq::tests
