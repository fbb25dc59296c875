#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"

/// Rules 1 to 3 of the rules page: moving forward, falling back and winning.
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

TEST_CASE("cartagena: a token never moves to the space where it already stands") {
    core::Match match = match_at({"", "0,0,0,10|0,0,0,0", "S|"});
    play(match, "S@10");
    CHECK(positions(match, 1) == "0 0 0 13");
}

TEST_CASE("cartagena: a token moves off the end if no empty space ahead has the card's symbol") {
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

TEST_CASE("cartagena: each pair of card symbol and start space is listed as one legal action") {
    const core::Match match = match_at({"", "0,0,5,5|0,0,0,0", "SSSDD|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@5", "D@0", "D@5"});
}

TEST_CASE("cartagena: a token that has left the end of the track can't move forward") {
    core::Match match = match_at({"", "0,0,5,17|0,0,0,0", "S|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@5", "back@17"});
    CHECK(refusal(match, "S@17") == "A pirate on the boat can't go further.");
}

TEST_CASE("cartagena: falling back to a space with one token draws one card, with two tokens two") {
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

TEST_CASE("cartagena: under rules=cards a token can't fall back past a space with three tokens") {
    const Table table = {"", "0,0,0,9|0,8,8,8|0,0,0,2", "||"};
    const core::Match match = match_at(table);
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE(
    "cartagena: under rules=advanced a token can't fall back past a space with three tokens") {
    const core::Match match =
        match_at({"rules=advanced", "0,0,0,0,0,9|0,0,0,8,8,8|0,0,0,0,0,2", "||", 1, 3});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: under full=skip a token falls back past spaces with three tokens") {
    core::Match match = match_at({"full=skip", "0,0,0,9|0,8,8,8|0,7,7,7", "||"});
    CHECK(legal_texts(match) == Texts{"pass"});
    core::Match two = match_at({"full=skip", "0,0,0,9|0,8,8,8|0,2,7,7", "||"});
    CHECK(legal_texts(two) == Texts{"back@9"});
    play(two, "back@9");
    CHECK(positions(two, 1) == "0 0 0 7");
    CHECK(state_of(two).due == 2);
}

TEST_CASE(
    "cartagena: under rules=board full=block no token falls back past a space with three tokens") {
    const core::Match match =
        match_at({"rules=board full=block", "0,0,0,0,5,20|0,0,0,10,10,10|0,0,0,0,0,5", "||", 1, 2});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena: a token can leave a space with three tokens") {
    core::Match match = match_at({"", "0,0,9,9|0,0,2,9", "S|"});
    CHECK(legal_texts(match) == Texts{"S@0", "S@9", "back@9"});
    play(match, "back@9");
    CHECK(state_of(match).due == 1);
}

TEST_CASE(
    "cartagena: the next seat can't fall back to a space that has just received its third token") {
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

TEST_CASE("cartagena: more than three tokens can be at the start or off the end") {
    core::Match match = match_at({"", "0,16,17,17|0,0,17,17", "DS|S"});
    play(match, "S@16");
    CHECK(positions(match, 1) == "0 17 17 17");
}

TEST_CASE("cartagena: under boat_return=off a token on the boat can't fall back") {
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

TEST_CASE("cartagena: seats that didn't win rank by their numbers of tokens off the end") {
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
