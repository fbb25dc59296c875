#include <doctest/doctest.h>

#include <map>
#include <string>

#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/learned/features.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// The positions to which chance may lead, as a search of the learned player sees them.
namespace ctq::tests {
namespace {

using cartolan::Features;
using cartolan::Game;
using cartolan::Phase;
using cartolan::State;

/// Returns the edges and the wind of the tile that lies at the cell in this state, or "".
std::string tile_of(const Chart& chart, const State& state, const std::string& cell) {
    Chart now = chart;
    now.state = state;
    const std::string edges = now.edges(cell);
    return edges.empty() ? edges : edges + " " + now.wind(cell);
}

/// Adds to `found` how likely each tile is laid at the cell, over all draws with their weights.
void count_tiles(const Chart& chart, const State& state, const std::string& cell, double chance,
                 std::map<std::string, double>& found) {
    if (state.phase != Phase::explore) {
        found[tile_of(chart, state, cell)] += chance;
        return;
    }
    Game::Chances list;
    Game::chance(state, list);
    double all = 0;
    for (const core::Outcome& outcome : list) {
        all += outcome.weight;
    }
    for (const core::Outcome& outcome : list) {
        State next = state;
        Game::apply(next, outcome.action);
        count_tiles(chart, next, cell, chance * outcome.weight / all, found);
    }
}

std::map<std::string, double> branches_of(const Chart& chart, const std::string& cell) {
    std::vector<core::Branch<State>> list;
    Features::branches(chart.state, list);
    double all = 0;
    for (const auto& branch : list) {
        all += static_cast<double>(branch.weight);
    }
    std::map<std::string, double> found;
    for (const auto& branch : list) {
        CHECK(branch.state.phase != Phase::explore);
        found[tile_of(chart, branch.state, cell)] += static_cast<double>(branch.weight) / all;
    }
    return found;
}

}  // namespace

TEST_CASE("cartolan, branches: each tile is laid as often as over all draws, and sometimes none") {
    Chart chart("tries=2");
    chart.lay("2,0 tftt NE").put("1.1", "2,0");
    chart.pile('t', "fttff fttff ftttf tttff tttff ttttf ttttf ttfff").play("e");
    std::map<std::string, double> counted;
    count_tiles(chart, chart.state, "3,0", 1, counted);
    const auto found = branches_of(chart, "3,0");
    CHECK(counted.size() > 2);
    REQUIRE(found.size() == counted.size());
    for (const auto& one : counted) {
        CAPTURE(one.first);
        REQUIRE(found.contains(one.first));
        CHECK(found.at(one.first) == doctest::Approx(one.second).epsilon(1e-4));
    }
}

TEST_CASE("cartolan, branches: a die has its outcomes, and lookouts are sampled alike each time") {
    Chart chart("mode=regular");
    chart.lay("2,0 tttt NE").lay("3,0 tttt NE").put("1.1", "2,0").play("e gust=w");
    std::vector<core::Branch<State>> list;
    Features::branches(chart.state, list);
    REQUIRE(list.size() == 2);
    CHECK(list[0].weight + list[1].weight == core::kWholeWeight);
    Chart other("mode=advanced");
    other.lay("2,0 tftt NE").character("1.1", "lookout").put("1.1", "2,0").play("e");
    CHECK(branches_of(other, "3,0") == branches_of(other, "3,0"));
}

}  // namespace ctq::tests
