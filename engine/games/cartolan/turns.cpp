#include <bit>

#include "engine/games/cartolan/rules.hpp"

/// Turn order.
namespace ctq::cartolan {
namespace {

bool has_tile_action(const State& state) {
    if (state.now.step > kSendStep) {
        return false;
    }
    if (may_rest(state) || may_restore(state) || may_court(state) || may_send(state) ||
        may_place(state) || attackable_agent(state) >= 0) {
        return true;
    }
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        if (may_attack(state, i)) {
            return true;
        }
    }
    return false;
}

}  // namespace

void begin_seat(State& state, int seat) {
    state.seat = static_cast<std::uint8_t>(seat);
    state.round += seat == state.first ? 1 : 0;
    state.to_move = static_cast<std::uint8_t>((1U << adventurers_of(state, seat)) - 1);
    next_adventurer(state);
}

void next_adventurer(State& state) {
    const unsigned left = state.to_move;
    if (left == 0) {
        begin_seat(state, state.seat % state.seats + 1);
    } else if ((left & (left - 1)) == 0) {
        begin_adventurer(state, std::countr_zero(left) + 1);
    } else {
        state.mover = 0;
        state.phase = Phase::choose;
    }
}

void begin_adventurer(State& state, int number) {
    state.mover = static_cast<std::uint8_t>(number - 1);
    state.to_move = static_cast<std::uint8_t>(state.to_move & ~(1U << state.mover));
    ++state.turns;
    Adventurer& one = mover(state);
    one.works = one.carries;
    state.phase = Phase::act;
}

void go_on(State& state) {
    state.phase = Phase::act;
    if (!reach_of(state).downwind && !has_tile_action(state)) {
        end_adventurer(state);
    }
}

void end_adventurer(State& state) {
    state.now = {};
    state.now.step = kNoStep;
    if (tiles_ran_out(state)) {
        end_by_exhaustion(state);
    } else if (state.rules.mode == Mode::advanced && chooses_equipment(state)) {
        state.phase = Phase::equip;
    } else {
        next_adventurer(state);
    }
}

}  // namespace ctq::cartolan
