#include <doctest/doctest.h>

#include "tests/engine/incan_gold/temple.hpp"

/// Rules and rulings, one case each. Seats, options and cards are as in records.
namespace ctq::tests {
namespace {

using incan_gold::Phase;

int deck_size(const Temple& temple) {
    return std::popcount(temple.state().deck);
}

}  // namespace

TEST_CASE("incan_gold rule 1: the first deck is all gems, all hazards and one artifact") {
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

TEST_CASE("incan_gold rule 1: an artifact of the reserve joins each later round") {
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

TEST_CASE("incan_gold rule 2.1: gems are shared equally, the remainder joins the spare gems") {
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

TEST_CASE("incan_gold rule 2.1: fewer gems than explorers all lie spare") {
    Temple temple(8);
    temple.card("g5");
    CHECK(temple.backpack(1) == 0);
    CHECK(temple.state().spare == 5);
}

TEST_CASE("incan_gold rule 2.1: a first hazard does nothing") {
    Temple temple(2);
    temple.card("g9").stay().card("snake");
    CHECK(temple.backpack(1) == 4);
    CHECK(temple.state().phase == Phase::decide);
}

TEST_CASE("incan_gold rule 2.1: the second of a kind empties the backpacks of those exploring") {
    Temple temple(2);
    temple.card("g9").leave("2").pass("snake").card("snake");
    CHECK(temple.state().busted);
    CHECK(temple.state().round == 2);
    CHECK(temple.backpack(1) == 0);
    CHECK(temple.tent(1) == 0);
    CHECK(temple.tent(2) == 4 + 1);
}

TEST_CASE("incan_gold rule 2.1: two hazards of different kinds end nothing") {
    Temple temple(1);
    for (const char* word : {"fire", "mummy", "rocks", "snake", "spiders"}) {
        temple.pass(word);
    }
    CHECK(temple.state().round == 1);
    temple.card("rocks");
    CHECK(temple.state().round == 2);
}

TEST_CASE("incan_gold ruling: the second hazard is discarded, the first returns") {
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

TEST_CASE("incan_gold option bust=return: both hazards return") {
    Temple temple(1, "bust=return");
    temple.pass("fire").card("fire");
    CHECK(temple.in_deck("fire") == 3);
    CHECK(temple.state().discard == 0);
    CHECK(deck_size(temple) == 32);
}

TEST_CASE("incan_gold ruling: unclaimed artifacts return after all left") {
    Temple temple(2);
    temple.pass("artifact").card("g2").leave("12");
    CHECK(temple.in_deck("artifact") == 2);
    CHECK(temple.state().claimed == 0);
}

TEST_CASE("incan_gold ruling: unclaimed artifacts return after a bust, too") {
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

TEST_CASE("incan_gold ruling: spare gems are lost at a round's end") {
    Temple temple(2);
    temple.card("g1").leave("12");
    CHECK(temple.tent(1) + temple.tent(2) == 0);
    CHECK(temple.state().spare == 0);
    temple.pass("g3").pass("fire").card("fire");
    CHECK(temple.state().spare == 0);
}

TEST_CASE("incan_gold ruling: the first choice follows the first card") {
    Temple temple(3);
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::chance);
    temple.card("g3");
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::seat);
    temple.leave("123");
    CHECK(incan_gold::Game::turn(temple.state()).kind == core::Turn::Kind::chance);
    CHECK(temple.state().round == 2);
}

TEST_CASE("incan_gold rule 2.3: leavers share the spare gems, the remainder stays") {
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

TEST_CASE("incan_gold rule 2.3: two leavers take no artifact, a lone one takes all") {
    Temple temple(3);
    temple.card("g1").leave("123").pass("artifact").card("artifact").leave("12");
    CHECK(temple.tent(1) == 0);
    CHECK(temple.state().claimed == 0);
    temple.card("fire").leave("3");
    CHECK(temple.tent(3) == 10);
    CHECK(temple.state().claimed == 2);
    CHECK(temple.in_deck("artifact") == 1);
}

TEST_CASE("incan_gold rule 2.3: a lone leaver takes the artifacts while others go on") {
    Temple temple(2);
    temple.card("artifact").leave("1");
    CHECK(temple.tent(1) == 5);
    CHECK(incan_gold::artifacts_on_table(temple.state()) == 0);
    temple.card("g4").leave("2");
    CHECK(temple.tent(2) == 4);
    CHECK(temple.in_deck("artifact") == 1);
}

TEST_CASE("incan_gold rule 2.3: three artifacts are worth 5 gems each, later ones 10") {
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

TEST_CASE("incan_gold ruling: one claim may straddle cheap and dear artifacts") {
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

TEST_CASE("incan_gold ruling: claimed artifacts do not return") {
    Temple temple(1);
    for (int round = 1; round <= 5; ++round) {
        CHECK(temple.in_deck("artifact") == 1);
        temple.card("artifact").leave("1");
    }
    CHECK(temple.state().claimed == 5);
    CHECK(temple.tent(1) == 15 + 20);
    CHECK(deck_size(temple) == 30);
}

TEST_CASE("incan_gold rule 2.4: a round ends when nobody explores, and all explore the next") {
    Temple temple(3);
    temple.card("g9").leave("2").pass("g4");
    CHECK(temple.state().exploring == 0b101);
    temple.card("g3").leave("13");
    CHECK(temple.state().round == 2);
    CHECK(temple.state().exploring == 0b111);
    CHECK(temple.state().turn == 0);
    CHECK(temple.state().table == 0);
}

TEST_CASE("incan_gold rule 3: all cards of the table go back") {
    Temple temple(1);
    temple.pass("g17").pass("fire").pass("g11").card("snake").leave("1");
    CHECK(deck_size(temple) == 32);
    CHECK(temple.in_deck("g17") == 1);
    CHECK(temple.in_deck("g11") == 2);
    CHECK(temple.in_deck("fire") == 3);
}

TEST_CASE("incan_gold rule 4: after five rounds the fullest tent wins") {
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

TEST_CASE("incan_gold rule 4: a shared top is a draw") {
    Temple temple(3, "rounds=1");
    temple.card("g9").leave("12").card("fire").leave("3");
    const core::Standing standing = incan_gold::Game::result(temple.state());
    CHECK(standing.drawn());
    CHECK(standing.rank[0] == 1);
    CHECK(standing.rank[2] == 1);
}

TEST_CASE("incan_gold option rounds: one round to ten") {
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

TEST_CASE("incan_gold: nine busts leave enough hazards for a tenth") {
    Temple temple(1, "rounds=10");
    for (const char* word : {"fire", "fire", "mummy", "mummy", "rocks", "rocks", "snake", "snake",
                             "spiders", "spiders"}) {
        temple.pass(word).card(word);
        CHECK(temple.state().busted);
    }
    CHECK(temple.state().phase == Phase::over);
    CHECK(deck_size(temple) == 15 + 5 + 5);
}

TEST_CASE("incan_gold: the longest round fits its path") {
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

TEST_CASE("incan_gold: how far a seat is are the gems in its tent and its backpack, in halves") {
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
