#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>

#include "tests/engine/cartagena/table.hpp"

/// What each seat sees of the others' cards: closed and open hands, and positions with an unknown
/// hand.
namespace ctq::tests {
namespace {

using cartagena::Game;
using cartagena::State;
using Texts = std::vector<std::string>;

State seen_by(const core::Match& match, int seat) {
    State room;
    return Game::observe(state_of(match), seat, room);
}

core::StateBox box_seen_by(const core::Match& match, int seat) {
    return match.game().observe(match.state(), seat);
}

std::string hidden_text(const core::Match& match, const std::string& token, int seat) {
    const State& state = state_of(match);
    const auto action = Game::from_text(state, token);
    REQUIRE(action);
    return Game::to_text(state, Game::hide(state, *action, seat));
}

bool hides_hand(const State& view, int seat) {
    const auto& hand = view.hand[seat - 1];
    return std::all_of(std::begin(hand), std::end(hand), [](int n) { return n == 0; });
}

}  // namespace

TEST_CASE("cartagena: in an observation chance can draw any card that the observer hasn't seen") {
    core::Match match =
        match_at({"per_symbol=1 hand=1", "0,0,5,9|0,0,0,0|0,0,0,0", "|SH|D", 1, 1, ""});
    play(match, "back@9");
    const State view = seen_by(match, 1);
    CHECK(view.pile == 1);
    core::Rng rng{7};
    std::set<std::string> drawn;
    for (int i = 0; i < 100; ++i) {
        drawn.insert(Game::to_text(view, Game::draw(view, rng)));
    }
    CHECK(drawn == std::set<std::string>{"draw=C", "draw=D", "draw=H", "draw=S"});
}

TEST_CASE("cartagena: an observer lists no card to play for a closed hand that is empty") {
    const core::Match match = match_at({"", "0,0,5,9|0,0,0,0|0,0,0,0", "|SH|D"});
    const State view = seen_by(match, 2);
    Game::Legal list;
    list.size = 0;
    Game::legal(view, list);
    Texts texts;
    for (const core::Action action : list) {
        texts.push_back(Game::to_text(view, action));
    }
    CHECK(texts == Texts{"back@9"});
}

TEST_CASE(
    "cartagena: an observation counts the cards of rivals' closed hands and of the pile together") {
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0|0,0,0,0", "SSH|DD|C"});
    const State view = seen_by(match, 1);
    CHECK(view.hand[0][symbol(match, "S")] == 2);
    CHECK(view.hand[0][symbol(match, "H")] == 1);
    CHECK(hides_hand(view, 2));
    CHECK(hides_hand(view, 3));
    CHECK(view.hand_size[0] == 3);
    CHECK(view.hand_size[1] == 2);
    CHECK(view.hand_size[2] == 1);
    CHECK(view.pile == 30);
    CHECK(view.deck[symbol(match, "S")] == 7);
    CHECK(view.deck[symbol(match, "H")] == 8);
    CHECK(view.deck[symbol(match, "D")] == 9);
    CHECK(view.deck[symbol(match, "C")] == 9);
}

TEST_CASE("cartagena: a spectator sees no card of a closed hand") {
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SSH|DD"});
    const State view = seen_by(match, 0);
    CHECK((hides_hand(view, 1) && hides_hand(view, 2)));
    CHECK(view.deck[symbol(match, "S")] == 9);
    CHECK(!Game::turn(view).known);
}

TEST_CASE("cartagena: two closed hands of the same size give a rival identical observations") {
    const core::Match one = match_at({"", "0,0,0,0|0,0,0,0", "SSH|DD"});
    const core::Match two = match_at({"", "0,0,0,0|0,0,0,0", "SSH|HC"});
    CHECK(box_seen_by(one, 1) == box_seen_by(two, 1));
}

TEST_CASE("cartagena: a card that a rival is dealt or draws into a closed hand is shown as ?") {
    core::Match match = new_race("rules=cards", 2, 3);
    match.play_chance();
    match.seek(1 + 16);
    CHECK(hidden_text(match, "deal=S", 1) == "deal=S");
    CHECK(hidden_text(match, "deal=S", 2) == "deal=?");
    CHECK(hidden_text(match, "deal=S", 0) == "deal=?");
    core::Match drawing = match_at({"", "0,0,5,9|0,0,0,0", "|"});
    play(drawing, "back@9");
    CHECK(hidden_text(drawing, "draw=H", 1) == "draw=H");
    CHECK(hidden_text(drawing, "draw=H", 2) == "draw=?");
    CHECK(hidden_text(drawing, "draw=H", 0) == "draw=?");
}

TEST_CASE("cartagena: every seat and spectator sees played cards and moves") {
    const core::Match match = match_at({"", "0,0,5,9|0,0,0,0", "S|"});
    for (int seat = 0; seat <= 2; ++seat) {
        CHECK(hidden_text(match, "S@0", seat) == "S@0");
        CHECK(hidden_text(match, "back@9", seat) == "back@9");
    }
}

TEST_CASE("cartagena: with open hands every seat observes the whole state") {
    core::Match match =
        match_at({"rules=board", "0,0,0,0,5,9|0,0,0,0,0,0", "hat|keys,skull", 1, 2});
    for (int seat = 0; seat <= 2; ++seat) {
        State room;
        CHECK(&Game::observe(state_of(match), seat, room) == &state_of(match));
    }
    play(match, "back@9");
    CHECK(hidden_text(match, "draw=hat", 2) == "draw=hat");
}

TEST_CASE("cartagena: the option hands overrides the rule set's default of open or closed hands") {
    core::Match open = match_at({"hands=open", "0,0,0,0|0,0,0,0", "SSH|DD"});
    CHECK(seen_by(open, 1).hand[1][symbol(open, "D")] == 2);
    const core::Match closed =
        match_at({"rules=board hands=closed", "0,0,0,0,0,0|0,0,0,0,0,0", "hat|keys", 1, 2});
    CHECK(hides_hand(seen_by(closed, 1), 2));
}

TEST_CASE("cartagena: a card played from a hidden hand is no longer counted as unseen") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SSH|DD", 2, 1});
    const State before = seen_by(match, 1);
    play(match, "D@0");
    const State after = seen_by(match, 1);
    CHECK(before.deck[symbol(match, "D")] == 9);
    CHECK(after.deck[symbol(match, "D")] == 8);
    CHECK(after.hand_size[1] == 1);
    CHECK(after.discard[symbol(match, "D")] == 1);
}

TEST_CASE("cartagena: guess fills hidden hands with each symbol in proportion to its unseen cards" *
          doctest::test_suite("figures")) {
    // Seat 2 holds two of 33 unseen cards, of which 7 are spades: 14/33 spades on average.
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SSH|DD"});
    const State view = seen_by(match, 1);
    int spades = 0;
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        core::Rng rng{seed};
        const State guessed = Game::guess(view, rng);
        CHECK(Game::check(guessed) == nullptr);
        spades += guessed.hand[1][symbol(match, "S")];
    }
    // The tolerance is four standard errors. The variance for each seed is 2 p (1 - p) with p = 7 /
    // 33, and slightly less because the first card is not put back.
    CHECK(std::abs(spades / 6000.0 - 14.0 / 33.0) <= 0.03);
}

TEST_CASE("cartagena: guess deals the last unseen cards with equal probability" *
          doctest::test_suite("figures")) {
    const core::Match match = match_at({"per_symbol=1 hand=1", "0,0,0,0|0,0,0,0|0,0,0,0", "S|H|D"});
    const State view = seen_by(match, 1);
    std::array<int, 4> seat_two{};
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        core::Rng rng{seed};
        const State guessed = Game::guess(view, rng);
        for (std::size_t s = 0; s < seat_two.size(); ++s) {
            seat_two[s] += guessed.hand[1][s];
        }
    }
    CHECK(seat_two[0] == 0);
    for (std::size_t s = 1; s < seat_two.size(); ++s) {
        CHECK(std::abs(seat_two[s] - 2000) <= 146);  // four standard deviations
    }
}

TEST_CASE("cartagena: in a position with an unknown hand (?) only seats with known hands can act") {
    core::Match match = match_at({"", "0,0,0,0|0,0,0,0", "SSH|?"});
    CHECK(match.turn().known);
    CHECK(legal_texts(match) == Texts{"S@0", "H@0"});
    play(match, "S@0");
    CHECK(match.turn().seat == 2);
    CHECK(!match.turn().known);
    CHECK(refusal(match, "D@0") == "The hand of seat 2 is unknown in this position.");
}

TEST_CASE(
    "cartagena: an unknown hand (?) has the size of a dealt hand, or what the deck has left") {
    const core::Match match = match_at({"", "0,0,0,0|0,0,0,0|0,0,0,0", "SSH|?|"});
    CHECK(state_of(match).hand_size[1] == 3);
    CHECK(state_of(match).hand_size[2] == 0);
    CHECK(state_of(match).pile == 36 - 3 - 3);
    const core::Match few = match_at({"per_symbol=1 hand=2", "0,0,0,0|0,0,0,0", "?|SHD"});
    CHECK(state_of(few).hand_size[0] == 1);
    CHECK(state_of(few).pile == 0);
}

TEST_CASE("cartagena: in a position with an unknown hand (?) other seats draw any unseen card") {
    core::Match match = match_at({"", "0,0,5,9|0,0,0,0", "SSH|?"});
    play(match, "back@9");
    core::OutcomeList outcomes;
    match.game().chance(match.state(), outcomes);
    REQUIRE(outcomes.size == 4);
    CHECK(outcomes[0].weight == 7);
    CHECK(outcomes[2].weight == 9);
    play(match, "draw=D");
    CHECK(in_hand(match, 1, "D") == 1);
}

TEST_CASE("cartagena: an observer lists all actions that some cards in a hidden hand would allow") {
    const core::Match match = match_at({"", "0,0,0,5|0,0,0,3", "SS|"});
    Game::Legal list;
    Game::legal(seen_by(match, 0), list);
    CHECK(list.size == 4 * 2 + 1);
}

}  // namespace ctq::tests
