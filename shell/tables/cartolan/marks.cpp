#include "shell/tables/cartolan/marks.hpp"

#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

namespace {

/// Marks what the person to act can do.
void mark_actions(Marks& marks, const tables::ViewContext& context) {
    const State& state = context.state<State>();
    constexpr unsigned kAllDirections = 15;
    unsigned open = 0;
    for (const core::Action action : tables::legal_of<Game>(state)) {
        const Kind kind = kind_of(action);
        marks.offered |= kind_set({kind});
        if (kind == Kind::move || kind == Kind::gust) {
            open |= 1U << what_of(action);
        }
        const auto cell = kind == Kind::lift ? std::nullopt : place_of(state, action);
        if (cell && context.picker.asks(action)) {
            marks.targets.push({*cell, kind == Kind::gust, tile_at(state, cell->x, cell->y) >= 0});
        }
    }
    marks.barred = open == 0 ? 0 : kAllDirections & ~open;
}

void mark_advice(Marks& marks, const tables::ViewContext& context, core::Action action,
                 bool played) {
    const State& state = context.state<State>();
    auto cell = place_of(state, action);
    if (!cell && context.played && state.phase == Phase::act) {
        cell = cell_of_tile(state, mover(state).tile);  // a wait, a rest, a stop
    }
    if (cell && marks.advice.size < decltype(marks.advice)::capacity) {
        const Kind kind = kind_of(action);
        marks.advice.push({*cell, kind == Kind::move || kind == Kind::gust, played});
    }
}

}  // namespace

unsigned kinds_of(const State& state) {
    unsigned kinds = 0;
    for (const core::Action action : tables::legal_of<Game>(state)) {
        kinds |= kind_set({kind_of(action)});
    }
    return kinds;
}

Marks marks_of(const tables::ViewContext& context) {
    const State& state = context.state<State>();
    Marks marks;
    if (context.your_turn) {
        mark_actions(marks, context);
    }
    if (state.phase != Phase::over && state.phase != Phase::first && state.phase != Phase::choose) {
        marks.mover = mover_index(state);
    }
    if (context.played) {
        mark_advice(marks, context, *context.played, true);
    }
    for (const core::Action action : context.best) {
        mark_advice(marks, context, action, false);
    }
    return marks;
}

}  // namespace ctq::cartolan::view
