#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// Total wealth changes only by payments and costs. All other actions move it between places.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;

/// The total wealth of all Vaults, Chests, Agents and disasters.
std::int64_t wealth(const State& state) {
    std::int64_t sum = 0;
    for (const std::int32_t vault : state.vault) {
        sum += vault;
    }
    for (const auto& one : state.adventurer) {
        sum += one.chest;
    }
    for (const auto& one : state.agent) {
        sum += one.wealth;
    }
    for (const std::int32_t sunk : state.sunk) {
        sum += sunk;
    }
    return sum;
}

/// Whether the change can be a trade with an Agent's cut and the bonus of up to two tradesman
/// cards.
bool trades(const cartolan::Rules& rules, std::int64_t change) {
    return change >= rules.trade && change <= rules.trade + rules.cut + 2;
}

/// Whether the change can be a fight. An arrest pays, and empties the pirate's Chest. A robber
/// takes half a Chest, and with the card rob the other half is lost. Robbing an Agent gains a bonus
/// beyond its wealth.
bool fights(const State& before, std::int64_t change) {
    return change == before.rules.rob_bonus ||
           std::any_of(std::begin(before.adventurer), std::end(before.adventurer),
                       [&](const auto& one) {
                           return (one.pirate && change == before.rules.arrest - one.chest) ||
                                  change == -(one.chest / 2);
                       });
}

/// Whether the change can be a sickness, which removes at most a Chest, the wealth of Agents, and
/// half of every Vault.
bool sickens(const State& before, std::int64_t change) {
    return change < 0 && -change <= wealth(before);
}

/// Whether an action of this name can change the total wealth by this amount.
bool accounted(const State& before, const std::string& name, std::int64_t change) {
    const cartolan::Rules& rules = before.rules;
    if (name == "place") {
        return change == -rules.place_price;
    }
    if (name == "agent") {
        return change == -rules.agent_price || change == -rules.agent_price_own;
    }
    if (name == "buy") {
        return change == -rules.adventurer_price;
    }
    if (name == "restore") {
        return change == -rules.restore_price;
    }
    const bool found = change == rules.wonder[0] || change == rules.wonder[1];
    if (change == 0 || (name == "take" && found)) {
        return true;
    }
    if (name == "n" || name == "e" || name == "s" || name == "w" || name == "keep") {
        return trades(rules, change);
    }
    if (name == "tile") {
        return trades(rules, change) || found;
    }
    if (name == "die" || name == "roll") {
        return trades(rules, change) || fights(before, change);
    }
    return name == "card" && sickens(before, change);
}

/// The most actions and outcomes of a random game. A game takes about a thousand.
constexpr int kMostSteps = 20'000;

/// Returns the action of a random game whose change of wealth is not explained, or "".
std::string leak(const std::string& options, std::uint64_t seed) {
    State state = *Game::start(*core::read_options(Game::info().options, options),
                               2 + static_cast<int>(seed % 3));
    core::Rng rng{seed};
    for (int step = 0; Game::turn(state).kind != core::Turn::Kind::over; ++step) {
        if (step == kMostSteps) {
            return "no end after " + std::to_string(step) + " steps";
        }
        const core::Action action = random_action(state, rng);
        const State before = state;
        Game::apply(state, action);
        const std::int64_t change = wealth(state) - wealth(before);
        const std::string text = Game::to_text(before, action);
        if (!accounted(before, text.substr(0, text.find_first_of("=@0123456789")), change)) {
            return text + " changes " + std::to_string(change);
        }
    }
    return {};
}

void check_games(int games) {
    for (const char* mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        for (int i = 0; i < games; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            INFO(std::string(mode), ", seed ", seed);
            REQUIRE(leak(mode, seed) == "");
        }
    }
}

TEST_CASE("cartolan: in random games every change of total wealth has a cause in the rules") {
    check_games(scaled(1000, 50));
}

TEST_CASE(
    "cartolan: in 10,000 games of each mode every change of total wealth has a cause in the rules" *
    doctest::test_suite("long")) {
    check_games(10'000);
}

}  // namespace
}  // namespace ctq::tests
