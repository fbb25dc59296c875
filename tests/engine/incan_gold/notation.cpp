#include <doctest/doctest.h>

#include "tests/engine/incan_gold/temple.hpp"

/// The notation of cards and choices, and the seat that a sentence is about.
namespace ctq::tests {
namespace {

using incan_gold::Game;
using incan_gold::reveal_all;
using incan_gold::State;

std::optional<core::Action> read(const std::string& text) {
    return Game::from_text(State{}, text);
}

std::string written(core::Action action) {
    return Game::to_text(State{}, action);
}

}  // namespace

TEST_CASE("incan_gold notation: each card and each choice is read and written as the same word") {
    for (const char* word : {"g1",        "g2",
                             "g3",        "g4",
                             "g5",        "g7",
                             "g9",        "g11",
                             "g13",       "g14",
                             "g15",       "g17",
                             "fire",      "mummy",
                             "rocks",     "snake",
                             "spiders",   "artifact",
                             "stay",      "leave",
                             "?",         "leave=none",
                             "leave=1",   "leave=8",
                             "leave=135", "leave=12345678"}) {
        CAPTURE(word);
        REQUIRE(read(word));
        CHECK(written(*read(word)) == word);
    }
    CHECK(read("leave=none") == reveal_all(0));
    CHECK(read("leave=135") == reveal_all(0b10101));
    CHECK(read("leave=8") == reveal_all(0b1000'0000));
}

TEST_CASE("incan_gold notation: a list of leaving seats is read only if in order, each seat once") {
    for (const char* text : {"leave=", "leave=0", "leave=9", "leave=01", "leave=19", "leave=11",
                             "leave=31", "leave=133", "leave=1x", "leave=1 ",
                             "leave=:", "leave=nobody", "left", "g6", "g", "", "Leave"}) {
        CAPTURE(text);
        CHECK_FALSE(read(text));
    }
}

TEST_CASE("incan_gold words: the log assigns a choice to its seat, cards and reveals to no seat") {
    Temple temple(3);
    const auto about = [](const State& state, core::Action action) {
        return Game::describe(state, action).seat;
    };
    CHECK(about(temple.state(), incan_gold::turn_card(kind_written("g7"))) == 0);
    CHECK(about(temple.state(), incan_gold::turn_card(kind_written("fire"))) == 0);
    temple.card("g7");
    CHECK(about(temple.state(), incan_gold::kStay) == 1);
    State state = temple.state();
    Game::apply(state, incan_gold::kStay);
    CHECK(about(state, incan_gold::kStay) == 2);
    CHECK(about(state, incan_gold::kLeave) == 2);
    CHECK(about(state, incan_gold::kHidden) == 2);
    CHECK(about(state, reveal_all(0)) == 0);
    CHECK(about(state, reveal_all(5)) == 0);
}

TEST_CASE(
    "incan_gold words: the sentence for leaving gives the gems taken, alone also the spare gems") {
    Temple temple(2);
    temple.pass("artifact").pass("g17").pass("g2");
    CHECK(Game::describe(temple.card("fire").state(), incan_gold::kLeave).you == "leave with 9");
    CHECK(Game::describe(temple.state(), reveal_all(0b10)).they ==
          "home: @2 with 9 + 1 from the path + an artifact worth 5");
    CHECK(Game::describe(temple.state(), reveal_all(0b11)).they == "home: @1 with 9, @2 with 9");
    temple.leave("1").card("g1");
    CHECK(Game::describe(temple.state(), incan_gold::kLeave).you == "leave with 10");
    CHECK(Game::describe(temple.state(), incan_gold::kHidden).they == "has decided");
}

TEST_CASE("incan_gold words: a lone explorer's sentence for leaving mentions the artifact") {
    for (int seat = 1; seat <= 4; ++seat) {
        CAPTURE(seat);
        std::string others = "1234";
        others.erase(static_cast<std::size_t>(seat - 1), 1);
        Temple temple(4);
        temple.pass("artifact").card("g4").leave(others).card("g1");
        CHECK(incan_gold::explores_alone(temple.state()));
        CHECK(Game::describe(temple.state(), incan_gold::kLeave).you ==
              "leave with 2 + an artifact worth 5");
    }
    CHECK_FALSE(incan_gold::explores_alone(Temple(2).card("g1").state()));
}

}  // namespace ctq::tests
