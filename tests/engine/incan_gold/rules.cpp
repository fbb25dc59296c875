#include <doctest/doctest.h>

#include "tests/engine/incan_gold/temple.hpp"

/// The rules of the rules page and the rulings on them, one test each. Cards and options are
/// written as in records.
namespace ctq::tests {
namespace {

using incan_gold::Phase;

int deck_size(const Temple& temple) {
    return std::popcount(temple.state().deck);
}

}  // namespace

TEST_CASE("incan_gold rule 1: the first deck holds all gems, all hazards and one artifact") {
    const Temple temple(3);
    CHECK(deck_size(temple) == 31);
    for (const char* once :
         {"g1", "g2", "g3", "g4", "g9", "g13", "g14", "g15", "g17", "artifact"}) {
        CHECK(temple.in_deck(once) == 1);
    }
    for (const char* twice : {"g5", "g7", "g11"}) {
        CHECK(temple.in_deck(twice) == 2);
    }
    for (const char* thrice : {"fire", "mummy", "rocks", "snake", "spiders"}) {
        CHECK(temple.in_deck(thrice) == 3);
    }
    CHECK(temple.state().reserve == 4);
}

TEST_CASE("incan_gold rule 1: an artifact from the reserve joins the deck in each later round") {
    Temple temple(1);
    for (int round = 1; round <= 5; ++round) {
        CHECK(temple.state().round == round);
        CHECK(deck_size(temple) == 30 + round);
        CHECK(temple.in_deck("artifact") == round);
        temple.card("g1").leave("1");
    }
    CHECK(temple.state().phase == Phase::over);
}

TEST_CASE("incan_gold ruling: no artifact is added once the reserve is empty") {
    Temple temple(1, "rounds=8");
    for (int round = 1; round <= 5; ++round) {
        temple.card("g1").leave("1");
    }
    CHECK(temple.state().round == 6);
    CHECK(temple.in_deck("artifact") == 5);
    temple.card("artifact").leave("1");
    CHECK(temple.state().round == 7);
    CHECK(temple.in_deck("artifact") == 4);
}

TEST_CASE("incan_gold rule 2.1: explorers share gems equally, and the remainder is spare") {
    Temple temple(4);
    temple.card("g11");
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(temple.backpack(seat) == 2);
    }
    CHECK(temple.state().spare == 3);
    temple.leave("4").card("g17");
    CHECK(temple.backpack(1) == 2 + 5);
    CHECK(temple.state().spare == 0 + 2);
    CHECK(temple.tent(4) == 2 + 3);
}

TEST_CASE("incan_gold rule 2.1: all gems are spare when there are fewer gems than explorers") {
    Temple temple(8);
    temple.card("g5");
    CHECK(temple.backpack(1) == 0);
    CHECK(temple.state().spare == 5);
}

TEST_CASE("incan_gold rule 2.1: the first hazard of a kind has no effect") {
    Temple temple(2);
    temple.card("g9").stay().card("snake");
    CHECK(temple.backpack(1) == 4);
    CHECK(temple.state().phase == Phase::decide);
}

TEST_CASE(
    "incan_gold rule 2.1: the second hazard of a kind empties the backpacks of all explorers") {
    Temple temple(2);
    temple.card("g9").leave("2").pass("snake").card("snake");
    CHECK(temple.state().busted);
    CHECK(temple.state().round == 2);
    CHECK(temple.backpack(1) == 0);
    CHECK(temple.tent(1) == 0);
    CHECK(temple.tent(2) == 4 + 1);
}

TEST_CASE("incan_gold rule 2.1: hazards of different kinds don't end the round") {
    Temple temple(1);
    for (const char* word : {"fire", "mummy", "rocks", "snake", "spiders"}) {
        temple.pass(word);
    }
    CHECK(temple.state().round == 1);
    temple.card("rocks");
    CHECK(temple.state().round == 2);
}

TEST_CASE("incan_gold ruling: after a bust the second hazard is discarded and the first returns") {
    Temple temple(1);
    temple.pass("fire").card("fire");
    CHECK(temple.in_deck("fire") == 2);
    CHECK(incan_gold::count_kind(temple.state().discard, kind_written("fire")) == 1);
    temple.pass("fire").card("fire");
    CHECK(temple.in_deck("fire") == 1);
    temple.pass("fire");
    CHECK(temple.in_deck("fire") == 0);
    CHECK(temple.state().round == 3);
}

TEST_CASE("incan_gold option bust=return: after a bust both hazards return to the deck") {
    Temple temple(1, "bust=return");
    temple.pass("fire").card("fire");
    CHECK(temple.in_deck("fire") == 3);
    CHECK(temple.state().discard == 0);
    CHECK(deck_size(temple) == 32);
}

TEST_CASE("incan_gold ruling: unclaimed artifacts return to the deck after all explorers left") {
    Temple temple(2);
    temple.pass("artifact").card("g2").leave("12");
    CHECK(temple.in_deck("artifact") == 2);
    CHECK(temple.state().claimed == 0);
}

TEST_CASE("incan_gold ruling: unclaimed artifacts return to the deck after a bust") {
    Temple temple(2);
    temple.pass("artifact").pass("fire").card("fire");
    CHECK(temple.in_deck("artifact") == 2);
}

TEST_CASE("incan_gold option artifacts=remove: unclaimed artifacts leave the game") {
    Temple temple(2, "artifacts=remove");
    temple.pass("artifact").pass("fire").card("fire");
    CHECK(temple.in_deck("artifact") == 1);
    CHECK(temple.state().lost == 1);
    temple.card("g2").leave("12");
    CHECK(temple.in_deck("artifact") == 2);
    temple.pass("artifact").card("artifact").leave("12");
    CHECK(temple.in_deck("artifact") == 1);
    CHECK(temple.state().lost == 3);
}

TEST_CASE("incan_gold ruling: spare gems are lost at the end of a round") {
    Temple temple(2);
    temple.card("g1").leave("12");
    CHECK(temple.tent(1) + temple.tent(2) == 0);
    CHECK(temple.state().spare == 0);
    temple.pass("g3").pass("fire").card("fire");
    CHECK(temple.state().spare == 0);
}

TEST_CASE("incan_gold ruling: explorers first choose after the first card of a round") {
    Temple temple(3);
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::chance);
    temple.card("g3");
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::seat);
    temple.leave("123");
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::chance);
    CHECK(temple.state().round == 2);
}

TEST_CASE(
    "incan_gold rule 2.3: leavers share the spare gems, and the remainder stays on the path") {
    Temple temple(3);
    temple.card("g5").stay().card("g17");
    CHECK(temple.state().spare == 2 + 2);
    temple.leave("12");
    CHECK(temple.tent(1) == 6 + 2);
    CHECK(temple.tent(2) == 6 + 2);
    CHECK(temple.state().spare == 0);
    temple.card("g4").leave("3");
    CHECK(temple.tent(3) == 6 + 4);
}

TEST_CASE("incan_gold rule 2.3: two seats that leave together take no artifact, a lone one all") {
    Temple temple(3);
    temple.card("g1").leave("123").pass("artifact").card("artifact").leave("12");
    CHECK(temple.tent(1) == 0);
    CHECK(temple.state().claimed == 0);
    temple.card("fire").leave("3");
    CHECK(temple.tent(3) == 10);
    CHECK(temple.state().claimed == 2);
    CHECK(temple.in_deck("artifact") == 1);
}

TEST_CASE(
    "incan_gold rule 2.3: a seat that leaves alone takes the artifacts although others stay") {
    Temple temple(2);
    temple.card("artifact").leave("1");
    CHECK(temple.tent(1) == 5);
    CHECK(incan_gold::artifacts_on_table(temple.state()) == 0);
    temple.card("g4").leave("2");
    CHECK(temple.tent(2) == 4);
    CHECK(temple.in_deck("artifact") == 1);
}

TEST_CASE("incan_gold rule 2.3: the first three artifacts are worth 5 gems each, later ones 10") {
    CHECK(incan_gold::artifacts_value(0, 0) == 0);
    CHECK(incan_gold::artifacts_value(0, 3) == 15);
    CHECK(incan_gold::artifacts_value(3, 2) == 20);
    Temple temple(1);
    for (int round = 1; round <= 3; ++round) {
        temple.card("artifact").leave("1");
        CHECK(temple.tent(1) == 5 * round);
    }
    temple.card("artifact").leave("1");
    CHECK(temple.tent(1) == 25);
}

TEST_CASE("incan_gold ruling: one claim can include artifacts worth 5 and artifacts worth 10") {
    Temple temple(1);
    temple.card("artifact").leave("1").card("g1").leave("1");
    temple.pass("artifact").card("artifact").leave("1");
    CHECK(temple.tent(1) == 5 + 1 + 10);
    temple.card("g1").leave("1");
    CHECK(temple.in_deck("artifact") == 2);
    temple.pass("artifact").card("artifact").leave("1");
    CHECK(temple.tent(1) == 17 + 20);
    CHECK(incan_gold::artifacts_value(2, 2) == 15);
    CHECK(incan_gold::artifacts_value(1, 4) == 30);
}

TEST_CASE("incan_gold ruling: claimed artifacts never return to the deck") {
    Temple temple(1);
    for (int round = 1; round <= 5; ++round) {
        CHECK(temple.in_deck("artifact") == 1);
        temple.card("artifact").leave("1");
    }
    CHECK(temple.state().claimed == 5);
    CHECK(temple.tent(1) == 15 + 20);
    CHECK(deck_size(temple) == 30);
}

TEST_CASE(
    "incan_gold rule 2.4: a round ends when nobody explores, and all seats explore the next") {
    Temple temple(3);
    temple.card("g9").leave("2").pass("g4");
    CHECK(temple.state().exploring == 0b101);
    temple.card("g3").leave("13");
    CHECK(temple.state().round == 2);
    CHECK(temple.state().exploring == 0b111);
    CHECK(temple.state().turn == 0);
    CHECK(temple.state().table == 0);
}

TEST_CASE("incan_gold rule 3: all cards on the table return to the deck after the round") {
    Temple temple(1);
    temple.pass("g17").pass("fire").pass("g11").card("snake").leave("1");
    CHECK(deck_size(temple) == 32);
    CHECK(temple.in_deck("g17") == 1);
    CHECK(temple.in_deck("g11") == 2);
    CHECK(temple.in_deck("fire") == 3);
}

TEST_CASE("incan_gold rule 4: after five rounds the seat with the most gems in its tent wins") {
    Temple temple(2);
    for (int round = 1; round <= 5; ++round) {
        temple.card("g4").leave("1").card("g3").leave("2");
    }
    const core::Standing standing = incan_gold::Game::result(temple.state());
    CHECK(standing.over);
    CHECK(standing.half_points[0] == 2 * 5 * 2);
    CHECK(standing.half_points[1] == 2 * 5 * 5);
    CHECK(standing.rank[0] == 2);
    CHECK(standing.rank[1] == 1);
    CHECK_FALSE(standing.drawn());
}

TEST_CASE("incan_gold rule 4: seats with equally many gems share first place") {
    Temple temple(3, "rounds=1");
    temple.card("g9").leave("12").card("fire").leave("3");
    const core::Standing standing = incan_gold::Game::result(temple.state());
    CHECK(standing.drawn());
    CHECK(standing.rank[0] == 1);
    CHECK(standing.rank[2] == 1);
}

TEST_CASE("incan_gold option rounds: a game has 1 to 10 rounds") {
    for (const int rounds : {1, 10}) {
        Temple temple(1, "rounds=" + std::to_string(rounds));
        for (int round = 1; round <= rounds; ++round) {
            CHECK(temple.state().round == round);
            temple.card("g2").leave("1");
        }
        CHECK(temple.state().phase == Phase::over);
        CHECK(temple.tent(1) == 2 * rounds);
    }
}

TEST_CASE("incan_gold: a game of ten rounds can end every round with a bust") {
    Temple temple(1, "rounds=10");
    for (const char* word : {"fire", "fire", "mummy", "mummy", "rocks", "rocks", "snake", "snake",
                             "spiders", "spiders"}) {
        temple.pass(word).card(word);
        CHECK(temple.state().busted);
    }
    CHECK(temple.state().phase == Phase::over);
    CHECK(deck_size(temple) == 15 + 5 + 5);
}

TEST_CASE("incan_gold: the longest possible round fits into the state's list of path cards") {
    Temple temple(1, "rounds=5");
    for (int round = 1; round <= 4; ++round) {
        temple.card("g1").leave("1");
    }
    for (const char* word :
         {"g1",  "g2",  "g3",  "g4",  "g5",  "g5",   "g7",    "g7",    "g9",    "g11",
          "g11", "g13", "g14", "g15", "g17", "fire", "mummy", "rocks", "snake", "spiders"}) {
        temple.pass(word);
    }
    CHECK(temple.backpack(1) == 124);
    for (int n = 1; n <= 5; ++n) {
        temple.pass("artifact");
    }
    CHECK(temple.state().turn == incan_gold::kMostPath - 1);
    temple.card("fire");
    CHECK(temple.state().phase == Phase::over);
    CHECK(temple.tent(1) == 4);
}

TEST_CASE("incan_gold: progress is twice the number of gems in a seat's tent and backpack") {
    Temple temple(3);
    temple.pass("g17").card("g2").leave("2").card("g4");
    CHECK(temple.tent(2) == 9);
    CHECK(temple.backpack(3) == 7);
    CHECK(incan_gold::Game::progress(temple.state(), 1) == 14);
    CHECK(incan_gold::Game::progress(temple.state(), 2) == 18);
    temple.leave("13").card("g5");
    CHECK(incan_gold::Game::progress(temple.state(), 1) == 16);
}

}  // namespace ctq::tests
