#include <doctest/doctest.h>

#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/net/test_table.hpp"
#include "tests/engine/scale.hpp"

/// Plays whole random matches of every game between a host and guests over bad connections.
namespace ctq::tests {
namespace {

/// The scenarios that can be played over the network.
std::vector<Scenario> network_scenarios() {
    std::vector<Scenario> found = preset_scenarios();
    std::erase_if(found, [](const Scenario& scenario) {
        return scenario.game == &core::handle_of<null_game::Game>() || scenario.seats > 5;
    });
    return found;
}

/// Plays `count` matches over a bad connection, cycling through the scenarios.
void play_matches(int count, std::uint64_t first_seed, int most) {
    const std::vector<Scenario> scenarios = network_scenarios();
    const auto many = static_cast<int>(scenarios.size());
    for (int i = 0; i < count; ++i) {
        const Scenario& scenario = scenarios[static_cast<std::size_t>(i % many)];
        const bool guests_first = (i + i / many) % 2 == 1;  // another half in each round
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        const int guests = 1 + static_cast<int>(seed % static_cast<unsigned>(scenario.seats));
        INFO(scenario.name(), ", guests ", guests, ", seed ", seed);
        NetTable table(scenario, guests, seed, kBadLink, guests_first);
        table.begin();
        CHECK(table.play_out(most) == "");
        CHECK(table.host().ledger().match().size() > 3);
    }
}

}  // namespace

TEST_CASE(
    "net: lost, repeated and late frames and cut connections don't change the course of a match") {
    // Each scenario is played at least once.
    play_matches(scaled(200, static_cast<int>(network_scenarios().size())), 1000, 120);
}

TEST_CASE("net: after 10,000 matches over a bad connection, all copies of each match are equal" *
          doctest::test_suite("long")) {
    play_matches(10'000, 100'000, 400);
}

}  // namespace ctq::tests
