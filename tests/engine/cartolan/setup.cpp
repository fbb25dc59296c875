#include <doctest/doctest.h>

#include <numeric>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// Options, the tiles of the box, and the first state.
namespace ctq::tests {
namespace {

using cartolan::Game;
using cartolan::State;

State started(const std::string& options, int seats) {
    return *Game::start(*core::read_options(Game::info().options, options), seats);
}

std::string first_odds(const std::string& options, int seats) {
    Chart chart(options, seats);
    chart.state = started(options, seats);
    return chart.odds();
}

int box_of(const State& state, cartolan::Colour colour) {
    const auto* from = std::begin(state.unseen);
    return std::accumulate(from + cartolan::first_kind(colour),
                           from + cartolan::end_of_kinds(colour), 0);
}

}  // namespace

TEST_CASE("cartolan: the Capital lies in plain water with a north-east wind") {
    const Chart chart;
    CHECK(chart.state.tiles == 5);
    for (const std::string place : {"0,0", "0,1", "1,0", "0,-1", "-1,0"}) {
        CHECK(chart.wind(place) == "NE");
        CHECK(chart.edges(place) == "tttt");
    }
    CHECK(chart.at("1.1") == "0,0");
    CHECK(chart.at("2.1") == "0,0");
}

TEST_CASE("cartolan: the chances of the seats to start are as if they rolled a die in turn") {
    CHECK(first_odds("", 2) == "first=1:6 first=2:5");
    CHECK(first_odds("", 3) == "first=1:36 first=2:30 first=3:25");
    CHECK(first_odds("", 4) == "first=1:216 first=2:180 first=3:150 first=4:125");
    CHECK(first_odds("die_faces=4 die_against=2", 3) == "first=1:16 first=2:8 first=3:4");
}

TEST_CASE("cartolan: the first seat starts, and each of its turns begins a round") {
    Chart chart("", 3);
    chart.state = started("", 3);
    chart.play("first=2");
    CHECK(chart.mover() == "2.1");
    CHECK(chart.state.round == 1);
    chart.play("stop");
    CHECK(chart.mover() == "3.1");
    chart.play("stop");
    CHECK(chart.mover() == "1.1");
    CHECK(chart.state.round == 1);
    chart.play("stop");
    CHECK(chart.mover() == "2.1");
    CHECK(chart.state.round == 2);
}

TEST_CASE("cartolan: beginner mode has no disasters and no land tiles") {
    const State literal = started("", 3);
    CHECK(box_of(literal, cartolan::Colour::water) == 72);
    CHECK(box_of(literal, cartolan::Colour::land) == 0);
    CHECK(box_of(started("deck=box", 3), cartolan::Colour::water) == 59);
    CHECK(started("deck=box", 3).pile[0] == 59);
}

TEST_CASE("cartolan: the piles get 30 water and 15 land tiles a player, or all that exist") {
    CHECK(started("mode=regular", 2).pile[0] == 60);
    CHECK(started("mode=regular", 2).pile[1] == 30);
    CHECK(started("mode=regular", 4).pile[0] == 73);
    CHECK(started("mode=regular", 4).pile[1] == 49);
    CHECK(started("mode=regular deck=box", 4).pile[1] == 40);
    CHECK(started("mode=regular boxes=2", 4).pile[0] == 120);
    CHECK(started("mode=regular boxes=2", 4).pile[1] == 60);
    CHECK(started("mode=regular water_pile=7 land_pile=3", 2).pile[0] == 14);
    CHECK(started("mode=regular water_pile=7 land_pile=3", 2).pile[1] == 6);
}

TEST_CASE("cartolan: two boxes double the tiles and the disasters") {
    const State state = started("mode=regular boxes=2 mythical=hidden", 2);
    CHECK(box_of(state, cartolan::Colour::water) == 146);
    CHECK(box_of(state, cartolan::Colour::land) == 99);
    CHECK(state.unseen[cartolan::kMythicalKind] == 1);
    CHECK(state.unseen[cartolan::kWaterKinds - 1] == 2);
}

TEST_CASE("cartolan: the eastern Mythical City lies at 10,0 with a south-west wind") {
    for (const std::string mode : {"beginner", "regular", "advanced"}) {
        const State state = started("mode=" + mode + " mythical=east", 2);
        CHECK(state.cities == 2);
        CHECK(state.tiles == 10);
        for (const auto& [x, y] : {std::pair{10, 0}, {10, 1}, {11, 0}, {10, -1}, {9, 0}}) {
            CHECK(state.tile[cartolan::tile_at(state, x, y)].wind == cartolan::kSouthWest);
        }
        CHECK(Game::check(state) == nullptr);
    }
}

TEST_CASE("cartolan: a hidden Mythical City adds a land tile, and beginner mode has none") {
    CHECK(box_of(started("mode=regular mythical=hidden", 2), cartolan::Colour::land) == 50);
    CHECK(started("mode=regular mythical=hidden", 4).pile[1] == 50);
    CHECK(refused_start("mythical=hidden", 2) ==
          "The Mythical City can't be hidden among land tiles in the mode Sea, which has none.");
}

TEST_CASE("cartolan: options are refused if no face of the die is with the wind") {
    CHECK(refused_start("die_faces=3 die_against=3", 2) ==
          "A die of 3 faces needs one with the wind, so at most 2 can be against it.");
    CHECK(refused_start("die_faces=3 die_against=2", 2).empty());
}

TEST_CASE("cartolan: under adventurers=2 each seat starts with two Adventurers") {
    Chart chart("adventurers=2");
    CHECK(chart.legal() == "adv=1 adv=2");
    chart.play("adv=2");
    CHECK(chart.mover() == "1.2");
    chart.play("stop");
    CHECK(chart.mover() == "1.1");
}

TEST_CASE("cartolan: by default a city's domain is wider in advanced mode") {
    CHECK(started("", 2).rules.domain == 4);
    CHECK(started("mode=regular", 2).rules.domain == 4);
    CHECK(started("mode=advanced", 2).rules.domain == 5);
    CHECK(started("mode=advanced domain=4", 2).rules.domain == 4);
    const auto table = Game::info().options;
    CHECK(core::options_text(table, *core::read_options(table, "mode=advanced domain=5")) ==
          "mode=advanced");
}

TEST_CASE("cartolan: every constant of the rules is an option, whose default is the rules' value") {
    const auto table = Game::info().options;
    const auto options = core::standard_options(table);
    const std::pair<const char*, int> defaults[] = {{"margin", 25},
                                                    {"water_pile", 30},
                                                    {"land_pile", 15},
                                                    {"wonder_water", 5},
                                                    {"wonder_land", 10},
                                                    {"trade", 2},
                                                    {"cut", 1},
                                                    {"adventurer_price", 10},
                                                    {"place_price", 3},
                                                    {"agent_price", 5},
                                                    {"agent_price_own", 3},
                                                    {"rest_price", 1},
                                                    {"restore_price", 1},
                                                    {"rob_bonus", 1},
                                                    {"arrest", 5},
                                                    {"tries", 5},
                                                    {"moves", 4},
                                                    {"land_moves", 2},
                                                    {"upwind_moves", 1},
                                                    {"empty_land_moves", 3},
                                                    {"empty_upwind_moves", 2},
                                                    {"domain", 4},
                                                    {"die_faces", 6},
                                                    {"die_against", 1}};
    for (const auto& entry : defaults) {
        int found = -1;
        for (std::size_t i = 0; i < table.size(); ++i) {
            found = std::string_view(table[i].key) == entry.first ? options.value[i] : found;
        }
        CHECK_MESSAGE(found == entry.second, entry.first);
    }
}

TEST_CASE("cartolan: a match can't start from a position") {
    const auto options = core::standard_options(Game::info().options);
    CHECK(!Game::position(options, 2, "anything").problem().sentence.empty());
}

}  // namespace ctq::tests
