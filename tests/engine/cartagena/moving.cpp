#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"

/// Rules 1 to 3: moving forward, falling back, winning.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("cartagena: a token moves to the next empty space with the card's symbol") {
    // Spades are on 1, 6, 10 and 13. A rival's token is on 6 and another token of seat 1 on 10.
    core::Match match = match_at({"", "0,0,2,10|0,0,0,6", "S|"});
    play(match, "S@2");
    CHECK(positions(match, 1) == "0 0 10 13");
}

TEST_CASE("cartagena: a token never moves to the space where it stands") {
    core::Match match = match_at({"", "0,0,0,10|0,0,0,0", "S|"});
    play(match, "S@10");
    CHECK(positions(match, 1) == "0 0 0 13");
}

TEST_CASE("cartagena: a token moves off the end when no empty space has the symbol") {
    core::Match match = match_at({"", "0,0,13,13|0,0,0,16", "SH|"});
    CHECK(legal_starting(match, "H@") == Texts{"H@0", "H@13"});
    play(match, "S@13");
    CHECK(positions(match, 1) == "0 0 13 17");
    core::Match hearts = match_at({"", "0,0,14,14|0,0,0,16", "H|"});
    play(hearts, "H@14");
    CHECK(positions(hearts, 1) == "0 0 14 17");
}

TEST_CASE("cartagena: the played card goes to the discards") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SSD|"});
    play(match, "S@0");
    CHECK(in_hand(match, 1, "S") == 1);
    CHECK(in_hand(match, 1, "D") == 1);
    CHECK(in_discard(match, "S") == 1);
    CHECK(state_of(match).pile == 33);
}

TEST_CASE("cartagena: a seat can play only symbols that it holds") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SD|HC"});
    CHECK(legal_texts(match) == Texts{"S@0", "D@0"});
    CHECK(refusal(match, "H@0") == "You have no heart.");
    CHECK(refusal(match, "S@1") == "You have no pirate at 1.");
}

TEST_CASE("cartagena: each pair of symbol and space is one action, however many tokens") {
    const core::Match match = match_at({"", "0,0,5,5|0,0,0,0", "SSSDD|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@5", "D@0", "D@5"});
}

TEST_CASE("cartagena: a token off the end can't go forward") {
    core::Match match = match_at({"", "0,0,5,17|0,0,0,0", "S|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@5", "back@17"});
    CHECK(refusal(match, "S@17") == "A pirate on the boat can't go further.");
}

TEST_CASE("cartagena: falling back to one token draws one card, to two tokens two cards") {
    core::Match one = match_at({"", "0,0,0,9|0,0,0,4", "|"});
    play(one, "back@9");
    CHECK(state_of(one).due == 1);
    core::Match two = match_at({"", "0,0,0,9|0,0,4,4", "|"});
    play(two, "back@9");
    CHECK(state_of(two).due == 2);
    CHECK(positions(two, 1) == "0 0 0 4");
}

TEST_CASE("cartagena: a token falls back to the closest occupied space behind it") {
    core::Match match = match_at({"", "0,0,0,9|0,3,7,8", "|"});
    play(match, "back@9");
    CHECK(positions(match, 1) == "0 0 0 8");
}

TEST_CASE("cartagena: under rules=cards a space that holds three blocks the way") {
    const Table table = {"", "0,0,0,9|0,8,8,8|0,0,0,2", "||"};
    const core::Match match = match_at(table);
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: under rules=advanced a space that holds three blocks the way") {
    const core::Match match =
        match_at({"rules=advanced", "0,0,0,0,0,9|0,0,0,8,8,8|0,0,0,0,0,2", "||", 1, 3});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: under full=skip a space that holds three is skipped") {
    core::Match match = match_at({"full=skip", "0,0,0,9|0,8,8,8|0,7,7,7", "||"});
    CHECK(legal_texts(match) == Texts{"pass"});
    core::Match two = match_at({"full=skip", "0,0,0,9|0,8,8,8|0,2,7,7", "||"});
    CHECK(legal_texts(two) == Texts{"back@9"});
    play(two, "back@9");
    CHECK(positions(two, 1) == "0 0 0 7");
    CHECK(state_of(two).due == 2);
}

TEST_CASE("cartagena: under rules=board full=block a space that holds three blocks the way") {
    const core::Match match =
        match_at({"rules=board full=block", "0,0,0,0,5,20|0,0,0,10,10,10|0,0,0,0,0,5", "||", 1, 2});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: a token can leave a space that holds three") {
    core::Match match = match_at({"", "0,0,9,9|0,0,2,9", "S|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@9", "back@9"});
    play(match, "back@9");
    CHECK(state_of(match).due == 1);
}

TEST_CASE("cartagena: a space that a token fills by falling back is full for the next seat") {
    core::Match match = match_at({"", "0,0,0,9|0,0,4,9|0,0,0,4", "||"});
    play(match, "back@9 draw=S draw=H");
    CHECK(positions(match, 1) == "0 0 0 4");
    CHECK(match.turn().seat == 2);
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: a token can't fall back to the start") {
    core::Match match = match_at({"", "0,0,0,4|0,0,0,0", "|"});
    CHECK(legal_texts(match) == Texts{"pass"});
    CHECK(refusal(match, "back@4") == "Nobody stands behind 4.");
}

TEST_CASE("cartagena: any number of tokens can stand at the start and off the end") {
    core::Match match = match_at({"", "0,16,17,17|0,0,17,17", "DS|S"});
    play(match, "S@16");
    CHECK(positions(match, 1) == "0 17 17 17");
}

TEST_CASE("cartagena: under boat_return=off a token off the end stays there") {
    core::Match match = match_at({"boat_return=off", "0,2,4,17|0,0,0,0", "|"});
    CHECK(refusal(match, "back@17") == "A pirate on the boat stays there.");
}

TEST_CASE("cartagena: a token that returns from the boat no longer scores") {
    core::Match match = match_at({"", "0,2,4,17|0,0,0,0", "|"});
    CHECK(match.standing().half_points[0] == 2);
    play(match, "back@17");
    CHECK(match.standing().half_points[0] == 0);
    CHECK(positions(match, 1) == "0 2 4 4");
}

TEST_CASE("cartagena: a seat that moves its last token off the end wins at once") {
    core::Match match =
        match_at({"rules=advanced", "36,37,37,37,37,37|0,0,0,0,0,5", "hat,hat|hat", 1, 3});
    play(match, "hat@36");
    CHECK(match.turn().kind == core::Turn::Kind::over);
    CHECK(match.standing().over);
    CHECK(match.standing().rank[0] == 1);
    CHECK(match.standing().rank[1] == 2);
    CHECK(!match.standing().drawn());
    CHECK(match.standing().half_points[0] == 12);
}

TEST_CASE("cartagena: the other seats rank by tokens off the end") {
    core::Match match = match_at({"", "16,17,17,17|0,0,17,17|0,0,0,17|0,0,17,17", "S|||"});
    play(match, "S@16");
    const core::Standing standing = match.standing();
    CHECK(standing.rank[0] == 1);
    CHECK(standing.rank[1] == 2);
    CHECK(standing.rank[2] == 4);
    CHECK(standing.rank[3] == 2);
    CHECK(standing.rank[4] == 0);
}

TEST_CASE("cartagena: an unfinished game has scores but no ranks") {
    const core::Match match = match_at({"", "16,17,17,17|0,0,17,17", "S|"});
    CHECK(!match.standing().over);
    CHECK(match.standing().half_points[0] == 6);
    CHECK(match.standing().half_points[1] == 4);
    CHECK(match.standing().rank[0] == 0);
}

}  // namespace ctq::tests
