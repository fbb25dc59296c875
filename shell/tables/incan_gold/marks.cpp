#include "shell/tables/incan_gold/marks.hpp"

namespace ctq::incan_gold::view {

namespace {

constexpr float kUnread =
    0.12F;  // share of the time to read choices in which seats do not show them yet

bool holds(unsigned seats, int seat) {
    return (seats >> (seat - 1) & 1U) != 0;
}

/// Returns whether the seat has made its choice of this turn, as far as the viewer may know. At a
/// network table the state does not contain the choice; there `ViewContext::turn` lists the seats
/// that have not chosen yet.
bool has_chosen(const ViewContext& context, const State& state, int seat) {
    const unsigned waited_for = context.turn.secret;
    return waited_for != 0 && explores(state, seat) && (waited_for >> seat & 1U) == 0;
}

Doing doing_of(const ViewContext& context, const State& state, int seat, const Act* act,
               float opened) {
    if (!explores(state, seat) || state.phase == Phase::over) {
        return Doing::in_camp;
    }
    if (act != nullptr && act->opens() && act->turned > act->start && opened > kUnread) {
        return holds(act->leavers, seat) ? Doing::leaving : Doing::going_on;
    }
    if (act != nullptr && act->bust && opened >= 1) {
        return Doing::busted;
    }
    if (holds(chosen(state), seat) || (act == nullptr && has_chosen(context, state, seat))) {
        return Doing::chosen;
    }
    return act == nullptr && state.phase == Phase::decide ? Doing::choosing : Doing::in_temple;
}

}  // namespace

const State& shown_state(const Act* act, const ViewContext& context) {
    return act != nullptr ? act->before : context.state<State>();
}

Marks marks_of(const ViewContext& context, const Act* act, double now) {
    const State& state = shown_state(act, context);
    const float opened = act == nullptr ? 1 : act->opened(now);
    const bool waits = context.turn.kind == core::Turn::Kind::seat && act == nullptr &&
                       (context.your_turn || context.viewer == 0);
    Marks marks;
    marks.busted = act != nullptr && act->bust && opened >= 1;
    for (std::size_t i = 0; marks.busted && i < state.turn; ++i) {
        const bool pair = state.path[i] - 1 == act->kind;
        marks.path[i] = pair ? CardLight::alarmed : CardLight::dimmed;
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        const int gems = state.backpack[seat - 1];
        marks.seats[static_cast<std::size_t>(seat - 1)] = {
            explores(state, seat), waits && context.turn.seat == seat,
            doing_of(context, state, seat, act, opened), marks.busted ? 0 : gems,
            marks.busted ? gems : 0};
    }
    return marks;
}

}  // namespace ctq::incan_gold::view
