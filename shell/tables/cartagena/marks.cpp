#include "shell/tables/cartagena/marks.hpp"

#include <algorithm>

namespace ctq::cartagena::view {

namespace {

/// Marks what the person to act can do.
void mark_moves(Marks& marks, const tables::ViewContext& context, ui::Target under) {
    const State& state = context.state<State>();
    marks.moves = moves_of(state);
    marks.aim = marks.chosen = aim_of(context.picker.chosen());
    if (!marks.chosen.any() && context.picker.known(under)) {
        aim_at(marks.aim, under);
    }
    for (int i = 0; i < state.tokens; ++i) {
        marks.at[static_cast<std::size_t>(token_position(state, state.seat, i))].own = true;
    }
    Aim from_elsewhere = marks.aim;
    from_elsewhere.from = -1;
    for (const Move& move : marks.moves) {
        if (!context.picker.asks(move.action)) {
            continue;
        }
        PlaceMarks& from = marks.at[static_cast<std::size_t>(move.from)];
        from.leaves = from.leaves || from_elsewhere.fits(move);
        if (marks.aim.fits(move)) {
            PlaceMarks& to = marks.at[static_cast<std::size_t>(move.to)];
            to.reached = true;
            to.gain = marks.aim.from >= 0 && move.symbol < 0 ? move.cards : to.gain;
        }
    }
}

void add_trail(Marks& marks, const State& before, core::Action action, Trail::Why why,
               float strength) {
    const auto trace = trace_of(before, action);
    if (trace && marks.trails.size < Marks::kMostTrails) {
        marks.trails.push({*trace, why, strength});
    }
}

/// Marks the last actions of one seat, older ones fainter.
void mark_recent(Marks& marks, std::span<const match::LastAction> recent, std::size_t moving) {
    constexpr float kFaintest = 0.3F;
    const std::size_t end = recent.size() - std::min(moving, recent.size());
    for (std::size_t i = end - std::min<std::size_t>(end, Marks::kMostTrails / 2); i < end; ++i) {
        const std::size_t ago = recent.size() - 1 - i;
        if (recent[i].seat == recent[end - 1].seat) {
            add_trail(marks, tables::state_at<State>(recent[i].before.data()), recent[i].action,
                      ago == 0 ? Trail::Why::last : Trail::Why::earlier,
                      std::max(kFaintest, 1 - 0.2F * static_cast<float>(ago)));
        }
    }
}

}  // namespace

Marks marks_of(const tables::ViewContext& context, ui::Target under, std::size_t moving) {
    const State& state = context.state<State>();
    Marks marks;
    if (context.your_turn) {
        mark_moves(marks, context, under);
    }
    mark_recent(marks, context.recent, moving);
    if (context.played) {
        add_trail(marks, state, *context.played, Trail::Why::played, 0.6F);
    }
    for (const core::Action action : context.best) {
        add_trail(marks, state, action, Trail::Why::best, 1);
        if (const auto trace = trace_of(state, action)) {
            marks.at[static_cast<std::size_t>(trace->to)].best = trace->seat;
        }
    }
    return marks;
}

}  // namespace ctq::cartagena::view
