#include <doctest/doctest.h>

#include <functional>

#include "tests/engine/carteso/board.hpp"

/// `check` sees what can't be: each invariant is broken once.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::State;

bool found(const std::string& position, const std::function<void(State&)>& damage) {
    State state = carteso_of(carteso_at(position));
    damage(state);
    return Game::check(state) != nullptr;
}

constexpr const char* kPosition = "XO./O../... V a3=H V";

}  // namespace

TEST_CASE("carteso: check sees counts out of range") {
    CHECK(found(kPosition, [](State& state) { state.rows = 14; }));
    CHECK(found(kPosition, [](State& state) { state.columns = 0; }));
    CHECK(found(kPosition, [](State& state) { state.komi = 10; }));
    CHECK(found(kPosition, [](State& state) { state.vertical = 3; }));
    CHECK(found(kPosition, [](State& state) { state.side = 2; }));
    CHECK(found(kPosition, [](State& state) { state.button = 3; }));
    CHECK(found(kPosition, [](State& state) { state.unused[6] = 1; }));
}

TEST_CASE("carteso: check sees phases that don't fit") {
    CHECK(found(kPosition, [](State& state) { state.phase = carteso::Phase::komi; }));
    CHECK(found(kPosition, [](State& state) { state.phase = carteso::Phase::over; }));
    CHECK(found(kPosition, [](State& state) { state.ask_side = true; }));
    CHECK(found(kPosition, [](State& state) {
        state.button = carteso::kNobody;
        state.passed = true;
    }));
}

TEST_CASE("carteso: check sees stones that share a point or lie beside the board") {
    CHECK(found(kPosition, [](State& state) {
        carteso::add(state.stones[0], 1);
        state.stones[1] = state.stones[0];
    }));
    CHECK(found(kPosition, [](State& state) { carteso::add(state.stones[0], 3); }));
}

TEST_CASE("carteso: check sees claims that can't be") {
    CHECK(found(kPosition, [](State& state) { state.claimed[1] = {}; }));
    CHECK(found(kPosition, [](State& state) { state.claimed[0] = state.claimed[1]; }));
    CHECK(found(kPosition, [](State& state) { carteso::add(state.claimed[0], 0); }));
    CHECK(found(kPosition, [](State& state) { carteso::add(state.claimed[1], 16); }));
    CHECK(found("XXX/OOO/... V a3=H -",
                [](State& state) { std::swap(state.claimed[0], state.claimed[1]); }));
    CHECK(found("XXX/OOO/... V a3=H -", [](State& state) {
        state.claimed[1] = carteso::without(state.claimed[1], carteso::only(32));
    }));
}

}  // namespace ctq::tests
