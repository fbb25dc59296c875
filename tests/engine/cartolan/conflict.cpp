#include <doctest/doctest.h>

#include "tests/engine/cartolan/chart.hpp"

/// Gusts, disasters, piracy and arrest.
namespace ctq::tests {
namespace {

/// Seats 1 and 2 are both at 4,0, on a row of plain water from 2,0 to 6,0.
Chart together(const std::string& options = "mode=regular", int seats = 2) {
    Chart chart(options, seats);
    chart.lay_row(2, 0, 6).put("1.1", "4,0").put("2.1", "4,0").chest("2.1", 7);
    return chart;
}

constexpr const char* kWin = " die=with die=against ";
constexpr const char* kLoss = " die=with die=with ";

/// A disaster at 4,0 with this much wealth. Seat 1 is a pirate beside it at 3,0.
Chart wreck(int wealth) {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 3).lay("4,0 tttt NE disaster").lay_row(5, 0, 6).sink("4,0", wealth);
    chart.put("1.1", "3,0").pirate("1.1").chest("1.1", 4);
    return chart;
}

}  // namespace

TEST_CASE("cartolan: a seat can roll for a gust where an upwind move is not allowed") {
    Chart chart = together();
    chart.lay_row(3, 1, 5).lay("4,-1 tttt NE");
    CHECK(chart.legal("gust").empty());  // the first move can go upwind without a gust
    chart.play("wait");
    CHECK(chart.legal("gust") == "gust=s gust=w");
    chart.play("gust=s");
    CHECK(chart.odds() == "die=with:5 die=against:1");
    chart.play("die=against");
    CHECK(chart.at("1.1") == "4,-1");
    CHECK(chart.moves() == "0/1/1");
}

TEST_CASE("cartolan: a failed gust counts as a downwind move and allows no tile actions") {
    Chart chart = together();
    chart.agent(1, "4,0", 3).play("wait gust=w die=with");
    CHECK(chart.at("1.1") == "4,0");
    CHECK(chart.moves() == "0/0/2");
    CHECK(chart.legal("rest").empty());
    CHECK(chart.legal("attack").empty());
}

TEST_CASE("cartolan: a gust needs a total of moves below the limit; beginner mode has none") {
    Chart chart = together("mode=regular moves=1");
    CHECK(chart.legal("gust").empty());
    Chart beginner = together("");
    beginner.play("wait");
    CHECK(beginner.legal("gust").empty());
    CHECK(beginner.why_not("gust=w") == "There are no gusts in the mode Sea.");
}

TEST_CASE("cartolan: movement=budgeted allows a gust where a land move bars upwind") {
    Chart chart("mode=regular movement=budgeted");
    chart.lay("2,0 tftt NE").lay("3,0 tttf NE").put("1.1", "2,0").play("e");
    CHECK(chart.moves() == "1/0/0");
    CHECK(chart.legal("gust") == "gust=s");
}

TEST_CASE("cartolan: a gust can lead to a place without a tile, which is then explored") {
    Chart chart = together();
    chart.play("wait gust=s die=against");
    CHECK(chart.allows("tile=ttttf"));
    CHECK(chart.moves() == "0/1/1");
}

TEST_CASE("cartolan: die_faces and die_against set the odds of the die") {
    Chart chart = together("mode=regular die_faces=8 die_against=3");
    chart.play("wait gust=s");
    CHECK(chart.odds() == "die=with:5 die=against:3");
}

TEST_CASE("cartolan: discovering a disaster sinks the Chest and sends the Adventurer home") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 4).put("1.1", "4,0").chest("1.1", 9).vault(1, 20).play("e tile=disaster");
    CHECK(chart.at("1.1") == "0,0");
    CHECK(chart.chest("1.1") == 0);
    CHECK(chart.sunk("5,0") == 9);
    CHECK(chart.mover() == "2.1");  // there is no city business
}

TEST_CASE("cartolan: entering a known disaster sinks the Chest and sends the Adventurer home") {
    Chart chart = wreck(3);
    chart.put("2.1", "3,0").chest("2.1", 5).play("stop e");
    CHECK(chart.at("2.1") == "0,0");
    CHECK(chart.sunk("4,0") == 8);
    CHECK(chart.mover() == "1.1");
}

TEST_CASE("cartolan: a forced return leads to the city that the Adventurer visited last") {
    Chart chart("mode=regular mythical=east");
    chart.put("1.1", "9,0").lay("12,0 tttt NE disaster").play("e stop");
    CHECK(chart.at("1.1") == "10,0");
    chart.put("1.1", "11,0").play("e");
    CHECK(chart.at("1.1") == "10,0");
    // An Adventurer that visited no city returns to the city where it entered play.
    chart.put("2.1", "11,0").play("e");
    CHECK(chart.at("2.1") == "0,0");
}

TEST_CASE("cartolan: a pirate that discovers a disaster stays there with its Chest") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 4).put("1.1", "4,0").pirate("1.1").chest("1.1", 9).play("e tile=disaster");
    CHECK(chart.at("1.1") == "5,0");
    CHECK(chart.chest("1.1") == 9);
    CHECK(chart.legal("court").empty());  // the disaster holds no wealth
}

TEST_CASE("cartolan: entering or leaving a disaster is a land move for a pirate") {
    Chart chart = wreck(3);
    chart.play("e");
    CHECK(chart.moves() == "1/0/0");
    chart.play("e");
    CHECK(chart.moves() == "2/0/0");
    Chart unknown = wreck(3);
    unknown.play("wait");
    unknown.put("1.1", "4,0").play("n tile=ttttf");
    CHECK(unknown.moves() == "1/0/1");
    CHECK(unknown.edges("4,1") == "tttt");  // a water tile: the edge determines pile and fit
}

TEST_CASE(
    "cartolan: court with equal dice recovers half of the wealth, once after each move or wait") {
    Chart chart = wreck(7);
    chart.play("e");
    CHECK(chart.allows("court"));
    chart.play("court die=with die=with");
    CHECK(chart.chest("1.1") == 8);
    CHECK(chart.sunk("4,0") == 3);
    CHECK(chart.legal("court").empty());
    chart.play("wait court die=against die=against");
    CHECK(chart.chest("1.1") == 10);
    CHECK(chart.sunk("4,0") == 1);
}

TEST_CASE(
    "cartolan: court with different dice sinks the pirate's Chest and sends the pirate home") {
    Chart chart = wreck(7);
    chart.play("e court die=against die=with");
    CHECK(chart.sunk("4,0") == 11);
    CHECK(chart.chest("1.1") == 0);
    CHECK(chart.at("1.1") == "0,0");
    CHECK(!chart.is_pirate("1.1"));
    CHECK(chart.mover() == "2.1");
}

TEST_CASE(
    "cartolan: an attack succeeds if the dice differ, and takes half of the Chest, rounded up") {
    Chart chart = together();
    chart.play("wait attack=2.1" + std::string(kWin));
    CHECK(chart.chest("1.1") == 4);
    CHECK(chart.chest("2.1") == 3);
    CHECK(chart.is_pirate("1.1"));
    CHECK(!chart.is_pirate("2.1"));
    CHECK(chart.at("2.1") == "4,0");
}

TEST_CASE("cartolan: a failed attack also makes its attacker a pirate") {
    Chart chart = together();
    chart.play("wait attack=2.1" + std::string(kLoss));
    CHECK(chart.chest("2.1") == 7);
    CHECK(chart.is_pirate("1.1"));
}

TEST_CASE("cartolan: an attack follows a move or a wait and never happens in a city") {
    Chart chart = together();
    CHECK(chart.why_not("attack=2.1") ==
          "An attack can only follow a move or a wait, outside cities, before anything else.");
    Chart city("mode=regular");
    city.put("1.1", "1,0").vault(1, 10).chest("2.1", 5).play("w");
    CHECK(city.legal() == "buy done");
}

TEST_CASE("cartolan: each rival token can be attacked only once after each move") {
    Chart chart = together();
    chart.agent(2, "4,0", 1).put("2.2", "4,0").chest("2.2", 1).play("wait");
    CHECK(chart.legal("attack") == "attack=2.1 attack=2.2 attack=2@agent");
    chart.play("attack=2.1 die=with die=with");
    CHECK(chart.legal("attack") == "attack=2.2 attack=2@agent");
    chart.play("attack=2@agent die=with die=with");
    CHECK(chart.legal("attack") == "attack=2.2");
    chart.play("wait");
    CHECK(chart.legal("attack") == "attack=2.1 attack=2.2 attack=2@agent");
}

TEST_CASE("cartolan: an Adventurer with an empty Chest can be attacked only if it is a pirate") {
    Chart chart = together();
    chart.chest("2.1", 0).play("wait");
    CHECK(chart.why_not("attack=2.1") == "There is nothing to take from that Adventurer.");
    chart.pirate("2.1").play("wait");
    CHECK(chart.allows("attack=2.1"));
}

TEST_CASE("cartolan: a seat can't attack its own tokens or dispossessed Agents") {
    Chart chart = together();
    chart.put("1.2", "4,0").chest("1.2", 5).agent(1, "4,0").play("wait");
    CHECK(chart.legal("attack") == "attack=2.1");
    CHECK(chart.why_not("attack=1.2") == "You can't attack your own.");
    Chart empty = together();
    empty.agent(2, "4,0").dispossess("4,0").play("wait");
    CHECK(empty.legal("attack") == "attack=2.1");
}

TEST_CASE("cartolan: robbing an Agent takes its wealth and 1 more, and dispossesses the Agent") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 6).put("1.1", "4,0").agent(2, "4,0", 5);
    chart.play("wait attack=2@agent die=against die=with");
    CHECK(chart.chest("1.1") == 6);
    CHECK(chart.agent("4,0") == "2 dispossessed 0");
    CHECK(chart.is_pirate("1.1"));
}

TEST_CASE(
    "cartolan: an arrest empties the pirate's Chest, sends it home and pays the arrester's Vault") {
    Chart chart = together();
    chart.pirate("2.1").play("wait attack=2.1" + std::string(kWin));
    CHECK(chart.chest("2.1") == 0);
    CHECK(chart.chest("1.1") == 0);
    CHECK(chart.at("2.1") == "0,0");
    CHECK(!chart.is_pirate("2.1"));
    CHECK(!chart.is_pirate("1.1"));
    CHECK(chart.vault(1) == 5);
}

TEST_CASE("cartolan: a pirate that arrests another stays a pirate") {
    Chart chart = together();
    chart.pirate("1.1").pirate("2.1").play("wait attack=2.1" + std::string(kWin));
    CHECK(chart.is_pirate("1.1"));
    CHECK(chart.vault(1) == 5);
}

TEST_CASE("cartolan: an arrest can win the game") {
    Chart chart = together();
    chart.pirate("2.1").vault(1, 21).play("wait attack=2.1" + std::string(kWin));
    CHECK(chart.over());
    CHECK(chart.ranks() == "1 2");
}

TEST_CASE(
    "cartolan: each Adventurer on the tile more than the defender has gives another attempt") {
    Chart chart = together();
    chart.put("1.2", "4,0").put("1.3", "4,0").play("wait attack=2.1");
    chart.play("die=with die=with die=against die=against");
    CHECK(chart.chest("2.1") == 7);
    chart.play("die=with die=against");
    CHECK(chart.chest("2.1") == 3);
}

TEST_CASE("cartolan: an attack ends with the first success") {
    Chart chart = together();
    chart.put("1.2", "4,0").play("wait attack=2.1 die=with die=against");
    CHECK(chart.chest("2.1") == 3);
    CHECK(chart.legal() == "n e wait gust=s gust=w stop");
}

TEST_CASE(
    "cartolan: each Adventurer more on the defender's side requires another success in a row") {
    Chart chart = together();
    chart.put("2.2", "4,0").play("wait attack=2.1 die=with die=against");
    CHECK(chart.chest("2.1") == 7);
    Chart lost = chart;
    lost.play("die=with die=with");
    CHECK(lost.chest("2.1") == 7);
    CHECK(lost.legal("die").empty());
    chart.play("die=against die=with");
    CHECK(chart.chest("2.1") == 3);
}

TEST_CASE("cartolan: an Agent counts as a defender only when it is the target") {
    Chart chart = together();
    chart.agent(2, "4,0", 2).play("wait attack=2@agent die=with die=against");
    CHECK(chart.agent("4,0") == "2 active 2");
    chart.play("die=with die=against");
    CHECK(chart.agent("4,0") == "2 dispossessed 0");
    // The Agent does not count when the target is the Adventurer.
    Chart other = together();
    other.agent(2, "4,0", 2).play("wait attack=2.1 die=with die=against");
    CHECK(other.chest("2.1") == 3);
}

TEST_CASE("cartolan: Adventurers of a third seat on the tile don't count in a fight") {
    Chart chart = together("mode=regular", 3);
    chart.put("3.1", "4,0").put("3.2", "4,0").play("wait attack=2.1 die=with die=against");
    CHECK(chart.chest("2.1") == 3);
}

TEST_CASE("cartolan: a pirate can't trade or rest at rivals' Agents") {
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 4).lay("5,0 tttt NE wonder").lay_row(6, 0, 7).put("1.1", "4,0");
    chart.pirate("1.1").chest("1.1", 3).agent(2, "5,0", 2).agent(1, "6,0", 1).play("e");
    CHECK(chart.chest("1.1") == 3);
    CHECK(chart.agent("5,0") == "2 active 2");
    CHECK(chart.why_not("rest") == "Pirates can rest only at their own Agents.");
    chart.play("e");
    CHECK(chart.chest("1.1") == 4);
    CHECK(chart.allows("rest"));
}

TEST_CASE("cartolan: a pirate is paid for a discovery, but not within a domain") {
    Chart far("mode=regular");
    far.lay_row(2, 0, 5).put("1.1", "5,0").pirate("1.1").play("e tile=fttft");
    CHECK(far.chest("1.1") == 5);
    Chart near("mode=regular");
    near.lay_row(2, 0, 2).put("1.1", "2,0").pirate("1.1").play("e tile=fttft");
    CHECK(near.chest("1.1") == 0);
}

TEST_CASE("cartolan: a pirate that enters a city is no longer a pirate") {
    Chart chart("mode=regular");
    chart.put("1.1", "1,0").pirate("1.1").play("w");
    CHECK(!chart.is_pirate("1.1"));
}

TEST_CASE("cartolan: after a forced return an Adventurer can trade again at every wonder") {
    Chart chart("mode=regular");
    chart.lay("1,1 tttt NE wonder").lay("1,2 tttt NE disaster").put("1.1", "1,0").play("n n");
    CHECK(chart.sunk("1,2") == 2);
    chart.play("stop").put("1.1", "1,0").play("n");
    CHECK(chart.chest("1.1") == 2);
}

}  // namespace ctq::tests
