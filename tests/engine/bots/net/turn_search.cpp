#include "engine/bots/net/turn_search.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/net/learned.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// A seat's own turn, thought through by a net.
namespace ctq::tests {
namespace {

using cartolan::Features;
using cartolan::Game;
using Search = bots::TurnSearch<Game, Features>;

std::vector<bots::Planned> plan_at(const Chart& chart, int evaluations) {
    const bots::Net* net = bots::learned::net<CartolanEntry>(bots::kLastNetStage);
    REQUIRE(net != nullptr);
    return Search(*net, Game::turn(chart.state).seat).plan(chart.state, evaluations);
}

/// Returns the tokens of the plan, and checks that each is legal.
std::string tokens_of(const Chart& chart, const bots::Line& line) {
    Chart now = chart;
    std::string tokens;
    for (const core::Action action : line) {
        const std::string token = Game::to_text(now.state, action);
        now.play(token);
        tokens += (tokens.empty() ? "" : " ") + token;
    }
    return tokens;
}

}  // namespace

TEST_CASE(
    "turn search: a win that takes all moves of the turn is found, and is worth a whole win") {
    Chart chart;
    chart.lay("-1,-1 tttt NE").lay("-2,-1 tttt NE").lay("-2,-2 tttt NE");
    chart.put("1.1", "-2,-2").chest("1.1", 26);
    const auto plans = plan_at(chart, 1'000);
    CHECK(plans.front().worth == bots::kNetWin);
    const std::string tokens = tokens_of(chart, plans.front().line);
    CHECK(tokens.ends_with("bank=26"));
}

TEST_CASE("turn search: plans are legal, best first, and the same each time") {
    Chart chart("mode=regular");
    chart.lay("2,0 tftt NE").lay("2,1 tttt NE wonder").put("1.1", "2,0").chest("1.1", 6);
    for (const int evaluations : {1, 60, 1'000}) {
        const auto plans = plan_at(chart, evaluations);
        CHECK(std::is_sorted(
            plans.begin(), plans.end(),
            [](const bots::Planned& a, const bots::Planned& b) { return a.worth > b.worth; }));
        const auto again = plan_at(chart, evaluations);
        REQUIRE(again.size() == plans.size());
        for (std::size_t i = 0; i < plans.size(); ++i) {
            CHECK(plans[i].action == again[i].action);
            CHECK(plans[i].worth == again[i].worth);
            CHECK(plans[i].line[0] == plans[i].action);
            tokens_of(chart, plans[i].line);
        }
    }
}

}  // namespace ctq::tests
