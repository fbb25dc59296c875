#include <doctest/doctest.h>

#include <functional>

#include "tests/engine/cartagena/table.hpp"

/// `check` rejects impossible states. Each test breaks one invariant and expects the error message
/// for it.
namespace ctq::tests {
namespace {

using cartagena::Game;
using cartagena::State;

/// Changes a valid state by `damage`. Returns the error message of `check`, or "" if `check`
/// accepts the changed state.
std::string fault(const std::function<void(State&)>& damage) {
    const core::Match match = match_at({"", "0,3,9,11|0,0,4,9|0,3,5,9", "DC|SSH|HDC", 1, 1, "SH"});
    State state = state_of(match);
    REQUIRE(Game::check(state) == nullptr);
    damage(state);
    const char* broken = Game::check(state);
    return broken == nullptr ? "" : broken;
}

/// Puts all four tokens of seat 1 on space 9 and updates the other fields of the state. Sets the
/// number of tokens that the state counts on that space to `on_space_nine`.
void crowd(State& state, std::uint8_t on_space_nine) {
    state.token[0] = 0x0909'0909;
    state.own[0] = 1U << 9U;
    state.on_space[9] = on_space_nine;
    state.on_space[3] = 1;
    state.on_space[11] = 0;
    state.occupied &= ~(std::uint64_t{1} << 11U);
    state.full = 0;
}

}  // namespace

TEST_CASE("cartagena: check rejects a state in which cards are lost, added or miscounted") {
    const std::string message = "cards of a symbol were lost or made";
    CHECK(fault([](State& state) { --state.deck[0]; }) == message);
    CHECK(fault([](State& state) { ++state.discard[1]; }) == message);
    CHECK(fault([](State& state) { ++state.hand[1][2]; }) == message);
    CHECK(fault([](State& state) { ++state.pile; }) ==
          "the pile's size is not its number of cards");
    CHECK(fault([](State& state) { --state.hand_size[0]; }) ==
          "a hand's size is not its number of cards");
    CHECK(fault([](State& state) { ++state.hand_size[2]; }) ==
          "a hand's size is not its number of cards");
}

TEST_CASE("cartagena: check rejects a hidden hand whose cards are listed") {
    CHECK(fault([](State& state) { state.hidden = 2; }) == "a hidden hand shows cards");
}

TEST_CASE("cartagena: check rejects tokens that are not sorted, are missing or lie off the board") {
    const std::string order = "a seat's tokens are out of order or off the board";
    const std::string set = "a seat's set of positions is not where its tokens are";
    CHECK(fault([](State& state) { state.token[0] = 0x0b'03'09'00; }) == order);
    CHECK(fault([](State& state) { state.token[0] = 0x12'09'03'00; }) == order);
    CHECK(fault([](State& state) { state.token[0] = 0x11'09'03'00; }) == set);
    CHECK(fault([](State& state) { state.token[0] = 0x0b'09'03'01; }) == set);
    CHECK(fault([](State& state) { state.own[1] |= 2; }) == set);
    CHECK(fault([](State& state) { state.own[2] &= ~(std::uint64_t{1} << 9U); }) == set);
    CHECK(fault([](State& state) { state.token[0] |= std::uint64_t{1} << 32U; }) ==
          "a seat has more tokens than it may");
}

TEST_CASE("cartagena: check rejects a list of occupied spaces that contradicts the tokens") {
    const std::string message = "the occupied spaces are not where the tokens are";
    CHECK(fault([](State& state) { state.occupied ^= 1U << 1U; }) == message);
    CHECK(fault([](State& state) { state.occupied ^= 1U << 16U; }) == message);
    CHECK(fault([](State& state) { state.occupied ^= 1U << 3U; }) == message);
    CHECK(fault([](State& state) { state.full ^= 1U << 9U; }) == message);
    CHECK(fault([](State& state) { state.full ^= 1U << 3U; }) == message);
    CHECK(fault([](State& state) { ++state.on_space[1]; }) == message);
    CHECK(fault([](State& state) { ++state.on_space[16]; }) == message);
    CHECK(fault([](State& state) { --state.on_space[9]; }) == message);
}

TEST_CASE("cartagena: check rejects a space with more than three tokens") {
    CHECK(fault([](State& state) { crowd(state, 6); }) == "more than three tokens share a space");
}

TEST_CASE(
    "cartagena: check rejects a symbol on the track that is missing in the set of its spaces") {
    const std::string message = "a space's symbol is not in its symbol's set";
    CHECK(fault([](State& state) { state.symbol_at[1] = state.symbol_at[2]; }) == message);
    CHECK(fault([](State& state) { state.symbol_at[16] = state.symbol_at[1]; }) == message);
    CHECK(fault([](State& state) { state.symbol_at[4] = 0; }) == message);
    CHECK(fault([](State& state) {
              state.symbol_at[4] = static_cast<std::uint8_t>(state.symbols + 1);
          }) == message);
    CHECK(fault([](State& state) { state.symbol_spaces[0] = 0; }) == message);
}

TEST_CASE("cartagena: check rejects a number of stalled rounds that would have ended the game") {
    const std::string message = "more rounds have stalled than may";
    CHECK(fault([](State& state) { state.stalled = 100; }) == message);
    CHECK(fault([](State& state) { state.stalled = state.stall; }) == message);
    CHECK(fault([](State& state) { state.phase = cartagena::Phase::stalled; }) == message);
    CHECK(fault([](State& state) {
              state.stall = 0;
              state.stalled = 1;
          }) == message);
    CHECK(fault([](State& state) {
              state.stall = 0;
              state.phase = cartagena::Phase::stalled;
          }) == message);
    CHECK(fault([](State& state) { state.stall = 0; }) == "");
    CHECK(fault([](State& state) {
              state.stalled = state.stall;
              state.phase = cartagena::Phase::stalled;
          }) == "");
}

TEST_CASE(
    "cartagena: check rejects a highest total of token positions that a seat can't have reached") {
    const std::string message = "a seat's highest total is not one it can have reached";
    CHECK(fault([](State& state) { --state.farthest[0]; }) == message);
    CHECK(fault([](State& state) { --state.farthest[2]; }) == message);
    CHECK(fault([](State& state) { state.farthest[0] = 4 * 17 + 1; }) == message);
    CHECK(fault([](State& state) { state.farthest[0] = 4 * 17; }) == "");
}

TEST_CASE("cartagena: check rejects impossible numbers of seats, actions left or cards to draw") {
    const std::string message = "a count is out of range";
    CHECK(fault([](State& state) { state.seats = 1; }) == message);
    CHECK(fault([](State& state) { state.seats = cartagena::kMostSeats + 1; }) == message);
    CHECK(fault([](State& state) { state.left = 2; }) == message);
    CHECK(fault([](State& state) { state.due = 3; }) == message);
    CHECK(fault([](State& state) { state.due = 2; }) == "");
}

}  // namespace ctq::tests
