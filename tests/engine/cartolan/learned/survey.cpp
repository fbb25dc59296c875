#include "engine/games/cartolan/learned/survey.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartolan/fit.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// Distances over the known map.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::kFarthest;
using cartolan::State;

/// The cost of a move over one edge, as the header says, computed independently.
int cost(const State& state, int tile, int direction) {
    const cartolan::Tile& from = state.tile[tile];
    if ((from.marks & cartolan::kCity) != 0 || (from.edges >> direction & 1U) != 0) {
        return 2;
    }
    return cartolan::blows_towards(from.wind, direction) ? 1 : 4;
}

/// Whether all distances are shortest ones: the distance of each tile is that of an end, or the
/// least sum of a neighbour's distance and the move to it. These are Bellman's equations. Their
/// solution is unique because every move has a cost.
template <class End>
bool is_shortest(const State& state, const cartolan::Distances& distances, const End& end) {
    for (int tile = 0; tile < state.tiles; ++tile) {
        int best = end(tile);
        for (int direction = 0; direction < 4; ++direction) {
            const int next = cartolan::neighbour(state, tile, direction);
            const bool open =
                next != cartolan::kNoTile &&
                (!cartolan::has_mark(state.tile[next], cartolan::kDisaster) || end(next) == 0);
            if (open && distances[next] < kFarthest) {
                best = std::min(best, distances[next] + cost(state, tile, direction));
            }
        }
        if (distances[tile] != std::min(best, kFarthest)) {
            return false;
        }
    }
    return true;
}

State random_state(const std::string& options, std::uint64_t seed, int actions) {
    State state = *Game::start(*core::read_options(Game::info().options, options), 3);
    core::Rng rng{seed};
    for (int i = 0; i < actions && Game::turn(state).kind != core::Turn::Kind::over; ++i) {
        Game::apply(state, random_action(state, rng));
    }
    return state;
}

}  // namespace

TEST_CASE("cartolan, survey: a move costs 1 with the wind, 2 over land and 4 against the wind") {
    Chart chart;
    chart.lay_row(2, 0, 5, "SW");  // the wind blows towards home
    const auto with = cartolan::survey_of(chart.state, 1);
    const auto& home = with.home;
    const int far = cartolan::tile_at(chart.state, 5, 0);
    const int near = cartolan::tile_at(chart.state, 2, 0);
    CHECK(home[far] - home[near] == 3);
    CHECK(home[chart.state.city[0]] == 0);
    Chart against;
    against.lay_row(2, 0, 5, "NE");
    const auto back = cartolan::survey_of(against.state, 1);
    CHECK(back.home[cartolan::tile_at(against.state, 5, 0)] >
          home[cartolan::tile_at(chart.state, 5, 0)]);
}

TEST_CASE("cartolan, survey: an Adventurer's path never ends at a wonder where it has traded") {
    Chart chart;
    chart.lay_row(2, 0, 4).lay("5,0 tttt NE wonder").put("1.1", "4,0");
    const int wonder = cartolan::tile_at(chart.state, 5, 0);
    const int here = cartolan::tile_at(chart.state, 4, 0);
    CHECK(cartolan::survey_of(chart.state, 1).wonder[0][here] == 1);
    CHECK(cartolan::survey_of(chart.state, 1).wonder[1][here] == kFarthest);  // not in play
    cartolan::add_to_set(chart.state.adventurer[0].traded, wonder);
    CHECK(cartolan::survey_of(chart.state, 1).wonder[0][here] == kFarthest);
}

TEST_CASE("cartolan, survey: all distances are shortest ones on random maps") {
    const int games = scaled(60, 4);
    for (int game = 0; game < games; ++game) {
        const std::string options = game % 3 == 0   ? "mode=beginner"
                                    : game % 3 == 1 ? "mode=regular mythical=hidden"
                                                    : "mode=advanced";
        const State state = random_state(options, static_cast<std::uint64_t>(game), 60 + 8 * game);
        const int seat = 1 + game % 3;
        const auto survey = cartolan::survey_of(state, seat);
        CHECK(is_shortest(state, survey.home, [&](int tile) {
            return (state.tile[tile].marks & cartolan::kCity) != 0 ? 0 : kFarthest;
        }));
        CHECK(is_shortest(state, survey.unknown, [&](int tile) {
            int best = kFarthest;
            for (int direction = 0; direction < 4; ++direction) {
                if (cartolan::neighbour(state, tile, direction) == cartolan::kNoTile &&
                    cartolan::may_fit(state, tile, direction)) {
                    best = std::min(best, cost(state, tile, direction));
                }
            }
            return best;
        }));
        const auto& one = state.adventurer[cartolan::adventurer_index(seat, 1)];
        CHECK(is_shortest(state, survey.wonder[0], [&](int tile) {
            return !one.pirate && cartolan::has_mark(state.tile[tile], cartolan::kWonder) &&
                           !cartolan::in_set(one.traded, tile)
                       ? 0
                       : kFarthest;
        }));
    }
}

}  // namespace ctq::tests
