#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// `check` rejects impossible states, and random games under any options keep its invariants.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;

/// Whether `check` rejects a sound position after `damage` changed it.
bool found(const std::function<void(State&)>& damage) {
    Chart chart("mode=advanced");
    chart.lay_row(2, 0, 5).lay("6,0 tttt NE disaster").lay("5,1 tttt NE wonder").sink("6,0", 4);
    chart.put("1.1", "5,0").put("2.1", "5,1").agent(2, "5,1", 3).equipped("1.1", "guest");
    REQUIRE(Game::check(chart.state) == nullptr);
    damage(chart.state);
    return Game::check(chart.state) != nullptr;
}

/// Returns the invariant that a random game broke, or "".
std::string random_fault(const std::string& options, int seats, std::uint64_t seed) {
    constexpr int kMostActions = 5000;
    State state = *Game::start(*core::read_options(Game::info().options, options), seats);
    core::Rng rng{seed};
    for (int actions = 0; actions < kMostActions;) {
        const auto turn = Game::turn(state);
        if (turn.kind == core::Turn::Kind::over) {
            return {};
        }
        actions += turn.kind == core::Turn::Kind::chance ? 0 : 1;
        Game::apply(state, random_action(state, rng));
        if (const char* broken = Game::check(state)) {
            return broken;
        }
    }
    return "the game goes on for ever";
}

}  // namespace

TEST_CASE("cartolan: check rejects tiles that are lost, extra or laid wrongly") {
    CHECK(found([](State& state) { --state.pile[0]; }));
    CHECK(found([](State& state) { ++state.discard[20]; }));
    CHECK(found([](State& state) { state.unseen[0] = state.unseen[4] = state.unseen[6] = 0; }));
    CHECK(found([](State& state) { state.tile[5].edges = 2; }));
    CHECK(found([](State& state) { state.tile[5].x = 40; }));
    CHECK(found([](State& state) { state.tile[9].marks = 0; }));
    CHECK(found([](State& state) { state.city[0] = 5; }));
    CHECK(found([](State& state) { state.tile[6].marks = cartolan::kCity; }));
}

TEST_CASE("cartolan: check rejects impossible amounts of wealth") {
    CHECK(found([](State& state) { state.vault[0] = -1; }));
    CHECK(found([](State& state) { state.adventurer[0].chest = -1; }));
    CHECK(found([](State& state) { state.adventurer[2].chest = 1; }));
    CHECK(found([](State& state) { state.sunk[0] = -1; }));
    CHECK(found([](State& state) { state.agent[5].wealth = cartolan::kMostWealth + 1; }));
    CHECK(found([](State& state) { state.agent[6].wealth = 1; }));
}

TEST_CASE("cartolan: check rejects Adventurers and Agents at impossible places") {
    CHECK(found([](State& state) { state.adventurer[0].tile = state.tiles; }));
    CHECK(found([](State& state) { state.adventurer[0].tile = state.disaster[0]; }));
    CHECK(found([](State& state) {
        state.adventurer[0].tile = 0;
        state.adventurer[0].pirate = true;
    }));
    CHECK(found([](State& state) { state.adventurer[6].in_play = true; }));
    CHECK(found([](State& state) { state.adventurer[0].traded[0] = 1; }));
    CHECK(found([](State& state) { state.agent[5].tile = 5; }));
    CHECK(found([](State& state) { state.tile[5].agent = 6; }));
    CHECK(found([](State& state) { state.agent[5].loyalty = cartolan::Loyalty::dispossessed; }));
}

TEST_CASE("cartolan: check rejects a state in which cards are lost or added") {
    CHECK(found([](State& state) { --state.deck[0]; }));
    CHECK(found([](State& state) { ++state.technology[1][2]; }));
    CHECK(found([](State& state) { --state.characters[0]; }));
    CHECK(found([](State& state) { state.adventurer[3].works = 1; }));
}

TEST_CASE("cartolan: random games under any options end and keep the invariants") {
    constexpr const char* kModes[] = {"mode=beginner", "mode=regular", "mode=advanced"};
    constexpr const char* kMovements[] = {"", "movement=budgeted"};
    constexpr const char* kExplorations[] = {"", "exploration=clockwise"};
    constexpr const char* kCities[] = {"", "mythical=east", "mythical=hidden"};
    constexpr const char* kBoxes[] = {"", "deck=box", "boxes=2", "adventurers=2"};
    std::uint64_t seed = 0;
    for (const char* mode : kModes) {
        for (const char* movement : kMovements) {
            for (const char* exploration : kExplorations) {
                for (const char* city : kCities) {
                    for (const char* boxes : kBoxes) {
                        const std::string options =
                            joined({mode, movement, exploration, city, boxes});
                        for (int seats = 2; seats <= 4; ++seats) {
                            // A scaled run plays one in `scale()` of these games, and at least 20.
                            if (refused_start(options, seats).empty() &&
                                ++seed % static_cast<unsigned>(std::min(scale(), 19)) == 0) {
                                INFO(options << " seats " << seats);
                                CHECK(random_fault(options, seats, seed) == "");
                            }
                        }
                    }
                }
            }
        }
    }
    CHECK(seed == 3 * (16 * 3 * 3 - 16));
}

}  // namespace ctq::tests
