#include <doctest/doctest.h>

#include "tests/engine/cartagena/table.hpp"

/// Positions worked out by hand ("vectors"), with seat 1 to act: all legal actions, the spaces
/// where tokens land, and the numbers of cards to draw.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

/// Checks that after this move seat 1 has one more token at `to` and must draw `cards` cards.
void leads(const core::Match& match, const std::string& token, int to, int cards) {
    INFO(token);
    core::Match next = match;
    const int before = cartagena::tokens_at(state_of(match), 1, to);
    play(next, token);
    CHECK(cartagena::tokens_at(state_of(next), 1, to) == before + 1);
    CHECK(state_of(next).due == cards);
}

}  // namespace

TEST_CASE(
    "cartagena vector cards/start_position: any suit in hand can move, nothing can fall back") {
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "HHS|"});
    CHECK(legal_texts(match) == Texts{"S@0", "H@0"});
    leads(match, "S@0", 1, 0);
    leads(match, "H@0", 7, 0);
}

TEST_CASE(
    "cartagena vector cards/two_on_card_draw_two: falling back to two tokens draws two cards") {
    const core::Match match = match_at({"", "0,0,5,8|0,0,5,9", "|"});
    CHECK(legal_texts(match) == Texts{"back@8"});
    leads(match, "back@8", 5, 2);
}

TEST_CASE("cartagena vector cards/own_token_counts: a seat's own tokens count as occupants") {
    const core::Match match = match_at({"boat_return=off", "0,2,4,17|0,0,0,0", "|"});
    CHECK(legal_texts(match) == Texts{"back@4"});
    leads(match, "back@4", 2, 1);
}

TEST_CASE("cartagena vector cards/off_the_end_back: a token can return from the boat") {
    const core::Match match = match_at({"", "0,2,4,17|0,0,0,0", "|"});
    CHECK(legal_texts(match) == Texts{"back@4", "back@17"});
    leads(match, "back@4", 2, 1);
    leads(match, "back@17", 4, 1);
}

TEST_CASE("cartagena vector cards/blocked_forced_pass: a seat without a legal move must pass") {
    const core::Match match = match_at({"", "0,0,0,16|0,3,3,3", "|"});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena vector cards/move_over_end_all_suits: any suit moves the last token home") {
    for (const char* suit : {"S", "H", "D", "C"}) {
        core::Match match =
            match_at({"boat_return=off", "16,17,17,17|0,0,0,0", std::string(suit) + "|"});
        CHECK(legal_texts(match) == Texts{std::string(suit) + "@16"});
        play(match, std::string(suit) + "@16");
        CHECK(match.turn().kind == core::Turn::Kind::over);
        CHECK(match.standing().rank[0] == 1);
        CHECK(match.standing().rank[1] == 2);
    }
}

TEST_CASE(
    "cartagena vector board/start_position: ending the turn is not legal before the first action") {
    const core::Match match =
        match_at({"rules=board", "0,0,0,0,0,0|0,0,0,0,0,0", "bottle,bottle,skull|", 1, 2});
    CHECK(legal_texts(match) == Texts{"bottle@0", "skull@0"});
    leads(match, "bottle@0", 1, 0);
    leads(match, "skull@0", 4, 0);
}

TEST_CASE(
    "cartagena vector board/skip_over_three: a token falls back past a space with three tokens") {
    const core::Match match =
        match_at({"rules=board", "0,0,0,0,5,20|0,0,0,10,10,10|0,0,0,0,0,5", "||", 1, 2});
    CHECK(legal_texts(match) == Texts{"back@20"});
    leads(match, "back@20", 5, 2);
}

TEST_CASE(
    "cartagena vector board/all_behind_full: a seat must pass if all spaces behind are full") {
    const core::Match match =
        match_at({"rules=board", "0,0,0,0,0,20|0,0,0,10,10,10|0,0,0,0,0,0", "||", 1, 2});
    CHECK(legal_texts(match) == Texts{"pass"});
}

TEST_CASE("cartagena vector board/boat_back: a token can return from the boat") {
    const Table table = {"rules=board", "0,0,0,0,0,37|0,0,0,0,0,30|0,0,0,0,0,0", "||", 1, 2};
    const core::Match match = match_at(table);
    CHECK(legal_texts(match) == Texts{"back@37"});
    leads(match, "back@37", 30, 1);
    Table stay = table;
    stay.options = "rules=board boat_return=off";
    CHECK(legal_texts(match_at(stay)) == Texts{"pass"});
}

TEST_CASE("cartagena vector board/no_cell_ahead_boards: a token with no free space ahead boards") {
    const core::Match match =
        match_at({"rules=board", "0,0,0,0,31,36|0,0,0,0,0,0", "bottle|", 1, 2});
    CHECK(legal_texts(match) == Texts{"bottle@0", "bottle@31", "bottle@36", "back@36"});
    leads(match, "bottle@0", 1, 0);
    leads(match, "bottle@31", 37, 0);
    leads(match, "bottle@36", 37, 0);
    leads(match, "back@36", 31, 1);
}

}  // namespace ctq::tests
