#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/games/cartolan/fit.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// Which tiles can still be laid, compared with all outcomes of chance that the rules offer.
namespace ctq::tests {
namespace {

using cartolan::Fit;
using cartolan::Game;
using cartolan::Phase;
using cartolan::State;

/// Puts `count` random tiles of a colour into one of the state's supplies.
void scatter(std::uint8_t (&supply)[cartolan::kKinds], cartolan::Colour colour, std::uint32_t count,
             core::Rng& rng) {
    const int first = cartolan::first_kind(colour);
    const int end = cartolan::end_of_kinds(colour) - 1;  // the Mythical City fits nowhere here
    std::fill(supply + first, supply + end, std::uint8_t{0});
    while (count-- > 0) {
        ++supply[first + static_cast<int>(rng.below(static_cast<std::uint32_t>(end - first)))];
    }
}

/// Leaves a few random tiles of each colour: some in the pile, some unseen that are not in it, and
/// some discards.
void thin_out(State& state, core::Rng& rng) {
    for (const cartolan::Colour colour : {cartolan::Colour::water, cartolan::Colour::land}) {
        const std::uint32_t unseen = rng.below(4);
        scatter(state.unseen, colour, unseen, rng);
        scatter(state.discard, colour, rng.below(4), rng);
        state.pile[static_cast<int>(colour)] = static_cast<std::uint8_t>(rng.below(unseen + 1));
    }
}

/// Compares each exploration that is possible now with the count. Returns how many there were.
int compare(const State& state) {
    int compared = 0;
    Game::Legal legal;
    Game::legal(state, legal);
    const int here = cartolan::mover(state).tile;
    for (const core::Action action : legal) {
        const int direction = cartolan::what_of(action);
        if (cartolan::kind_of(action) != cartolan::Kind::move ||
            cartolan::neighbour(state, here, direction) != cartolan::kNoTile) {
            continue;
        }
        const int lookouts =
            cartolan::skill(state, cartolan::mover_index(state), cartolan::Card::lookout);
        const Fit fit = cartolan::fit_of(state, here, direction, lookouts);
        State after = state;
        Game::apply(after, action);
        const double chance = chance_that(after, Phase::explore, [&](const State& end) {
            return end.tiles > state.tiles || end.phase == Phase::keep;
        });
        CHECK(fit.chance == doctest::Approx(chance));
        CHECK(fit.fitting <= fit.coming);
        CHECK((!fit.never || chance == 0.0));
        if (after.phase == Phase::explore) {
            CHECK(cartolan::found_now(after).tile == doctest::Approx(chance));
        }
        ++compared;
    }
    return compared;
}

/// Plays at random and compares whenever a few tiles are left to draw.
int compare_in_game(const std::string& options, std::uint64_t seed) {
    State state = *Game::start(*core::read_options(Game::info().options, options), 2);
    core::Rng rng{seed};
    int compared = 0;
    for (int ply = 0; ply < 300 && Game::turn(state).kind != core::Turn::Kind::over; ++ply) {
        if (Game::turn(state).kind == core::Turn::Kind::chance) {
            Game::apply(state, Game::draw(state, rng));
            continue;
        }
        if (state.phase == Phase::act && rng.below(4) == 0) {
            State thin = state;
            thin_out(thin, rng);
            compared += compare(thin);
        }
        Game::Legal legal;
        Game::legal(state, legal);
        Game::apply(state,
                    legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size)))]);
    }
    return compared;
}

Fit fit_from(const Chart& chart, int lookouts = 0) {
    return cartolan::fit_of(chart.state, cartolan::mover(chart.state).tile, cartolan::kEast,
                            lookouts);
}

}  // namespace

TEST_CASE("cartolan: the chance that an exploration lays a tile equals a count over all draws") {
    for (const char* options :
         {"mode=beginner", "mode=beginner exploration=clockwise", "mode=regular tries=2",
          "mode=regular exploration=clockwise tries=1", "mode=advanced tries=2"}) {
        CAPTURE(options);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            compared += compare_in_game(options, seed);
        }
        CHECK(compared > 100);
    }
}

TEST_CASE("cartolan: with lookouts the chance equals a count over all draws") {
    for (const char* card : {"lookout", "upwind"}) {
        Chart chart("mode=advanced tries=2");
        chart.lay("2,0 ttft NE")
            .character("1.1", card)
            .equipped("1.1", "lookout")
            .put("1.1", "2,0");
        core::Rng rng{7};
        int compared = 0;
        for (int i = 0; i < 60; ++i) {
            thin_out(chart.state, rng);
            compared += compare(chart.state);
        }
        CHECK(compared > 100);
    }
}

TEST_CASE("cartolan: two of three tiles fit, and the third is laid by none of five tries") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "fttff fttff tttff");
    CHECK(fit_from(chart).fitting == 2);
    CHECK(fit_from(chart).coming == 3);
    CHECK(fit_from(chart).chance == 1.0);  // five tries draw each of them
    chart.pile('t', "tttff");
    CHECK(fit_from(chart).never);
    CHECK(fit_from(chart).chance == 0.0);
    CHECK(cartolan::is_closed(chart.state, 3, 0));
    chart.play("e tile=tttff tile=tttff tile=tttff tile=tttff tile=tttff");
    CHECK(chart.edges("3,0").empty());
}

TEST_CASE("cartolan: a cell is closed only if nothing fits from any of its neighbours") {
    Chart chart;
    chart.lay("2,0 tftt NE").lay("3,1 tttt SE").pile('t', "tttff");
    CHECK(cartolan::is_closed(chart.state, 3, 0));
    CHECK_FALSE(cartolan::is_closed(chart.state, 2, 1));
    CHECK_FALSE(cartolan::is_closed(chart.state, 2, 0));    // there is a tile
    CHECK_FALSE(cartolan::is_closed(chart.state, 20, 20));  // nobody can go there
}

TEST_CASE("cartolan: discards count only once the pile is empty") {
    Chart chart("tries=2");
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "tttff tttff");
    const auto fits = cartolan::kind_called("fttff", cartolan::Colour::water);
    REQUIRE(fits >= 0);
    chart.state.discard[fits] = 1;
    CHECK(fit_from(chart).fitting == 0);
    CHECK(fit_from(chart).chance == 0.0);
    CHECK_FALSE(fit_from(chart).never);
    CHECK(fit_from(chart, 1).chance == doctest::Approx(2.0 / 3));
}

}  // namespace ctq::tests
