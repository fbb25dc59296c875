#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// Wealth comes and goes only by what pays and costs; all else moves it.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;

/// Of all Vaults, Chests, Agents and disasters.
std::int64_t wealth(const State& state) {
    std::int64_t sum = 0;
    for (const std::int32_t vault : state.vault) {
        sum += vault;
    }
    for (const auto& one : state.adventurer) {
        sum += one.chest;
    }
    for (const auto& one : state.agent) {
        sum += one.held;
    }
    for (const std::int32_t sunk : state.sunk) {
        sum += sunk;
    }
    return sum;
}

/// A trade, its Agent's cut, and what a tradesman adds, who may hold the card of that name as well.
bool trades(const cartolan::Rules& rules, std::int64_t change) {
    return change >= rules.trade && change <= rules.trade + rules.cut + 2;
}

/// An arrest pays and takes the pirate's Chest; robbers take half a Chest, the skilled all of it,
/// and of Agents a little more than they hold.
bool fights(const State& before, std::int64_t change) {
    return change == before.rules.rob_bonus ||
           std::any_of(std::begin(before.adventurer), std::end(before.adventurer),
                       [&](const auto& one) {
                           return (one.pirate && change == before.rules.arrest - one.chest) ||
                                  change == -(one.chest / 2);
                       });
}

/// A sickness takes a Chest, Agents, and half of every Vault, at most.
bool sickens(const State& before, std::int64_t change) {
    return change < 0 && -change <= wealth(before);
}

/// Whether an action of this name may change the wealth of all by so much.
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

/// Actions and outcomes in which any random game ends: it takes about a thousand.
constexpr int kMostSteps = 20'000;

/// Empty, or the action of a random game whose change of wealth nothing accounts for.
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

TEST_CASE("cartolan: wealth is accounted for after each action of random games") {
    check_games(scaled(1000, 50));
}

TEST_CASE("cartolan: wealth is accounted for after each action of 10,000 games of each mode" *
          doctest::test_suite("long")) {
    check_games(10'000);
}

}  // namespace
}  // namespace ctq::tests
