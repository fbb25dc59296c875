#include "shell/match/table_level.hpp"

#include <doctest/doctest.h>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// Tests of the bots' levels in a set-up.
namespace ctq::match {
namespace {

using Seats = std::vector<std::string>;

TableSetup cartagena_of(Seats seats) {
    TableSetup setup = standard_setup(core::handle_of<cartagena::Game>());
    setup.seats = std::move(seats);
    return setup;
}

TEST_CASE("The standard set-up of every game has bots of level 2") {
    for (const core::GameHandle* game : cabinet()) {
        CAPTURE(game->info->id);
        CHECK(level_of(*game, standard_setup(*game).seats) == 2);
        CHECK(stand_in(*game) == "level:2");
    }
}

TEST_CASE("A table's level is its strongest bot's level; bots chosen by name have no level") {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    CHECK(level_of(game, {"human", "level:4", "level:6", "greedy"}) == 6);
    CHECK(level_of(game, {"human", "greedy"}) == 0);
    CHECK(level_of(game, {"human", "level"}) == 2);
}

TEST_CASE(
    "Making a table easier or harder changes only levels, between the lowest and the highest") {
    const auto harder = at_other_level(cartagena_of({"human", "level:4", "level:9", "greedy"}), 1);
    REQUIRE(harder);
    CHECK(harder->seats == Seats{"human", "level:5", "level:9", "greedy"});
    const auto easier = at_other_level(cartagena_of({"human", "level", "level:1"}), -1);
    REQUIRE(easier);
    CHECK(easier->seats == Seats{"human", "level:1", "level:1"});
    CHECK_FALSE(at_other_level(cartagena_of({"human", "level:1"}), -1));
    CHECK_FALSE(at_other_level(cartagena_of({"human", "level:9"}), 1));
    CHECK_FALSE(at_other_level(cartagena_of({"human", "greedy"}), 1));
}

TEST_CASE("A level that a game does not have is replaced by the nearest level") {
    TableSetup gold = standard_setup(core::handle_of<incan_gold::Game>());
    play_at(gold, 7);
    CHECK(gold.seats == Seats{"human", "level:6", "level:6"});
}

}  // namespace
}  // namespace ctq::match
