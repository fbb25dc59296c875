#include "engine/lab/sprt.hpp"

#include <doctest/doctest.h>

#include "engine/core/weighed.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::lab {
namespace {

Spec duel(const char* game, const char* seats) {
    Spec spec;
    spec.game = *core::find_game(cabinet(), game);
    spec.options = core::standard_options(spec.game->info->options);
    spec.seed = 8;
    REQUIRE(!seat_bots(spec, seats));
    return spec;
}

/// Makes a tally of two-game units from the numbers of units in which the first bot wins no game,
/// one game and both games.
UnitTally units(std::int64_t none, std::int64_t one, std::int64_t both) {
    constexpr std::int64_t worth = core::kFirstPlaceWorth;
    UnitTally tally;
    tally.units = none + one + both;
    tally.games = 2 * tally.units;
    tally.sum = worth * (one + 2 * both);
    tally.game_squares = worth * worth * (one + 2 * both);
    tally.unit_squares = worth * worth * (one + 4 * both);
    return tally;
}

}  // namespace

TEST_CASE(
    "sprt: a unit is one match from every seat, so a bot against itself scores exactly one half") {
    const UnitTally mirror = play_units(duel("cartagena", "greedy,greedy"), 0, 40);
    CHECK(mirror.units == 40);
    CHECK(mirror.games == 80);
    CHECK(mean_share(mirror) == doctest::Approx(0.5));
    CHECK(share_error(mirror) == doctest::Approx(0));
    CHECK(variance_saved(mirror) == doctest::Approx(1));
}

TEST_CASE("sprt: the parts of a series of units add up to the tally of the whole series") {
    const Spec spec = duel("incan_gold", "myopic,turn:7,turn:6");
    UnitTally sum = play_units(spec, 0, 7);
    add_to(sum, play_units(spec, 7, 13));
    CHECK(sum == play_units(spec, 0, 20));
}

TEST_CASE("sprt: the likelihood ratio equals that of the normal approximation") {
    const UnitTally even = units(25, 50, 25);
    CHECK(likelihood_ratio(even, 0.45, 0.55) == doctest::Approx(0));
    // The first bot wins 50 + 2 x 35 = 120 of 200 games. `variance` is that of one unit's mean.
    const UnitTally better = units(15, 50, 35);
    const double mean = 120.0 / 200;
    const double variance = (15 * 0.36 + 50 * 0.01 + 35 * 0.16) / 99;
    CHECK(mean_share(better) == doctest::Approx(mean));
    CHECK(likelihood_ratio(better, 0.5, 0.55) ==
          doctest::Approx(100 * 0.05 * (2 * mean - 1.05) / (2 * variance)));
    CHECK(likelihood_ratio(units(0, 1, 0), 0.5, 0.6) == 0);
}

TEST_CASE(
    "sprt: units with one win and one loss reduce the variance, units with equal results increase "
    "it") {
    CHECK(variance_saved(units(0, 50, 0)) == doctest::Approx(1));
    CHECK(variance_saved(units(25, 0, 25)) < -0.9);
    CHECK(variance_saved(units(25, 50, 25)) == doctest::Approx(0).epsilon(0.02));
}

}  // namespace ctq::lab
