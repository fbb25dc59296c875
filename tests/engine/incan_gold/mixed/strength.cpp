#include <doctest/doctest.h>

#include <string>

#include "engine/core/weighed.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/sprt.hpp"
#include "engine/lab/summary.hpp"

/// The shares of games that the bot `equilibrium` wins, with random seeds that it was not trained
/// on.
namespace ctq::tests {
namespace {

lab::UnitTally meet(const std::string& seats, std::int64_t games) {
    lab::Spec spec;
    spec.game = *core::find_game(cabinet(), "incan_gold");
    spec.options = *core::read_options(spec.game->info->options, "");
    spec.seed = 4111;
    REQUIRE(!lab::seat_bots(spec, seats));
    return lab::play_units(spec, 0, games / static_cast<std::int64_t>(spec.entries.size()));
}

/// The lower bound of the share of first places in percent, with 95 % confidence.
double least_share(const std::string& seats, std::int64_t games) {
    const lab::UnitTally tally = meet(seats, games);
    return 100 * (lab::mean_share(tally) - 1.96 * lab::share_error(tally));
}

}  // namespace

TEST_CASE("incan_gold equilibrium: the bot wins 51 % or more against each of six simple bots" *
          doctest::test_suite("figures")) {
    for (const char* rival : {"myopic", "optimal", "turn:5", "turn:6", "turn:8"}) {
        INFO(std::string(rival));
        CHECK(least_share("equilibrium," + std::string(rival), 100'000) >= 51);
    }
    CHECK(least_share("equilibrium,turn:7", 100'000) >= 55);
}

TEST_CASE("incan_gold equilibrium: one other bot among them wins at most 3 % above its share" *
          doctest::test_suite("figures")) {
    for (const char* stranger : {"myopic", "optimal", "turn:7", "turn:8", "backpack:20"}) {
        std::string seats = stranger;
        for (int n = 2; n <= 4; ++n) {
            seats += ",equilibrium";
            INFO(seats);
            CHECK(100 * lab::mean_share(meet(seats, 40'000)) <= 100.0 / n + 3);
        }
    }
}

TEST_CASE("incan_gold equilibrium: the bot wins more than 90 % against random") {
    CHECK(least_share("equilibrium,random", 2000) > 90);
}

TEST_CASE(
    "incan_gold levels: each level wins more than 1 in 4 games against three bots a level below" *
    doctest::test_suite("figures")) {
    lab::Spec spec;
    spec.game = *core::find_game(cabinet(), "incan_gold");
    spec.options = *core::read_options(spec.game->info->options, "");
    spec.seed = 4112;
    spec.rotate = true;
    for (int level = 2; level <= 6; ++level) {
        const std::string below = ",level:" + std::to_string(level - 1);
        REQUIRE(!lab::seat_bots(spec, "level:" + std::to_string(level) + below + below + below));
        const lab::Tally tally = lab::play(spec, 0, 20'000);
        INFO(level);
        CHECK(lab::wilson(tally.entry[0].wins, tally.games).low > 0.25);
    }
}

}  // namespace ctq::tests
