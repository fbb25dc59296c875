#include <doctest/doctest.h>

#include <functional>

#include "tests/engine/carteso/board.hpp"

/// `check` rejects impossible states. Each test breaks one invariant and expects the error message
/// for it.
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::Phase;
using carteso::State;

/// Changes a valid state by `damage`. Returns the error message of `check`, or "" if `check`
/// accepts the changed state.
std::string fault(State state, const std::function<void(State&)>& damage) {
    REQUIRE(Game::check(state) == nullptr);
    damage(state);
    const char* broken = Game::check(state);
    return broken == nullptr ? "" : broken;
}

std::string fault(const std::string& position, const std::function<void(State&)>& damage) {
    return fault(carteso_of(carteso_at(position)), damage);
}

constexpr const char* kPosition = "XO./O../... V a3=H V";

}  // namespace

TEST_CASE("carteso: check rejects a board or komi out of range") {
    const std::string message = "the board or komi is out of range";
    CHECK(fault(kPosition, [](State& state) { state.rows = 0; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.rows = 14; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.columns = 0; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.columns = 14; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.komi = 10; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.komi = 9; }) == "");
}

TEST_CASE("carteso: check rejects seats, sides and phases out of range") {
    const std::string message = "a seat, a side or the phase is out of range";
    CHECK(fault(kPosition, [](State& state) { state.vertical = 0; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.vertical = 3; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.side = 2; }) == message);
    CHECK(fault(kPosition, [](State& state) { state.button = 3; }) == message);
    CHECK(fault(kPosition, [](State& state) {
              state.phase = static_cast<Phase>(static_cast<int>(Phase::over) + 1);
          }) == message);
    CHECK(fault(kPosition, [](State& state) { state.vertical = 2; }) == "");
    CHECK(fault(kPosition, [](State& state) { state.side = carteso::kHorizontal; }) == "");
    CHECK(fault(kPosition, [](State& state) { state.button = 2; }) == "");
}

TEST_CASE("carteso: check rejects stones and passes before komi and sides are settled") {
    core::Match match = new_carteso("rows=2 cols=2");
    for (const char* settles : {"komi=1", "side=V"}) {
        CAPTURE(settles);
        const std::string message = "something was played before komi and sides were settled";
        const State& state = carteso_of(match);
        CHECK(fault(state, [](State& at) { carteso::add(at.stones[0], 0); }) == message);
        CHECK(fault(state, [](State& at) { carteso::add(at.stones[1], 0); }) == message);
        CHECK(fault(state, [](State& at) { at.button = 1; }) == message);
        CHECK(fault(state, [](State& at) { at.side = carteso::kHorizontal; }) == message);
        CHECK(fault(state, [](State& at) { at.passed = true; }) == message);
        play(match, settles);
    }
}

TEST_CASE(
    "carteso: check rejects a komi or a choice of sides that contradicts the phase of the game") {
    const std::string message = "komi or the choice of sides does not fit the phase";
    core::Match match = new_carteso("rows=2 cols=2");
    CHECK(fault(carteso_of(match), [](State& state) { state.komi = 1; }) == message);
    play(match, "komi=1");
    CHECK(fault(carteso_of(match), [](State& state) { state.ask_side = false; }) == message);
    play(match, "side=V");
    CHECK(fault(carteso_of(match), [](State& state) { state.ask_side = true; }) == message);
}

TEST_CASE("carteso: check rejects a pass before the button is taken, and an end without passes") {
    const std::string message =
        "somebody passed before the button was taken, or the end came without passes";
    CHECK(fault(kPosition, [](State& state) { state.phase = Phase::over; }) == message);
    CHECK(fault(kPosition, [](State& state) {
              state.button = carteso::kNobody;
              state.passed = true;
          }) == message);
    CHECK(fault(kPosition, [](State& state) { state.passed = true; }) == "");
    CHECK(fault(kPosition, [](State& state) {
              state.phase = Phase::over;
              state.passed = true;
          }) == "");
}

TEST_CASE("carteso: check rejects unused bytes that are not zero") {
    for (std::size_t i = 0; i < std::size(State{}.unused); ++i) {
        CHECK(fault(kPosition, [i](State& state) { state.unused[i] = 1; }) ==
              "unused bytes are not zero");
    }
}

TEST_CASE("carteso: check rejects stones that share a point or lie off the board") {
    CHECK(fault(kPosition, [](State& state) {
              carteso::add(state.stones[0], 1);
              state.stones[1] = state.stones[0];
          }) == "two stones lie on one point");
    const std::string beside = "a stone lies beside the board";
    CHECK(fault(kPosition, [](State& state) { carteso::add(state.stones[0], 3); }) == beside);
    CHECK(fault(kPosition, [](State& state) { carteso::add(state.stones[1], 48); }) == beside);
}

TEST_CASE("carteso: check rejects impossible claims") {
    CHECK(fault(kPosition, [](State& state) { state.claimed[1] = {}; }) ==
          "a finished group is not claimed");
    CHECK(fault(kPosition, [](State& state) { state.claimed[0] = state.claimed[1]; }) ==
          "a stone is claimed twice");
    CHECK(fault(kPosition, [](State& state) { carteso::add(state.claimed[0], 0); }) ==
          "a point without a stone is claimed");
    CHECK(fault(kPosition, [](State& state) { carteso::add(state.claimed[1], 16); }) ==
          "a group that is not finished is claimed");
    CHECK(fault("XXX/OOO/... V a3=H -", [](State& state) {
              std::swap(state.claimed[0], state.claimed[1]);
          }) == "a group is claimed by the side that does not own it");
    CHECK(fault("XXX/OOO/... V a3=H -", [](State& state) {
              state.claimed[1] = carteso::without(state.claimed[1], carteso::only(32));
          }) == "a group is claimed in part, or by both sides");
}

}  // namespace ctq::tests
