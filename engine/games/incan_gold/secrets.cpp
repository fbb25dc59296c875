#include <bit>

#include "engine/games/incan_gold/incan_gold.hpp"

/// Hidden information: decisions of a turn that are not yet revealed.
namespace ctq::incan_gold {
namespace {

using core::Action;

unsigned bit_of(int seat) {
    return seat == 0 ? 0U : 1U << (seat - 1);
}

}  // namespace

const State& Game::observe(const State& state, int seat, State& room) {
    const unsigned others = chosen(state) & ~bit_of(seat);
    if (others == 0) {
        return state;
    }
    room = state;
    room.unknown = static_cast<std::uint8_t>(state.unknown | others);
    room.leaving = static_cast<std::uint8_t>(state.leaving & ~others);
    return room;
}

Action Game::hide(const State& state, Action action, int seat) {
    if (state.phase != Phase::decide || explores_alone(state)) {
        return action;
    }
    const int actor = next_to_choose(state);
    const bool last = state.undecided == bit_of(actor);
    if (last) {
        return reveal_all(state.leaving | (action == kLeave ? bit_of(actor) : 0U));
    }
    return seat == actor ? action : kHidden;
}

State Game::guess(const State& observation, core::Rng& rng) {
    State state = observation;
    for (unsigned left = observation.unknown; left != 0; left &= left - 1) {
        if (rng.below(2) == 1) {
            state.leaving = static_cast<std::uint8_t>(state.leaving | (left & (0U - left)));
        }
    }
    state.unknown = 0;
    return state;
}

}  // namespace ctq::incan_gold
