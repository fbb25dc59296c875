#include <doctest/doctest.h>

#include "engine/games/cartolan/rules.hpp"
#include "tests/engine/cartolan/chart.hpp"

/// Advanced mode: characters, the discovery deck and equipment.
namespace ctq::tests {
namespace {

constexpr const char* kAdvanced = "mode=advanced";

/// Seat 1 is at 5,0 on plain water, and no tiles are known to the east.
Chart advanced_frontier(const std::string& options = kAdvanced) {
    Chart chart(options);
    chart.lay_row(2, 0, 5).put("1.1", "5,0");
    return chart;
}

/// Seats 1 and 2 are both at 4,0.
Chart advanced_together() {
    Chart chart(kAdvanced);
    chart.lay_row(2, 0, 6).put("1.1", "4,0").put("2.1", "4,0").chest("2.1", 7);
    return chart;
}

/// Seat 1 moves from 5,0 to a wonder that it discovers.
Chart discovery() {
    Chart chart = advanced_frontier();
    chart.play("e tile=fttft");
    return chart;
}

Chart begun(const std::string& options, int seats) {
    Chart chart(options, seats);
    chart.state =
        *cartolan::Game::start(*core::read_options(cartolan::Game::info().options, options), seats);
    return chart;
}

}  // namespace

TEST_CASE("cartolan: characters are drawn from seat 1 on, whichever seat starts") {
    Chart chart = begun("mode=advanced adventurers=2", 2);
    chart.play("first=2");
    CHECK(chart.odds() ==
          "card=downwind:2 card=upwind:2 card=lookout:2 card=defence:2 card=attack:1 card=rob:1 "
          "card=banker:1 card=envoy:1 card=guest:1 card=tradesman:1");
    chart.play("card=rob card=upwind card=lookout card=guest");
    CHECK(chart.state.adventurer[0].character == 6);
    CHECK(chart.state.adventurer[1].character == 2);
    CHECK(chart.state.adventurer[3].character == 3);
    CHECK(chart.state.adventurer[4].character == 9);
    CHECK(chart.legal() == "adv=1 adv=2");
    CHECK(chart.state.seat == 2);
}

TEST_CASE("cartolan: a hired Adventurer draws its character before the seat buys anything else") {
    Chart chart = begun(kAdvanced, 2);
    chart.play("first=1 card=guest card=rob").vault(1, 25).put("1.1", "1,0").play("w buy");
    CHECK(!chart.allows("card=rob"));  // the only copy is in play
    chart.play("card=defence");
    CHECK(chart.legal() == "buy done");
    chart.play("done");
    CHECK(chart.mover() == "1.2");
}

TEST_CASE("cartolan: regular mode has no cards") {
    Chart chart = begun("mode=regular", 2);
    chart.play("first=1");
    CHECK(chart.legal() == "n e s w wait stop");
}

TEST_CASE("cartolan: in advanced mode an empty Chest allows three land moves or two upwind moves") {
    Chart chart(kAdvanced);
    chart.lay("2,0 tftt NE").lay("3,0 tftf NE").lay("4,0 tftf NE").lay("5,0 tttf NE");
    chart.lay("3,-1 tttt NE").put("1.1", "2,0").play("e");
    CHECK(chart.legal() == "n e s w wait stop");
    chart.play("e");
    CHECK(chart.legal("gust") == "gust=s");
    CHECK(chart.allows("e"));
    Chart laden = chart;
    laden.chest("1.1", 1);
    CHECK(!laden.allows("e"));
    CHECK(!laden.allows("s"));
    chart.play("e");
    CHECK(!chart.allows("w"));
}

TEST_CASE("cartolan: the card downwind gives one more move, only to go downwind or to wait") {
    Chart chart = advanced_frontier();
    chart.character("1.1", "downwind").put("1.1", "2,0").play("wait wait wait wait");
    CHECK(chart.legal() == "n e wait stop");
    chart.equipped("1.1", "downwind").play("wait");
    CHECK(chart.legal() == "n e wait stop");
    chart.play("wait");
    CHECK(chart.legal() == "equip=downwind equip=none");
}

TEST_CASE("cartolan: the card upwind raises the limits of land and upwind moves by one") {
    Chart chart(kAdvanced);
    chart.lay("2,0 tftt NE").lay("3,0 tttf NE").lay("2,-1 tttt NE").lay("2,-2 tttt NE");
    chart.lay("2,-3 tttt NE").put("1.1", "2,0").chest("1.1", 1).character("1.1", "upwind");
    Chart land = chart;
    land.play("s");
    CHECK(land.allows("s"));
    land.play("s");
    CHECK(!land.allows("s"));
    chart.play("wait wait");
    CHECK(chart.allows("e"));
    CHECK(!chart.allows("s"));
    chart.play("wait");
    CHECK(!chart.allows("e"));
}

TEST_CASE("cartolan: the card lookout draws two tiles a try and lets the seat choose if both fit") {
    Chart chart = advanced_frontier();
    chart.character("1.1", "lookout").play("e tile=ttttf tile=fttft");
    CHECK(chart.legal() == "keep=1 keep=2");
    Chart first = chart;
    first.play("keep=1");
    CHECK(first.edges("6,0") == "tttt");
    CHECK(first.state.discard[11] == 1);
    chart.play("keep=2 take=wealth");
    CHECK(chart.chest("1.1") == 5);
    CHECK(chart.state.discard[0] == 1);
}

TEST_CASE("cartolan: the card lookout places the only tile that fits and discards the other") {
    Chart chart(kAdvanced);
    chart.lay("2,0 tttt NE").lay("3,1 ttft NE").put("1.1", "2,0").character("1.1", "lookout");
    chart.play("e tile=ttttf tile=tttff");
    CHECK(chart.at("1.1") == "3,0");
    CHECK(chart.edges("3,0") == "fttt");
    CHECK(chart.state.discard[0] == 1);
    Chart none("mode=advanced tries=2");
    none.lay_row(2, 0, 2).lay("3,1 ttft NE").put("1.1", "2,0").character("1.1", "lookout");
    none.play("e tile=ttttf tile=ttttf tile=ttttf");
    CHECK(none.state.discard[0] == 2);
    none.play("tile=ttttf");
    CHECK(none.at("1.1") == "2,0");
    CHECK(none.state.discard[0] == 4);
}

TEST_CASE("cartolan: with the card lookout the last tile of a pile is tried alone") {
    Chart chart = advanced_frontier();
    chart.character("1.1", "lookout").pile('t', "ttttf").play("e tile=ttttf");
    CHECK(chart.at("1.1") == "6,0");
}

TEST_CASE("cartolan: a second card lookout draws a third tile") {
    Chart chart = advanced_frontier();
    chart.character("1.1", "lookout").equipped("1.1", "lookout");
    chart.play("e tile=ttttf tile=fttft tile=ttttf");
    CHECK(chart.legal() == "keep=1 keep=2 keep=3");
    Chart two(kAdvanced);
    two.lay_row(2, 0, 2).lay("3,1 ttft NE").put("1.1", "2,0");
    two.character("1.1", "lookout").equipped("1.1", "lookout");
    two.play("e tile=tttff tile=ttttf tile=tttff");
    CHECK(two.legal() == "keep=1 keep=3");
}

TEST_CASE("cartolan: the card attack makes one roll succeed with two chances in three") {
    Chart chart = advanced_together();
    chart.character("1.1", "attack").play("wait attack=2.1");
    CHECK(chart.odds() == "roll=hit:2 roll=miss:1");
    Chart lost = chart;
    lost.play("roll=miss");
    CHECK(lost.chest("2.1") == 7);
    chart.play("roll=hit");
    CHECK(chart.chest("2.1") == 3);
}

TEST_CASE("cartolan: the card attack works in arrests, and has no effect in the defender's hands") {
    Chart chart = advanced_together();
    chart.pirate("2.1").character("1.1", "attack").character("2.1", "attack");
    chart.play("wait attack=2.1 roll=hit");
    CHECK(chart.vault(1) == 5);
}

TEST_CASE("cartolan: each card defence makes attackers need one more success") {
    Chart chart = advanced_together();
    chart.character("2.1", "defence").equipped("2.1", "defence").play("wait attack=2.1");
    chart.play("die=with die=against die=with die=against");
    CHECK(chart.chest("2.1") == 7);
    chart.play("die=with die=against");
    CHECK(chart.chest("2.1") == 3);
}

TEST_CASE("cartolan: an attack with the card rob sends the victim home with an empty Chest") {
    Chart chart = advanced_together();
    chart.character("1.1", "rob").play("wait attack=2.1 die=with die=against");
    CHECK(chart.chest("1.1") == 4);
    CHECK(chart.chest("2.1") == 0);
    CHECK(chart.at("2.1") == "0,0");
}

TEST_CASE("cartolan: an attacker with the card rob can attack an empty Chest, and removes Agents") {
    Chart chart = advanced_together();
    chart.chest("2.1", 0).agent(2, "4,0", 2).character("1.1", "rob").play("wait");
    CHECK(chart.legal("attack") == "attack=2.1 attack=2@agent");
    chart.play("attack=2.1 die=with die=against");
    CHECK(chart.at("2.1") == "0,0");
    chart.play("attack=2@agent die=with die=against");
    CHECK(chart.agent("4,0").empty());
    CHECK(chart.chest("1.1") == 3);
}

TEST_CASE("cartolan: a banker at an active Agent can send wealth to its own seat's active Agents") {
    Chart chart = advanced_together();
    chart.agent(2, "4,0").agent(1, "5,0", 1).agent(1, "6,0").dispossess("6,0");
    chart.chest("1.1", 3).character("1.1", "banker").play("wait");
    CHECK(chart.legal("send") == "send=1@5,0 send=2@5,0 send=3@5,0");
    chart.play("send=1@5,0 send=2@5,0");
    CHECK(chart.agent("5,0") == "1 active 4");
    CHECK(chart.legal("send").empty());
    Chart bare = advanced_together();
    bare.agent(1, "5,0").chest("1.1", 3).character("1.1", "banker").play("wait");
    CHECK(bare.legal("send").empty());
}

TEST_CASE("cartolan: once a banker sends wealth, it can only send more on this tile") {
    Chart chart = advanced_together();
    chart.agent(1, "4,0").chest("1.1", 3).character("1.1", "banker").play("wait send=2@4,0");
    CHECK(chart.legal("rest").empty());
    CHECK(chart.legal("attack").empty());
    CHECK(chart.legal("send") == "send=1@4,0");
}

TEST_CASE("cartolan: an envoy places an Agent on a known tile and rests there at once") {
    Chart chart = advanced_frontier();
    chart.lay_row(6, 0, 7).chest("1.1", 5).character("1.1", "envoy").play("e e");
    CHECK(chart.allows("place"));
    chart.play("place");
    CHECK(chart.agent("7,0") == "1 active 0");
    CHECK(chart.moves() == "0/0/0");
    chart.play("wait");
    CHECK(chart.why_not("rest") == "Each Agent gives one rest a turn.");
}

TEST_CASE("cartolan: an envoy that places an Agent on a tile just discovered doesn't rest there") {
    Chart chart = advanced_frontier();
    chart.chest("1.1", 5).character("1.1", "envoy").play("e tile=ttttf place");
    CHECK(chart.moves() == "0/0/1");
}

TEST_CASE("cartolan: an envoy can't place an Agent in domains or on active Agents") {
    Chart chart = advanced_frontier();
    chart.lay_row(6, 0, 8).agent(2, "6,0").agent(2, "7,0").dispossess("7,0");
    chart.chest("1.1", 9).character("1.1", "envoy").put("1.1", "5,0").play("wait");
    CHECK(!chart.allows("place"));
    chart.play("e");
    CHECK(!chart.allows("place"));
    chart.play("e place");
    CHECK(chart.agent("7,0") == "1 active 0");
}

TEST_CASE("cartolan: with the card guest the first rest at a rival's Agent in a turn is free") {
    Chart chart = advanced_together();
    chart.agent(2, "4,0", 1).agent(2, "5,0", 1).chest("1.1", 1).character("1.1", "guest");
    chart.play("wait rest");
    CHECK(chart.chest("1.1") == 1);
    CHECK(chart.agent("4,0") == "2 active 1");
    chart.play("e rest");
    CHECK(chart.chest("1.1") == 0);
    CHECK(chart.agent("5,0") == "2 active 2");
}

TEST_CASE("cartolan: with the card guest an empty Chest is enough to rest, but not for pirates") {
    Chart chart = advanced_together();
    chart.agent(2, "4,0").character("1.1", "guest").play("wait");
    CHECK(chart.allows("rest"));
    chart.pirate("1.1").play("wait");
    CHECK(!chart.allows("rest"));
}

TEST_CASE("cartolan: each card tradesman makes a trade pay 1 more") {
    Chart chart = advanced_frontier();
    chart.lay("6,0 tttt NE wonder").character("1.1", "tradesman");
    Chart twice = chart;
    chart.play("e");
    CHECK(chart.chest("1.1") == 3);
    twice.equipped("1.1", "tradesman").play("e");
    CHECK(twice.chest("1.1") == 4);
}

TEST_CASE("cartolan: a discovery outside the domains offers its wealth or a card") {
    Chart chart = discovery();
    CHECK(chart.legal() == "take=wealth take=card");
    Chart wealth = chart;
    wealth.play("take=wealth wait");
    CHECK(wealth.chest("1.1") == 5);
    chart.play("take=card");
    CHECK(chart.odds() ==
          "card=downwind:4 card=upwind:4 card=lookout:4 card=defence:2 card=attack:1 card=rob:1 "
          "card=banker:1 card=envoy:1 card=guest:1 card=tradesman:1 card=sickness:2 "
          "card=season:2");
    chart.play("card=envoy wait");
    CHECK(chart.chest("1.1") == 0);  // the discovery counts as the trade there
    CHECK(chart.state.technology[0][7] == 1);
}

TEST_CASE("cartolan: no card is offered in a domain or when no card is left") {
    Chart near(kAdvanced);
    near.lay_row(2, 0, 4).put("1.1", "4,0").play("e tile=fttft");
    CHECK(near.chest("1.1") == 2);  // the domain extends five steps
    Chart out = advanced_frontier();
    for (int card = 0; card < cartolan::kCards; ++card) {
        const int left = out.state.deck[card];
        out.state.deck[card] = 0;
        if (card < cartolan::kSkills) {
            out.state.technology[1][card] = static_cast<std::uint8_t>(left);
        } else {
            out.state.used[card - cartolan::kSkills] = static_cast<std::uint8_t>(left);
        }
    }
    Chart used = out;
    out.state.used[0] = out.state.used[1] = 0;
    out.state.technology[1][0] = 8;  // keeps the total of cards unchanged
    out.play("e tile=fttft");
    CHECK(out.chest("1.1") == 5);
    // The used cards are shuffled when the deck is empty.
    used.play("e tile=fttft take=card");
    CHECK(used.odds() == "card=sickness:2 card=season:2");
}

TEST_CASE(
    "cartolan: a technology is equipped at the end of a turn and works from the next turn on") {
    Chart chart = discovery();
    chart.play("take=card card=downwind stop");
    CHECK(chart.legal() == "equip=downwind equip=none");
    CHECK(chart.why_not("stop") == "First choose what to equip.");
    chart.play("equip=downwind");
    CHECK(chart.mover() == "2.1");
    CHECK(chart.state.adventurer[0].works == 0);
    chart.play("stop wait wait wait wait");
    CHECK(chart.mover() == "1.1");
    CHECK(chart.legal() == "s wait stop");  // the fifth move, with land to the east
}

TEST_CASE("cartolan: an exchanged technology works until its Adventurer's next turn begins") {
    Chart chart = advanced_together();
    chart.equipped("2.1", "defence").technology(2, "guest").play("stop stop equip=guest");
    chart.play("wait attack=2.1 die=with die=against");
    CHECK(chart.chest("2.1") == 7);
    chart.play("die=with die=against stop stop");
    CHECK(chart.state.adventurer[3].works == 9);
}

TEST_CASE(
    "cartolan: equipping is offered only while a technology that no Adventurer carries is left") {
    Chart chart = advanced_frontier();
    chart.put("1.2", "5,0").equipped("1.2", "guest").play("stop");
    CHECK(chart.mover() == "1.2");  // the other Adventurer has the only technology
    chart.play("stop");
    CHECK(chart.legal() == "equip=guest equip=none");
    chart.play("equip=none stop adv=1 stop");
    CHECK(chart.legal() == "equip=guest equip=none");
}

TEST_CASE("cartolan: other Adventurers can take a technology as soon as it is put down") {
    Chart chart = advanced_frontier();
    chart.put("1.2", "5,0").equipped("1.1", "upwind").play("stop");
    CHECK(chart.legal() == "equip=upwind equip=none");
    chart.play("equip=none stop");
    CHECK(chart.mover() == "1.2");
    CHECK(chart.legal() == "equip=upwind equip=none");
}

TEST_CASE("cartolan: other Adventurers can take a technology as soon as it is exchanged") {
    Chart chart = advanced_frontier();
    chart.put("1.2", "5,0").equipped("1.1", "upwind").technology(1, "guest");
    chart.play("stop equip=guest stop");
    CHECK(chart.mover() == "1.2");
    CHECK(chart.legal() == "equip=upwind equip=none");
}

TEST_CASE("cartolan: a technology stops working for the first Adventurer when another takes it") {
    Chart chart = advanced_together();
    chart.put("1.2", "4,0").equipped("1.1", "defence").play("stop equip=none stop");
    Chart left = chart;
    left.play("equip=none");
    CHECK(cartolan::skill(left.state, 0, cartolan::Card::defence) == 1);  // until its next turn
    chart.play("equip=defence");
    CHECK(cartolan::skill(chart.state, 0, cartolan::Card::defence) == 0);
    CHECK(cartolan::skill(chart.state, 1, cartolan::Card::defence) == 0);  // from its next turn
    chart.play("stop adv=2");
    CHECK(cartolan::skill(chart.state, 1, cartolan::Card::defence) == 1);
}

TEST_CASE(
    "cartolan: a technology goes on working if another Adventurer takes a second copy of it") {
    Chart chart = advanced_together();
    chart.put("1.2", "4,0").equipped("1.1", "defence").technology(1, "defence");
    chart.play("stop equip=none stop equip=defence");
    CHECK(cartolan::skill(chart.state, 0, cartolan::Card::defence) == 1);
}

TEST_CASE("cartolan: one technology card can be carried by only one Adventurer") {
    Chart chart = advanced_frontier();
    chart.put("1.2", "5,0").technology(1, "guest").technology(1, "downwind");
    chart.technology(1, "downwind").play("stop");
    CHECK(chart.legal() == "equip=downwind equip=guest equip=none");
    chart.play("equip=guest stop");
    CHECK(chart.legal() == "equip=downwind equip=none");
}

TEST_CASE("cartolan: sickness dispossesses every Agent visited and takes its wealth") {
    Chart chart = advanced_frontier();
    chart.lay_row(6, 0, 7).agent(2, "6,0", 4).agent(1, "7,0", 2).agent(2, "5,0", 3);
    chart.vault(1, 9).vault(2, 4).chest("1.1", 6);
    chart.play("e e e tile=fttft take=card card=sickness");
    CHECK(chart.agent("6,0") == "2 dispossessed 0");
    CHECK(chart.agent("7,0") == "1 dispossessed 0");
    CHECK(chart.agent("5,0") == "2 active 3");  // the turn began there, but no move ended there
    CHECK(chart.chest("1.1") == 0);
    CHECK(chart.at("1.1") == "0,0");
    CHECK(chart.vault(1) == 4);
    CHECK(chart.vault(2) == 2);
    CHECK(chart.mover() == "2.1");
    CHECK(chart.state.used[0] == 1);
}

TEST_CASE("cartolan: sickness affects only tiles visited since the last visit to a city") {
    Chart chart(kAdvanced);
    chart.lay_row(2, 0, 5).agent(2, "5,0", 3).put("1.1", "4,0").play("e stop stop");
    chart.put("1.1", "1,0").play("w stop").put("1.1", "5,0");
    chart.play("e tile=fttft take=card card=sickness");
    CHECK(chart.agent("5,0") == "2 active 3");
    Chart tried("mode=advanced tries=1");
    tried.lay_row(2, 0, 5).agent(2, "5,0", 3).put("1.1", "5,0").lay("5,-1 tftt NE");
    tried.lay("6,-1 fftf NE").play("e tile=ttttf").lay("4,1 tttt NE");
    tried.play("n tile=tfttt take=card card=sickness");
    CHECK(tried.agent("5,0") == "2 active 3");
}

TEST_CASE("cartolan: sickness halves every Vault, and no lead ends the game") {
    Chart chart("mode=advanced margin=10", 3);
    chart.lay_row(2, 0, 5).put("1.1", "5,0").vault(1, 21).vault(2, 11).vault(3, 1);
    chart.play("e tile=fttft take=card card=sickness");
    CHECK(chart.vault(1) == 10);
    CHECK(chart.vault(2) == 5);
    CHECK(chart.vault(3) == 0);
    CHECK(!chart.over());
}

TEST_CASE(
    "cartolan: a season turns the wind arrows of the tiles around cities, but not their edges") {
    Chart turned("mode=advanced mythical=east domain=4");
    turned.lay_row(2, 0, 4).lay("5,0 tttt NE").put("1.1", "5,0").lay("5,1 tttt NE");
    turned.play("n n tile=tfttt take=card card=season");
    for (const std::string place : {"0,1", "1,0", "0,-1", "-1,0"}) {
        CHECK(turned.wind(place) == "SW");
        CHECK(turned.edges(place) == "tttt");
    }
    for (const std::string place : {"10,1", "11,0", "10,-1", "9,0"}) {
        CHECK(turned.wind(place) == "NE");
    }
    CHECK(turned.wind("2,0") == "NE");
    CHECK(turned.wind("0,0") == "NE");
    CHECK(turned.state.used[1] == 1);
    CHECK(turned.at("1.1") == "5,2");
    CHECK(turned.legal("wait") == "wait");
}

TEST_CASE("cartolan: a season skips places without a tile around a hidden city") {
    Chart chart("mode=advanced mythical=hidden");
    chart.lay_row(2, 0, 4).lay("5,0 tftt NE").lay("6,0 ffff NE land city");
    chart.state.unseen[cartolan::kMythicalKind] = 0;
    chart.lay("12,1 tttt SE").lay("12,0 tttt NW");
    chart.put("1.1", "12,0").play("e tile=tfttt take=card card=season");
    CHECK(chart.wind("5,0") == "SW");
    CHECK(chart.edges("5,0") == "tftt");
    CHECK(chart.wind("12,0") == "NW");
}

}  // namespace ctq::tests
