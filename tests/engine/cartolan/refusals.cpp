#include <doctest/doctest.h>

#include "tests/engine/cartolan/chart.hpp"

/// The reasons why actions are refused. Each sentence is true and says what is expected instead.
namespace ctq::tests {
namespace {

/// Seat 1's banker has waited at 4,0. Seat 1 has Agents there and at 6,0.
Chart banker(int chest) {
    Chart chart("mode=advanced");
    chart.lay_row(2, 0, 6).agent(1, "4,0").agent(1, "6,0").put("1.1", "4,0").chest("1.1", chest);
    return chart.character("1.1", "banker").play("wait");
}

/// Seat 1 has come home with this Chest.
Chart home(int chest) {
    Chart chart("margin=999");
    return chart.put("1.1", "1,0").chest("1.1", chest).play("w");
}

}  // namespace

TEST_CASE("cartolan: the refusal to bank an amount names the possible amounts") {
    CHECK(home(594).why_not("bank=550") ==
          "Of a Chest above 500 one may bank 0 to 499, or all of it: 594.");
    CHECK(home(594).why_not("bank=500") ==
          "Of a Chest above 500 one may bank 0 to 499, or all of it: 594.");
    CHECK(home(594).why_not("bank=595") == "The Chest holds only 594.");
    CHECK(home(5).why_not("bank=6") == "The Chest holds only 5.");
    CHECK(home(500).allows("bank=499"));
    Chart at_sea;
    CHECK(at_sea.why_not("bank=0") == "Wealth is banked on arriving in a city.");
}

TEST_CASE("cartolan: the refusal to send wealth gives the reason") {
    CHECK(banker(5).why_not("send=6@6,0") == "The Chest holds only 5.");
    CHECK(banker(0).why_not("send=1@6,0") == "The Chest is empty.");
    CHECK(banker(200).why_not("send=170@6,0") ==
          "Of a Chest above 150 one may send 1 to 150, or all of it: 200.");
    CHECK(banker(5).why_not("send=1@5,0") == "Wealth can be sent only to your own active Agents.");
    Chart away = banker(5);
    away.play("e");
    CHECK(away.why_not("send=1@6,0") ==
          "Wealth can be sent only from a tile with an active Agent.");
    Chart other = banker(5);
    other.state.adventurer[0].character = 0;
    CHECK(other.why_not("send=1@6,0") == "Only a banker can send wealth.");
    Chart early("mode=advanced");
    early.lay_row(2, 0, 4).agent(1, "4,0").put("1.1", "4,0").chest("1.1", 3);
    early.character("1.1", "banker");
    CHECK(early.why_not("send=1@4,0") == "Wealth is sent after a move or a wait, outside cities.");
}

TEST_CASE("cartolan: the refusal to recover sunken wealth gives the reason") {
    Chart beginner;
    CHECK(beginner.why_not("court") == "There are no disasters in the mode Sea.");
    Chart chart("mode=regular");
    chart.lay_row(2, 0, 5).lay("6,0 tttt NE disaster").put("1.1", "5,0").play("wait");
    CHECK(chart.why_not("court") ==
          "Only a pirate on a disaster can try to recover sunken wealth.");
    Chart pirate("mode=regular");
    pirate.lay_row(2, 0, 5).lay("6,0 tttt NE disaster").put("1.1", "5,0").pirate("1.1").play("e");
    CHECK(pirate.why_not("court") == "No wealth is sunk here.");
}

TEST_CASE("cartolan: the refusal of an action at the wrong time gives the reason") {
    Chart chart("mode=advanced");
    CHECK(chart.why_not("adv=1") == "It is Adventurer 1's turn.");
    CHECK(chart.why_not("keep=1") == "No tiles were drawn to choose from.");
    CHECK(chart.why_not("done") == "Nothing is being bought in a city now.");
    CHECK(chart.why_not("take=card") == "No wonder was just discovered outside the domains.");
    CHECK(chart.why_not("equip=guest") ==
          "Technologies are equipped when an Adventurer's turn is over.");
    Chart beginner;
    CHECK(beginner.why_not("equip=guest") == "Only the mode Characters has technologies.");
    CHECK(beginner.why_not("take=card") == "Only the mode Characters has cards.");
}

TEST_CASE("cartolan: a refusal says what must be decided first") {
    CHECK(home(5).why_not("n") == "First choose how much to bank.");
    CHECK(home(5).why_not("done") == "First choose how much to bank.");
    Chart two("adventurers=2");
    CHECK(two.why_not("wait") == "First choose which Adventurer moves next.");
    CHECK(two.why_not("adv=3") == "There is no such Adventurer, or it has had its turn.");
    Chart lifted("mode=regular");
    lifted.lay_row(2, 0, 5).lay_row(5, 1, 9);
    for (const char* place : {"5,1", "6,1", "7,1", "8,1", "9,1"}) {
        lifted.agent(1, place);
    }
    lifted.put("1.1", "1,0").vault(1, 9).play("w");
    CHECK(lifted.why_not("n") == "First buy, or finish.");
    lifted.play("lift=7,1");
    CHECK(lifted.why_not("done") == "An Agent is in hand: place it first.");
}

TEST_CASE("cartolan: the refusal to equip a technology gives the reason") {
    Chart chart("mode=advanced");
    chart.put("1.2", "0,1").equipped("1.2", "guest").technology(1, "upwind").play("stop");
    CHECK(chart.why_not("equip=guest") == "Another Adventurer carries that technology.");
    CHECK(chart.why_not("equip=lookout") == "You have no such technology.");
    CHECK(chart.why_not("stop") == "First choose what to equip.");
}

}  // namespace ctq::tests
