#include <doctest/doctest.h>

#include "tests/engine/cartolan/chart.hpp"

/// Discovery, trade, collecting, rest, restoring, and business in a city.
namespace ctq::tests {
namespace {

/// A row of plain water from 2,0 to 6,0, then a wonder at 7,0 and water at 8,0 and 9,0.
Chart wonder_ahead(const std::string& options = "") {
    Chart chart(options);
    chart.lay_row(2, 0, 6).lay("7,0 tttt NE wonder").lay_row(8, 0, 9);
    chart.put("1.1", "6,0").put("2.1", "6,0");
    return chart;
}

}  // namespace

TEST_CASE("cartolan: a discovered wonder outside all domains pays by the back of its tile") {
    Chart water;
    water.lay_row(2, 0, 5).put("1.1", "5,0").play("e tile=fttft");
    CHECK(water.chest("1.1") == 5);
    Chart land("mode=regular");
    land.lay_row(2, 0, 4).lay("5,0 tftt NE").put("1.1", "5,0").play("e tile=fttft");
    CHECK(land.chest("1.1") == 10);
}

TEST_CASE("cartolan: discovering a wonder counts as the Adventurer's trade there") {
    Chart chart;
    chart.lay_row(2, 0, 5).put("1.1", "5,0").play("e tile=fttft wait");
    CHECK(chart.chest("1.1") == 5);
}

TEST_CASE("cartolan: a city's domain extends four steps, and a discovery in it pays like a trade") {
    Chart at_four;
    at_four.lay_row(2, 0, 3).put("1.1", "3,0").play("e tile=fttft");
    CHECK(at_four.chest("1.1") == 2);
    Chart at_five;
    at_five.lay_row(2, 0, 4).put("1.1", "4,0").play("e tile=fttft");
    CHECK(at_five.chest("1.1") == 5);
    Chart wide("domain=5");
    wide.lay_row(2, 0, 4).put("1.1", "4,0").play("e tile=fttft");
    CHECK(wide.chest("1.1") == 2);
}

TEST_CASE("cartolan: a discovery in the domain of the Mythical City pays like a trade") {
    Chart chart("mythical=east");
    chart.lay_row(2, 0, 6).put("1.1", "6,0").play("e tile=fttft");
    CHECK(chart.chest("1.1") == 2);
}

TEST_CASE("cartolan: a wonder pays each Adventurer once between city visits") {
    Chart chart = wonder_ahead();
    chart.put("1.2", "6,0").play("e");
    CHECK(chart.chest("1.1") == 2);
    chart.play("wait stop e stop");
    CHECK(chart.chest("1.1") == 2);
    CHECK(chart.chest("1.2") == 2);
    chart.play("stop adv=1 wait");
    CHECK(chart.chest("1.1") == 2);
}

TEST_CASE("cartolan: after a city visit an Adventurer can trade at a wonder again") {
    Chart chart;
    chart.lay("1,1 tttt SW wonder").put("1.1", "1,0").play("n s stop");
    CHECK(chart.chest("1.1") == 2);
    chart.play("stop w bank=0");
    CHECK(chart.mover() == "2.1");
    chart.play("stop e n");
    CHECK(chart.chest("1.1") == 4);
}

TEST_CASE("cartolan: a rival's active Agent receives its cut of a trade") {
    Chart chart = wonder_ahead();
    chart.agent(2, "7,0").play("e");
    CHECK(chart.chest("1.1") == 2);
    CHECK(chart.agent("7,0") == "2 active 1");
}

TEST_CASE("cartolan: a seat's own Agent gives its cut to the Adventurer at once") {
    Chart chart = wonder_ahead();
    chart.agent(1, "7,0").play("e");
    CHECK(chart.chest("1.1") == 3);
    CHECK(chart.agent("7,0") == "1 active 0");
}

TEST_CASE("cartolan: a dispossessed Agent gets no cut and gives no rest") {
    Chart chart = wonder_ahead("mode=regular");
    chart.agent(2, "7,0").dispossess("7,0").play("e");
    CHECK(chart.agent("7,0") == "2 dispossessed 0");
    CHECK(!chart.allows("rest"));
}

TEST_CASE("cartolan: an Adventurer collects all wealth of its own Agent") {
    Chart chart = wonder_ahead();
    chart.agent(1, "7,0", 9).agent(2, "8,0", 5).play("e");
    CHECK(chart.chest("1.1") == 12);
    CHECK(chart.agent("7,0") == "1 active 0");
    chart.play("e");
    CHECK(chart.chest("1.1") == 12);
    CHECK(chart.agent("8,0") == "2 active 5");
}

TEST_CASE("cartolan: a rest at the seat's own Agent is free and resets the moves") {
    Chart chart = wonder_ahead();
    chart.agent(1, "8,0").play("e e");
    CHECK(chart.moves() == "0/0/2");
    chart.play("rest");
    CHECK(chart.moves() == "0/0/0");
    CHECK(chart.chest("1.1") == 2);
}

TEST_CASE("cartolan: a rest at a rival's Agent costs 1, which the Agent receives") {
    Chart chart = wonder_ahead();
    chart.agent(2, "8,0", 4).play("e e rest");
    CHECK(chart.chest("1.1") == 1);
    CHECK(chart.agent("8,0") == "2 active 5");
    Chart poor = wonder_ahead();
    poor.agent(2, "6,0").play("wait");
    CHECK(poor.why_not("rest") == "The Chest can't pay the rest.");
}

TEST_CASE("cartolan: each Agent gives one rest a turn") {
    Chart chart = wonder_ahead();
    chart.agent(1, "6,0").play("wait rest wait");
    CHECK(chart.why_not("rest") == "Each Agent gives one rest a turn.");
    chart.play("stop stop wait");
    CHECK(chart.allows("rest"));
}

TEST_CASE("cartolan: a seat can rest when no move is left, and the turn continues") {
    Chart chart = wonder_ahead();
    chart.agent(1, "8,0").play("wait wait e e");
    CHECK(chart.legal() == "rest stop");
    chart.play("rest");
    CHECK(chart.legal() == "n e s w wait stop");
}

TEST_CASE("cartolan: moving on skips the optional tile actions") {
    Chart chart = wonder_ahead();
    chart.agent(1, "7,0").play("e e");
    CHECK(!chart.allows("rest"));
}

TEST_CASE("cartolan: no tile action is legal before the first move") {
    Chart chart = wonder_ahead();
    chart.agent(1, "6,0");
    CHECK(chart.why_not("rest") ==
          "A rest can only follow a move or a wait, before Agents are placed or restored.");
    chart.play("wait");
    CHECK(chart.allows("rest"));
}

TEST_CASE("cartolan: restoring the seat's own dispossessed Agent costs 1 from the Chest") {
    Chart chart = wonder_ahead("mode=regular");
    chart.agent(1, "8,0").dispossess("8,0").chest("1.1", 1).play("e e restore");
    CHECK(chart.agent("8,0") == "1 active 0");
    CHECK(chart.chest("1.1") == 2);
    // The Agent gives no rest among the same tile actions, only after the next move or wait.
    CHECK(!chart.allows("rest"));
    chart.play("wait");
    CHECK(chart.allows("rest"));
}

TEST_CASE("cartolan: restoring needs the price and the seat's own Agent") {
    Chart poor = wonder_ahead("mode=regular");
    poor.agent(1, "6,0").dispossess("6,0").play("wait");
    CHECK(!poor.allows("restore"));
    Chart other = wonder_ahead("mode=regular");
    other.agent(2, "6,0").dispossess("6,0").chest("1.1", 5).play("wait");
    CHECK(!other.allows("restore"));
}

TEST_CASE("cartolan: any amount up to the whole Chest can be banked in a city") {
    Chart chart;
    chart.put("1.1", "1,0").chest("1.1", 3).play("w");
    CHECK(chart.legal() == "bank=0 bank=1 bank=2 bank=3");
    chart.play("bank=2");
    CHECK(chart.vault(1) == 2);
    CHECK(chart.chest("1.1") == 1);
}

TEST_CASE(
    "cartolan: a city visit skips banking with an empty Chest, and buying with nothing to buy") {
    Chart poor;
    poor.put("1.1", "1,0").play("w");
    CHECK(poor.mover() == "2.1");
    Chart rich;
    rich.put("1.1", "1,0").vault(1, 9).vault(2, 9).play("w");
    CHECK(rich.mover() == "2.1");  // no tile is outside the domain, and 9 pays no Adventurer
    rich.vault(2, 10).play("wait");
    CHECK(rich.legal() == "buy done");
}

TEST_CASE(
    "cartolan: a hired Adventurer costs 10, starts in the city and can move in the same turn") {
    Chart chart;
    chart.put("1.1", "1,0").vault(1, 25).play("w buy");
    CHECK(chart.vault(1) == 15);
    CHECK(chart.at("1.2") == "0,0");
    chart.play("buy");
    CHECK(chart.vault(1) == 5);
    CHECK(chart.legal() == "adv=2 adv=3");
    chart.play("adv=3 e stop");
    CHECK(chart.mover() == "1.2");
}

TEST_CASE("cartolan: a seat has at most three Adventurers") {
    Chart chart;
    chart.put("1.1", "1,0").put("1.2", "1,0").put("1.3", "1,0").vault(1, 20).play("w");
    CHECK(chart.legal() == "adv=2 adv=3");
}

TEST_CASE("cartolan: a Chest holds at most 99,999") {
    Chart chart = wonder_ahead();
    chart.chest("1.1", cartolan::kMostWealth - 1).play("e");
    CHECK(chart.chest("1.1") == cartolan::kMostWealth);
}

TEST_CASE("cartolan: a seat with a Chest above 500 can bank up to 499 or all of it") {
    Chart chart;
    chart.put("1.1", "1,0").chest("1.1", 1000).play("w");
    CHECK(chart.allows("bank=499"));
    CHECK(!chart.allows("bank=500"));
    CHECK(chart.allows("bank=1000"));
}

}  // namespace ctq::tests
