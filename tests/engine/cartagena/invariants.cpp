#include <doctest/doctest.h>

#include <functional>

#include "tests/engine/cartagena/table.hpp"

/// `check` sees what can't be: each invariant is broken once.
namespace ctq::tests {
namespace {

using cartagena::Game;
using cartagena::State;

/// Whether check finds fault with this position once `damage` was done to it.
bool found(const std::function<void(State&)>& damage) {
    const core::Match match = match_at({"", "0,3,9,11|0,0,4,9|0,3,5,9", "DC|SSH|HDC", 1, 1, "SH"});
    State state = state_of(match);
    REQUIRE(Game::check(state) == nullptr);
    damage(state);
    return Game::check(state) != nullptr;
}

/// Puts seat 1's tokens to these places with everything that follows from them, crowd or not.
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

TEST_CASE("cartagena: check sees lost and made cards") {
    CHECK(found([](State& state) { --state.deck[0]; }));
    CHECK(found([](State& state) { ++state.discard[1]; }));
    CHECK(found([](State& state) { ++state.hand[1][2]; }));
    CHECK(found([](State& state) { ++state.pile; }));
    CHECK(found([](State& state) { --state.hand_size[0]; }));
}

TEST_CASE("cartagena: check sees cards in a hand that is hidden") {
    CHECK(found([](State& state) { state.hidden = 2; }));
}

TEST_CASE("cartagena: check sees tokens out of order, lost or off the board") {
    CHECK(found([](State& state) { state.token[0] = 0x0b'03'09'00; }));
    CHECK(found([](State& state) { state.token[0] = 0x12'09'03'00; }));
    CHECK(found([](State& state) { state.own[1] |= 2; }));
}

TEST_CASE("cartagena: check sees spaces that are not as the tokens stand") {
    CHECK(found([](State& state) { state.occupied ^= 1U << 5U; }));
    CHECK(found([](State& state) { state.full ^= 1U << 9U; }));
    CHECK(found([](State& state) { ++state.on_space[5]; }));
}

TEST_CASE("cartagena: check sees more than three tokens on a space") {
    CHECK(found([](State& state) { crowd(state, 6); }));
}

TEST_CASE("cartagena: check sees a track that contradicts itself") {
    CHECK(found([](State& state) { state.symbol_at[4] = 1; }));
    CHECK(found([](State& state) { state.symbol_at[4] = 0; }));
    CHECK(found([](State& state) { state.symbol_spaces[0] = 0; }));
}

TEST_CASE("cartagena: check sees a count of stalled rounds that can't be") {
    CHECK(found([](State& state) { state.stalled = 100; }));
    CHECK(found([](State& state) { state.phase = cartagena::Phase::stalled; }));
    CHECK(found([](State& state) {
        state.stall = 0;
        state.stalled = 1;
    }));
    CHECK(found([](State& state) { --state.farthest[1]; }));
    CHECK(found([](State& state) { state.farthest[0] = 4 * 17 + 1; }));
}

TEST_CASE("cartagena: check sees counts out of range") {
    CHECK(found([](State& state) { state.seats = 1; }));
    CHECK(found([](State& state) { state.left = 2; }));
    CHECK(found([](State& state) { state.due = 3; }));
}

}  // namespace ctq::tests
