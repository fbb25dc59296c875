#include <doctest/doctest.h>

#include "tests/engine/cartolan/chart.hpp"

/// Placing and moving Agents.
namespace ctq::tests {
namespace {

/// Seat 1 is at 5,0, and no tiles are known to the east.
Chart frontier(const std::string& options = "") {
    Chart chart(options);
    chart.lay_row(2, 0, 5).put("1.1", "5,0").chest("1.1", 7);
    return chart;
}

/// Five Agents of seat 1 at 5,1 to 9,1.
void place_five(Chart& chart) {
    chart.lay_row(5, 1, 9);
    for (const char* place : {"5,1", "6,1", "7,1", "8,1", "9,1"}) {
        chart.agent(1, place);
    }
}

}  // namespace

TEST_CASE("cartolan: placing an Agent on a tile just discovered costs 3 from the Chest") {
    Chart chart = frontier();
    chart.play("e tile=ttttf");
    CHECK(chart.allows("place"));
    chart.play("place");
    CHECK(chart.chest("1.1") == 4);
    CHECK(chart.agent("6,0") == "1 active 0");
}

TEST_CASE("cartolan: an Agent can be placed only on a tile just discovered, before the next move") {
    Chart chart = frontier();
    chart.play("e tile=ttttf wait");
    CHECK(!chart.allows("place"));
    Chart known = frontier();
    known.lay("6,0 tttt NE").play("e");
    CHECK(known.why_not("place") ==
          "An Agent may only be placed on a tile just discovered, without another Agent or a "
          "disaster.");
}

TEST_CASE(
    "cartolan: an Adventurer can rest at a newly placed Agent only after its next move or wait") {
    Chart chart = frontier();
    chart.play("e tile=ttttf place");
    CHECK(!chart.allows("rest"));
    chart.play("wait rest");
    CHECK(chart.moves() == "0/0/0");
}

TEST_CASE(
    "cartolan: an Agent can't be placed in a city's domain or if the Chest can't pay its price") {
    Chart near;
    near.lay_row(2, 0, 3).put("1.1", "3,0").chest("1.1", 9).play("e tile=ttttf");
    CHECK(near.why_not("place") == "No Agent may be placed in a city's domain.");
    Chart poor = frontier();
    poor.chest("1.1", 2).play("e tile=ttttf");
    CHECK(poor.why_not("place") == "The Chest can't pay an Agent.");
}

TEST_CASE("cartolan: an Agent can be placed when no move is left") {
    Chart chart = frontier();
    chart.play("wait wait wait e tile=ttttf");
    CHECK(chart.legal() == "place stop");
    chart.play("place");
    CHECK(chart.mover() == "2.1");
}

TEST_CASE("cartolan: from a city an Agent costs 5, or 3 at a tile with the seat's Adventurer") {
    Chart chart;
    chart.lay_row(2, 0, 6).put("1.1", "1,0").put("1.2", "6,0").vault(1, 8).play("w");
    CHECK(chart.legal() == "agent@5,0 agent@6,0 done");
    chart.play("agent@6,0");
    CHECK(chart.vault(1) == 5);
    CHECK(chart.agent("6,0") == "1 active 0");
    chart.play("agent@5,0");
    CHECK(chart.vault(1) == 0);
    CHECK(chart.mover() == "1.2");
}

TEST_CASE(
    "cartolan: from a city an Agent can be placed only on tiles whose price the Vault can pay") {
    Chart chart;
    chart.lay_row(2, 0, 6).put("1.1", "1,0").put("1.2", "6,0").vault(1, 4).play("w");
    CHECK(chart.legal() == "agent@6,0 done");
}

TEST_CASE("cartolan: from a city no Agent goes to domains, active Agents, disasters or rivals") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 5).lay("6,0 tttt NE disaster").lay_row(7, 0, 11);
    chart.agent(2, "7,0").agent(2, "8,0").dispossess("8,0").agent(1, "9,0");
    chart.put("1.1", "1,0").put("2.1", "10,0").vault(1, 9).play("w");
    CHECK(chart.legal() == "agent@5,0 agent@8,0 agent@11,0 done");
}

TEST_CASE("cartolan: a dispossessed Agent that another replaces returns to the supply at once") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 6);
    place_five(chart);
    chart.dispossess("9,1").put("2.1", "1,0").vault(2, 9).play("stop w agent@9,1 ");
    CHECK(chart.agent("9,1") == "2 active 0");
    chart.vault(1, 5).play("wait");
    CHECK(chart.legal() == "agent@5,0 agent@6,0 done");
}

TEST_CASE(
    "cartolan: a seat with all five Agents on the map moves one for the price of placing one") {
    Chart chart = frontier();
    place_five(chart);
    chart.play("e tile=ttttf");
    CHECK(chart.legal() == "n e wait lift=5,1 lift=6,1 lift=7,1 lift=8,1 lift=9,1 stop");
    chart.play("lift=7,1");
    CHECK(chart.legal() == "place");
    chart.play("place");
    CHECK(chart.chest("1.1") == 4);
    CHECK(chart.agent("7,1").empty());
    CHECK(chart.agent("6,0") == "1 active 0");
}

TEST_CASE("cartolan: a moved Agent keeps its wealth and becomes active") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 6);
    place_five(chart);
    chart.state.agent[1].wealth = 6;
    chart.dispossess("5,1").put("1.1", "1,0").vault(1, 12).play("w lift=6,1 agent@6,0");
    CHECK(chart.agent("6,0") == "1 active 6");
    CHECK(chart.vault(1) == 7);
    chart.play("lift=5,1 agent@5,0");
    CHECK(chart.agent("5,0") == "1 active 0");
}

TEST_CASE("cartolan: lifting an Agent is legal only if it can be placed elsewhere afterwards") {
    Chart poor = frontier();
    place_five(poor);
    poor.chest("1.1", 2).play("e tile=ttttf");
    CHECK(poor.legal("lift").empty());
    Chart fewer = frontier();
    fewer.agent(1, "5,0").play("e tile=ttttf");
    CHECK(fewer.legal("lift").empty());
    Chart city("mode=regular");
    place_five(city);
    city.put("1.1", "1,0").vault(1, 4).play("w");
    CHECK(city.mover() == "2.1");
}

TEST_CASE("cartolan: an Adventurer can't rest at a moved Agent before its next move or wait") {
    Chart chart = frontier();
    place_five(chart);
    chart.put("1.1", "5,1").lay("5,2 tttt NE").play("wait rest n");
    chart.play("n tile=ttttf lift=5,1 place wait");
    CHECK(chart.allows("rest"));
}

TEST_CASE("cartolan: an Adventurer collects from its own Agent and can't place another there") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 6).agent(1, "6,0", 4).put("1.1", "5,0").chest("1.1", 3).play("e");
    CHECK(chart.chest("1.1") == 7);
    CHECK(!chart.allows("place"));
}

}  // namespace ctq::tests
