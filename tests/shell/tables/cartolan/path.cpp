#include "shell/tables/cartolan/path.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/view.hpp"
#include "tests/shell/app/matches.hpp"

using namespace ctq;
using namespace ctq::cartolan;
using namespace ctq::cartolan::view;

namespace {

bool beside(const State& state, int one, int other) {
    for (int d = kNorth; d <= kWest; ++d) {
        if (neighbour(state, one, d) == other) {
            return true;
        }
    }
    return false;
}

/// Calls `look(state)` at every decision of some random games.
template <class Look>
void look_at_games(Look look) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        core::Match match = app::new_match<Game>("mode=regular", {"human", "human"}, seed);
        core::Rng rng{seed};
        for (int i = 0; i < 120 && match.turn().kind == core::Turn::Kind::seat; ++i) {
            look(tables::state_at<State>(match.state()));
            core::ActionList list;
            match.options_now(list);
            const auto chosen = rng.below(static_cast<std::uint32_t>(list.size));
            REQUIRE_FALSE(match.play(match.turn().seat, list[static_cast<int>(chosen)]));
            match.play_chance();
        }
    }
}

}  // namespace

TEST_CASE(
    "find_voyage visits adjacent tiles, and takes one turn only if find_path reaches the city") {
    int long_voyages = 0;
    int voyages = 0;
    look_at_games([&](const State& state) {
        const auto home = find_voyage(state, state.city[0]);
        const std::vector<core::Action> now = find_path(state, state.city[0]);
        CHECK(now.empty() == (!home || home->turns > 1));
        if (home) {
            ++voyages;
            long_voyages += home->turns > 1 ? 1 : 0;
            CHECK(home->tiles.front() == mover(state).tile);
            CHECK(home->tiles.back() == state.city[0]);
            CHECK((now.empty() || home->tiles.size() == now.size() + 1));
            for (std::size_t at = 1; at < home->tiles.size(); ++at) {
                CHECK(beside(state, home->tiles[at - 1], home->tiles[at]));
            }
        }
    });
    CHECK(voyages > 20);
    CHECK(long_voyages > 5);
}

TEST_CASE("find_reach returns the tiles that find_path reaches, and perhaps the current tile") {
    int long_paths = 0;
    look_at_games([&](const State& state) {
        const std::vector<Cell> reach = find_reach(state);
        for (int tile = 0; tile < state.tiles; ++tile) {
            const std::size_t moves = find_path(state, tile).size();
            const bool reached =
                std::find(reach.begin(), reach.end(), cell_of_tile(state, tile)) != reach.end();
            CAPTURE(tile);
            CHECK((moves == 0 || reached));
            CHECK((moves > 0 || !reached || tile == mover(state).tile));
            long_paths += moves > 1 ? 1 : 0;
        }
        CHECK((state.phase == Phase::act || reach.empty()));
    });
    CHECK(long_paths > 50);
}
