#include <doctest/doctest.h>

#include <algorithm>

#include "tests/engine/cartagena/table.hpp"

/// Rule 5 of the rules page and its rulings: the draw pile, the discards, and what happens when
/// either is empty.
namespace ctq::tests {
namespace {

using Texts = std::vector<std::string>;

/// A position with a deck of four cards, one of each suit. Cards that are not in `hands` or
/// `discard` form the draw pile.
Table tiny(const std::string& tokens, const std::string& hands, const std::string& discard) {
    return {"per_symbol=1 hand=1", tokens, hands, 1, 1, discard};
}

}  // namespace

TEST_CASE("cartagena: a drawn card moves from the draw pile to the seat's hand") {
    core::Match match = match_at({"", "0,0,5,9|0,0,0,0", "H|"});
    play(match, "back@9");
    CHECK(legal_texts(match) == Texts{"draw=S", "draw=H", "draw=D", "draw=C"});
    core::OutcomeList outcomes;
    match.game().chance(match.state(), outcomes);
    CHECK(outcomes[0].weight == 9);
    CHECK(outcomes[1].weight == 8);
    play(match, "draw=C");
    CHECK(in_hand(match, 1, "C") == 1);
    CHECK(in_deck(match, "C") == 8);
    CHECK(state_of(match).pile == 34);
}

TEST_CASE("cartagena: a seat that draws two cards draws them one after the other") {
    core::Match match = match_at({"", "0,0,5,9|0,0,0,5", "|"});
    play(match, "back@9 draw=S");
    CHECK(match.turn().kind == core::Turn::Kind::chance);
    play(match, "draw=S");
    CHECK(in_hand(match, 1, "S") == 2);
    CHECK(match.turn().seat == 2);
}

TEST_CASE("cartagena: discards are not shuffled into the draw pile while it has cards") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,0,0", "|", "SH"));
    play(match, "back@9");
    CHECK(legal_texts(match) == Texts{"draw=D", "draw=C"});
    play(match, "draw=D");
    CHECK(in_discard(match, "S") == 1);
    CHECK(state_of(match).pile == 1);
}

TEST_CASE("cartagena: if a card must be drawn from an empty pile, the discards become the pile") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,0,0", "D|C", "SH"));
    CHECK(state_of(match).pile == 0);
    CHECK(in_discard(match, "S") == 1);
    play(match, "back@9");
    CHECK(legal_texts(match) == Texts{"draw=S", "draw=H"});
    CHECK(state_of(match).pile == 2);
    CHECK(in_discard(match, "S") == 0);
}

TEST_CASE("cartagena: an empty draw pile is not refilled until a card must be drawn") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,5,6", "D|C", "SH"));
    play(match, "D@0");
    CHECK(state_of(match).pile == 0);
    CHECK(in_discard(match, "D") == 1);
}

TEST_CASE(
    "cartagena: if the first of two draws empties the pile, the discards are shuffled into it") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,0,5", "|C", "SH"));
    CHECK(state_of(match).pile == 1);
    play(match, "back@9");
    CHECK(state_of(match).due == 2);
    CHECK(legal_texts(match) == Texts{"draw=D"});
    play(match, "draw=D");
    CHECK(legal_texts(match) == Texts{"draw=S", "draw=H"});
    play(match, "draw=H");
    CHECK(in_hand(match, 1, "D") == 1);
    CHECK(in_hand(match, 1, "H") == 1);
    CHECK(state_of(match).pile == 1);
}

TEST_CASE(
    "cartagena: a seat that should draw two cards draws only one if there is only one to draw") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,0,5", "|SHC", ""));
    play(match, "back@9");
    CHECK(state_of(match).due == 1);
    play(match, "draw=D");
    CHECK(match.turn().seat == 2);
}

TEST_CASE("cartagena: falling back is legal even if there is no card to draw") {
    core::Match match = match_at(tiny("0,0,5,9|0,0,0,5", "|SHDC", ""));
    play(match, "back@9");
    CHECK(match.turn().kind == core::Turn::Kind::seat);
    CHECK(match.turn().seat == 2);
    CHECK(positions(match, 1) == "0 0 5 5");
    CHECK(cards_in_hand(match, 1) == 0);
}

TEST_CASE("cartagena: after falling back with no card to draw, a seat can use its other actions") {
    core::Match match = match_at({"rules=board per_symbol=1 hand=1", "0,0,0,0,5,9|0,0,0,0,0,0",
                                  "hat|bottle,keys,sword,skull,pistol", 1, 2});
    play(match, "back@9");
    CHECK(match.turn().seat == 1);
    CHECK(legal_texts(match) == Texts{"hat@0", "hat@5", "end"});
}

TEST_CASE("cartagena: a card discarded this turn can be drawn in the same turn") {
    core::Match match = match_at({"rules=board per_symbol=1 hand=1", "0,0,0,0,6,9|0,0,0,0,0,0",
                                  "hat|bottle,keys,sword,skull,pistol", 1, 2});
    play(match, "hat@0 back@9");
    CHECK(legal_texts(match) == Texts{"draw=hat"});
}

TEST_CASE(
    "cartagena: none of the eight cards of a small deck is lost or added in up to 3,000 actions") {
    core::Match match = new_race("per_symbol=2 hand=1", 4, 5);
    match.play_chance();
    int refills = 0;
    for (int i = 0; i < 3000 && match.turn().kind != core::Turn::Kind::over; ++i) {
        const auto texts = legal_texts(match);
        const int before = state_of(match).pile;
        play(match, texts[static_cast<std::size_t>(i * 7) % texts.size()]);
        match.play_chance();
        refills += state_of(match).pile > before ? 1 : 0;
        int cards = state_of(match).pile;
        for (const char* suit : {"S", "H", "D", "C"}) {
            cards += in_discard(match, suit);
        }
        for (int seat = 1; seat <= 4; ++seat) {
            cards += cards_in_hand(match, seat);
        }
        REQUIRE(cards == 8);
    }
    CHECK(refills > 3);
}

}  // namespace ctq::tests
