#include <doctest/doctest.h>

#include <functional>

#include "engine/games/incan_gold/cards.hpp"
#include "tests/engine/incan_gold/temple.hpp"
#include "tests/engine/state_text.hpp"

/// `check` rejects impossible states: each case breaks one invariant and expects its message. The
/// last case reads the picture.
namespace ctq::tests {
namespace {

using incan_gold::Game;
using incan_gold::Phase;
using incan_gold::State;

/// Three seats. Seat 3 is in its tent, and seat 1 has chosen to leave. Gems, an artifact and a
/// snake lie on the table.
State deep_in() {
    Temple temple(3);
    temple.card("g7").leave("3").pass("artifact").pass("snake").card("g4");
    State state = temple.state();
    Game::apply(state, incan_gold::kLeave);
    return state;
}

/// The message of `check` after `damage` changed a sound state, "" if it accepts the state.
std::string fault(const std::function<void(State&)>& damage) {
    State state = deep_in();
    REQUIRE(Game::check(state) == nullptr);
    damage(state);
    const char* broken = Game::check(state);
    return broken == nullptr ? "" : broken;
}

/// The lowest card with this notation.
std::uint64_t one(const char* word) {
    const std::uint64_t cards = incan_gold::cards_of_kind(kind_written(word));
    return cards & (~cards + 1);
}

}  // namespace

TEST_CASE("incan_gold: check rejects a round or explorers out of range") {
    const std::string message = "the round or the explorers are out of range";
    CHECK(fault([](State& state) { state.round = 0; }) == message);
    CHECK(fault([](State& state) { state.round = 6; }) == message);
    CHECK(fault([](State& state) { state.exploring |= 8; }) == message);
    CHECK(fault([](State& state) { state.round = 5; }) == "");
}

TEST_CASE("incan_gold: check rejects a choice to leave by a seat that has not chosen") {
    const std::string message = "a choice stands for somebody who made none";
    CHECK(fault([](State& state) { state.undecided |= 4; }) == message);
    CHECK(fault([](State& state) { state.leaving |= 2; }) == message);
    CHECK(fault([](State& state) { state.unknown = 2; }) == message);
    CHECK(fault([](State& state) { state.unknown = 1; }) == message);
    CHECK(fault([](State& state) { state.phase = Phase::reveal; }) == message);
    CHECK(fault([](State& state) {
              state.leaving = 0;
              state.unknown = 1;
          }) == "");
}

TEST_CASE(
    "incan_gold: check rejects a backpack of a seat in its tent, and gems of an unused seat") {
    CHECK(fault([](State& state) { state.backpack[2] = 1; }) ==
          "somebody in the tent carries a backpack");
    CHECK(fault([](State& state) { state.backpack[7] = 1; }) ==
          "somebody in the tent carries a backpack");
    CHECK(fault([](State& state) { state.tent[3] = 1; }) == "an empty seat has a tent");
    CHECK(fault([](State& state) { state.tent[7] = 1; }) == "an empty seat has a tent");
    CHECK(fault([](State& state) { state.tent[2] = 99; }) == "");
}

TEST_CASE("incan_gold: check rejects explorers after the end") {
    CHECK(fault([](State& state) {
              state.undecided = state.exploring;
              state.leaving = 0;
              state.phase = Phase::over;
          }) == "the game is over and somebody explores");
}

TEST_CASE("incan_gold: check rejects a card that is lost or in two places") {
    const std::string message = "a gem or hazard card is lost or lies in two places";
    CHECK(fault([](State& state) { state.deck &= ~one("g1"); }) == message);
    CHECK(fault([](State& state) { state.deck &= ~one("spiders"); }) == message);
    CHECK(fault([](State& state) { state.deck |= state.table; }) == message);
    CHECK(fault([](State& state) { state.discard |= one("fire"); }) == message);
    CHECK(fault([](State& state) { state.discard |= one("g4"); }) == message);
    CHECK(fault([](State& state) {
              state.deck &= ~one("mummy");
              state.discard |= one("mummy");
          }) == "");
}

TEST_CASE("incan_gold: check rejects numbers of artifacts that contradict the cards") {
    const std::string message = "an artifact was lost or made";
    CHECK(fault([](State& state) { ++state.reserve; }) == message);
    CHECK(fault([](State& state) { ++state.claimed; }) == message);
    CHECK(fault([](State& state) { ++state.lost; }) == message);
    CHECK(fault([](State& state) { state.table &= ~one("artifact"); }) == message);
}

TEST_CASE("incan_gold: check rejects a path that contradicts the cards on the table") {
    const std::string length = "the path is longer or shorter than the turns of the round";
    CHECK(fault([](State& state) { state.path[state.turn] = 1; }) == length);
    CHECK(fault([](State& state) { state.path[state.turn - 1] = 0; }) == length);
    CHECK(fault([](State& state) { state.path[0] = incan_gold::kKinds + 1; }) == length);
    CHECK(fault([](State& state) { state.path[incan_gold::kMostPath - 1] = 1; }) == length);
    const std::string other = "the path is not what lies on the table";
    CHECK(fault([](State& state) { state.path[0] = 1; }) == other);
    CHECK(fault([](State& state) { state.path[1] = state.path[0]; }) == other);
    // Only an artifact can leave the table during a round: a player takes it home.
    CHECK(fault([](State& state) {
              state.table &= ~one("artifact");
              ++state.claimed;
          }) == "");
}

TEST_CASE("incan_gold: the picture shows the path, the seats and the place of every card") {
    const State state = deep_in();
    const std::string text = picture_of<Game>(state);
    CHECK(holds(text, R"("phase":"decide","round":1,"rounds":5,"turn":4)"));
    CHECK(holds(text, R"("path":["g7","artifact","snake","g4"])"));
    CHECK(holds(text, R"("spare":0,"artifacts_on_table":1)"));
    CHECK(holds(text, R"({"tent":0,"backpack":4,"exploring":true,"chosen":true})"));
    CHECK(holds(text, R"({"tent":0,"backpack":4,"exploring":true,"chosen":false})"));
    CHECK(holds(text, R"({"tent":3,"backpack":0,"exploring":false,"chosen":false})"));
    CHECK(holds(text, R"("snake":2,"spiders":3)"));
    CHECK(holds(text, R"("discard":{},"reserve":4,"claimed":0)"));

    Temple alone(1, "rounds=1");
    CHECK(holds(picture_of<Game>(alone.state()), R"("phase":"reveal")"));
    alone.card("snake").stay().card("snake");
    CHECK(holds(picture_of<Game>(alone.state()), R"("phase":"over")"));
    CHECK(holds(picture_of<Game>(alone.state()), R"("discard":{"snake":1})"));
}

}  // namespace ctq::tests
