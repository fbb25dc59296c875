#include <cassert>

#include "engine/games/carteso/fate.hpp"

/// Turn order, legal actions and their effects: rules 2, 3 and 8.
namespace ctq::carteso {
namespace {

using core::Action;

constexpr int kSeats = 2;

/// Returns the phase after komi is named, in which a side may still be picked: rule 2.
Phase after_komi(const State& state) {
    return state.ask_side ? Phase::side : Phase::play;
}

/// Rule 8: two passes in succession end the game. Taking the button is no pass.
void take_pass(State& state) {
    state.phase = state.passed ? Phase::over : Phase::play;
    state.passed = true;
}

}  // namespace

int half_points(const State& state, int side) {
    const int komi = side == kHorizontal ? state.komi : 0;
    return 2 * (count(state.claimed[side]) + komi) + (state.button == side + 1 ? 1 : 0);
}

core::Turn Game::turn(const State& state) {
    core::Turn turn;
    if (state.phase != Phase::over) {
        turn.kind = core::Turn::Kind::seat;
        turn.seat = static_cast<std::uint8_t>(seat_to_act(state));
    }
    return turn;
}

/// During play (rule 3), lists all stones, and the button while no side has it. Once a side has the
/// button, lists a pass instead.
void Game::legal(const State& state, Legal& list) {
    switch (state.phase) {
        case Phase::komi:
            for (int komi = 0; komi <= state.rows * state.columns; ++komi) {
                list.push(name_komi(komi));
            }
            return;
        case Phase::side:
            list.push(pick_side(kVertical));
            list.push(pick_side(kHorizontal));
            return;
        default:
            break;
    }
    Action* out = list.items;
    each(empty_points(state), [&](int point) {
        *out++ = place(point, kX);
        *out++ = place(point, kO);
    });
    list.size = static_cast<int>(out - list.items);
    list.push(state.button == kNobody ? kButton : kPass);
}

void Game::chance(const State& /*state*/, Chances& /*list*/) {}

core::Action Game::draw(const State& /*state*/, core::Rng& /*rng*/) {
    assert(false);
    return 0;
}

void Game::apply(State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::place:
            place_and_claim(state, point_of(action), colour_of(action));
            state.passed = false;
            break;
        case Kind::button:
            state.button = static_cast<std::uint8_t>(state.side + 1);
            state.passed = false;
            break;
        case Kind::pass:
            take_pass(state);
            break;
        case Kind::komi:
            state.komi = static_cast<std::uint8_t>(value_of(action));
            state.phase = after_komi(state);
            return;
        case Kind::side:
            state.vertical = value_of(action) == kVertical ? 2 : 1;
            state.ask_side = false;
            state.phase = Phase::play;
            return;
    }
    state.side = static_cast<std::uint8_t>(opponent(state.side));
}

/// Rule 8: the higher score wins. There are no ties, because komi is a whole number and the button
/// is worth half a point.
core::Standing Game::result(const State& state) {
    core::Standing standing;
    standing.seats = kSeats;
    standing.over = state.phase == Phase::over;
    if (state.phase == Phase::komi || state.phase == Phase::side) {
        return standing;  // the sides, and so the owner of komi, are not yet settled
    }
    for (const Side side : {kVertical, kHorizontal}) {
        standing.half_points[static_cast<std::size_t>(seat_of(state, side) - 1)] =
            half_points(state, side);
    }
    if (standing.over) {
        core::rank_by_score(standing);
    }
    return standing;
}

std::int32_t Game::progress(const State& state, int seat) {
    if (state.phase == Phase::komi || state.phase == Phase::side) {
        return 0;
    }
    const int side = seat_of(state, kVertical) == seat ? kVertical : kHorizontal;
    const int safe = state.phase == Phase::over
                         ? 0
                         : count(without(settled_stones(state, side), state.claimed[side]));
    return half_points(state, side) + 2 * safe;
}

}  // namespace ctq::carteso
