#include "engine/games/null_game/null_game.hpp"

/// Hidden information: the card, and the choices until all are made.
namespace ctq::null_game {
namespace {

using core::Action;

bool last_to_choose(const State& state) {
    return state.chosen + 1 == state.seats;
}

/// Returns the reveal that all seats see when the last seat chooses `value`.
Action reveal(const State& state, int value) {
    std::uint32_t packed = state.card;
    for (int i = 0; i < state.seats; ++i) {
        const auto shown = static_cast<std::uint32_t>(i == state.chosen ? value : state.choice[i]);
        packed |= shown << static_cast<unsigned>(3 * (i + 1));
    }
    return make_action(Kind::reveal, packed);
}

}  // namespace

/// Returns the state itself if this seat knows everything, otherwise a copy in `room` with kUnknown
/// for what it doesn't know.
const State& Game::observe(const State& state, int seat, State& room) {
    if (state.phase == Phase::over) {
        return state;
    }
    room = state;
    if (room.card != 0 && !(seat == 1 && state.peek)) {
        room.card = kUnknown;
    }
    for (int i = 0; i < state.chosen; ++i) {
        if (i + 1 != seat) {
            room.choice[i] = kUnknown;
        }
    }
    return room;
}

/// `action` is about to be taken in `state`, which is fully known. The last choice reveals
/// everything, so for every observer it becomes a reveal: applied to any observation it gives the
/// final state.
Action Game::hide(const State& state, Action action, int seat) {
    if (kind_of(action) == Kind::deal) {
        return seat == 1 && state.peek ? action : deal(kUnknown);
    }
    if (last_to_choose(state)) {
        return reveal(state, value_of(action));
    }
    return seat == state.chosen + 1 ? action : choose(kUnknown);
}

/// Replaces unknown values by possible ones, with the probabilities that an observer would give
/// them.
State Game::guess(const State& observation, core::Rng& rng) {
    State state = observation;
    if (state.card == kUnknown) {
        state.card = static_cast<std::uint8_t>(value_of(draw(state, rng)));
    }
    for (int i = 0; i < state.chosen; ++i) {
        if (state.choice[i] == kUnknown) {
            state.choice[i] = static_cast<std::uint8_t>(1 + rng.below(state.values));
        }
    }
    return state;
}

}  // namespace ctq::null_game
