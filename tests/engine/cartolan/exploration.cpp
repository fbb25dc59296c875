#include <doctest/doctest.h>

#include "tests/engine/cartolan/chart.hpp"

/// Drawing, turning, laying and discarding tiles.
namespace ctq::tests {

TEST_CASE(
    "cartolan: a tile that fits takes the wind direction of the tile that the Adventurer leaves") {
    Chart chart;
    chart.put("1.1", "1,0").play("e tile=ttttf");
    CHECK(chart.at("1.1") == "2,0");
    CHECK(chart.wind("2,0") == "NE");
    CHECK(chart.moves() == "0/0/1");
}

TEST_CASE(
    "cartolan: continuous exploration turns a tile that doesn't fit so that the arrows join") {
    // The tile has land upwind clockwise. With the wind NE that is the west edge, with SE the north
    // edge.
    Chart chart;
    chart.put("1.1", "1,0").play("e tile=ftttf");
    CHECK(chart.wind("2,0") == "SE");
    CHECK(chart.edges("2,0") == "fttt");
    // To the north the tile turns the other way.
    Chart north;
    north.put("1.1", "0,1").play("n tile=tfttf");
    CHECK(north.wind("0,2") == "NW");
    CHECK(north.edges("0,2") == "tftt");
}

TEST_CASE("cartolan: clockwise exploration turns a tile clockwise first, then anticlockwise") {
    Chart chart("exploration=clockwise");
    chart.put("1.1", "0,1").play("n tile=tfttf");
    CHECK(chart.wind("0,2") == "SE");
    CHECK(chart.edges("0,2") == "tttf");
    // Here the west edge must be water, and turned clockwise the north edge too. Only anticlockwise
    // is left.
    Chart corner("exploration=clockwise");
    corner.lay("2,1 tttt NE").put("1.1", "1,0").play("e tile=ftttf");
    CHECK(corner.wind("2,0") == "NW");
    CHECK(corner.edges("2,0") == "ttft");
}

TEST_CASE("cartolan: a tile is never turned by 180 degrees") {
    // The tile needs land to the west. fttff has it there, and nowhere else when turned.
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").play("e tile=tttff");
    // With land downwind anticlockwise, land to the west would need the opposite wind.
    CHECK(chart.edges("3,0").empty());
    CHECK(chart.at("1.1") == "2,0");
    CHECK(chart.legal("tile").find("tile=fttff") != std::string::npos);
    chart.play("tile=fttff");
    CHECK(chart.edges("3,0") == "fttf");
}

TEST_CASE("cartolan: all touching edges must match, land with land and water with water") {
    Chart chart;
    chart.lay("2,1 ttft NE").put("1.1", "1,0").play("e tile=ttttf");
    CHECK(chart.edges("2,0").empty());
    chart.play("tile=tttff");
    CHECK(chart.edges("2,0") == "fttt");
}

TEST_CASE("cartolan: a tile that doesn't fit is discarded, and up to five tiles are tried") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0");
    chart.play("e tile=ttttf tile=ttttf tile=ttttf tile=ttttf");
    CHECK(chart.state.discard[0] == 4);
    chart.play("tile=ttttf");
    CHECK(chart.state.discard[0] == 5);
    CHECK(chart.at("1.1") == "2,0");
    CHECK(chart.moves() == "1/0/0");
    CHECK(chart.legal() == "n e wait stop");
}

TEST_CASE("cartolan: a failed exploration counts as the move tried and allows no tile actions") {
    Chart chart("tries=1");
    chart.lay("2,0 tttt NE").lay("3,0 tttt NE").lay("4,0 tttt NE").lay("5,0 tttt NE wonder");
    chart.lay("6,1 tftf NE").lay("5,1 tftt NE").put("1.1", "5,0");
    chart.play("e tile=fttff");
    CHECK(chart.moves() == "0/0/1");
    CHECK(chart.chest("1.1") == 0);
    chart.play("wait");
    CHECK(chart.chest("1.1") == 2);
}

TEST_CASE("cartolan: the option tries sets how many tiles an exploration tries") {
    Chart chart("tries=2");
    chart.lay("2,0 tftt NE").put("1.1", "2,0").play("e tile=ttttf tile=ttttf");
    CHECK(chart.legal() == "n e wait stop");
}

TEST_CASE("cartolan: beginner mode draws water tiles over land edges too") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").play("e");
    CHECK(chart.legal("tile=disaster").empty());
    CHECK(chart.odds() ==
          "tile=ttttf:15 tile=tttff:2 tile=ttftf:2 tile=ttfff:1 tile=tfttf:10 tile=tfttt:3 "
          "tile=tfftf:10 tile=tfftt:3 tile=ftttf:10 tile=ftttt:3 tile=fttff:10 tile=fttft:3");
}

TEST_CASE("cartolan: regular mode draws from the pile of the edge crossed") {
    Chart chart("mode=regular");
    chart.lay("2,0 tftt NE").put("1.1", "2,0");
    Chart land = chart;
    land.play("e");
    CHECK(land.allows("tile=fffff"));
    CHECK(!land.allows("tile=ttttf"));
    CHECK(land.allows("tile=disaster"));
    chart.play("n");
    CHECK(chart.allows("tile=ttttf"));
    CHECK(!chart.allows("tile=fffff"));
}

TEST_CASE(
    "cartolan: an empty pile is refilled from its discards, not from tiles that were never dealt") {
    Chart chart;
    chart.lay("2,0 tftt NE").put("1.1", "2,0").pile('t', "ttttf tttff");
    chart.state.unseen[4] = 3;  // not dealt to the pile
    chart.play("e tile=ttttf tile=tttff");
    CHECK(chart.odds() == "tile=ttttf:1 tile=tttff:1");
    CHECK(chart.state.pile[0] == 2);
    CHECK(chart.state.discard[0] == 0);
}

TEST_CASE("cartolan: the game ends when a tile can't be drawn") {
    Chart chart;
    chart.put("1.1", "1,0").pile('t', "ttttf").vault(2, 3).play("e tile=ttttf e");
    CHECK(chart.over());
    CHECK(chart.state.exhausted);
    CHECK(chart.ranks() == "2 1");
}

TEST_CASE("cartolan: discovering the hidden Mythical City is a city visit") {
    Chart chart("mode=regular mythical=hidden");
    chart.lay("2,0 tftt NE").put("1.1", "2,0").chest("1.1", 6).pirate("1.1");
    chart.pile('f', "mythical fffff").play("e tile=mythical");
    CHECK(chart.at("1.1") == "3,0");
    CHECK(!chart.is_pirate("1.1"));
    CHECK(chart.legal() == "bank=0 bank=1 bank=2 bank=3 bank=4 bank=5 bank=6");
    chart.play("bank=2");
    CHECK(chart.mover() == "2.1");
    CHECK(chart.vault(1) == 2);
    // From the city every direction is a land move into land tiles.
    chart.play("stop n");
    CHECK(chart.moves() == "1/0/0");
    CHECK(chart.legal() == "tile=fffff");
}

TEST_CASE("cartolan: a new domain removes no Agents, but no Agent can be placed in it") {
    Chart chart("mode=regular mythical=hidden");
    chart.lay_row(2, 0, 6).lay("7,0 tftt NE").agent(2, "6,0", 3).agent(1, "7,0").dispossess("7,0");
    chart.put("1.1", "7,0").vault(1, 20).pile('f', "mythical fffff");
    chart.play("e tile=mythical");
    CHECK(chart.agent("6,0") == "2 active 3");
    CHECK(chart.legal() == "buy done");
    chart.play("done stop");
    chart.chest("1.1", 1).play("w restore");
    CHECK(chart.agent("7,0") == "1 active 0");
}

}  // namespace ctq::tests
