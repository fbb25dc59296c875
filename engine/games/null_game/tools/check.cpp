#include "engine/games/null_game/null_game.hpp"

/// The invariants of a state, and its picture for tools.
namespace ctq::null_game {

/// Returns the first violated invariant. Observations are checked, too.
const char* Game::check(const State& state) {
    const auto fits = [&](std::uint8_t value) {
        return (value >= 1 && value <= state.values) || value == kUnknown;
    };
    if (state.chosen > state.seats ||
        (state.phase == Phase::over) != (state.chosen == state.seats)) {
        return "the number of choices does not fit the phase";
    }
    if (state.phase == Phase::deal ? state.card != 0 : !fits(state.card)) {
        return "the card does not fit the phase";
    }
    for (int i = 0; i < kMostSeats; ++i) {
        if (i < state.chosen ? !fits(state.choice[i]) : state.choice[i] != 0) {
            return "a choice is out of range or made too early";
        }
    }
    return nullptr;
}

/// Writes the state for `ctq replay --json` and other tools. Unknown values are null.
void Game::picture(const State& state, core::JsonWriter& json) {
    const auto put = [&](std::uint8_t value) {
        value == 0 || value == kUnknown ? json.null() : json.number(value);
    };
    json.begin_object().key("card");
    put(state.card);
    json.key("choices").begin_array();
    for (int i = 0; i < state.chosen; ++i) {
        put(state.choice[i]);
    }
    json.end_array().end_object();
}

}  // namespace ctq::null_game
