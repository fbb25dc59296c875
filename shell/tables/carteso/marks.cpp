#include "shell/tables/carteso/marks.hpp"

#include <algorithm>

namespace ctq::carteso::view {

namespace {

/// Returns a stone of the group that the last stone claimed, or else the last stone.
Inspected last_claim(const State& state, const match::LastAction& last) {
    const State& before = tables::state_at<State>(last.before.data());
    int point = point_of(last.action);
    for (const int side : {kVertical, kHorizontal}) {
        const Points fresh = without(state.claimed[side], before.claimed[side]);
        point = empty(fresh) ? point : first(fresh);
    }
    return {point};
}

std::optional<Inspected> inspected_of(const tables::ViewContext& context, const Aim& aim) {
    const State& state = context.state<State>();
    const match::LastAction* last = context.last();
    if (context.figure && last != nullptr && kind_of(last->action) == Kind::place) {
        return last_claim(state, *last);
    }
    if (context.pending && kind_of(*context.pending) == Kind::place) {
        return Inspected{point_of(*context.pending), colour_of(*context.pending)};
    }
    const bool free = aim.point >= 0 && has(empty_points(state), aim.point);
    return aim.point < 0 || (free && !context.your_turn)
               ? std::nullopt
               : std::optional(Inspected{aim.point, free ? aim.colour : -1});
}

void mark_group(Marks& marks, const Inspected& inspected) {
    if (inspected.colour >= 0) {
        marks.shown = after_placing(marks.shown, inspected);
    }
    const State& state = marks.shown;
    const int colour = has(state.stones[kX], inspected.point) ? kX : kO;
    marks.span = box_of(group_at(state, colour, inspected.point));
    marks.side = fate_of(state, colour, inspected.point).side;
    const Points reach = reach_of(state, colour, inspected.point);
    const bool whole = count(reach) == state.rows * state.columns - count(state.stones[1 - colour]);
    marks.reach = whole ? Points{} : reach;
}

void add_stone(Points (&by_colour)[2], core::Action action) {
    if (kind_of(action) == Kind::place) {
        add(by_colour[colour_of(action)], point_of(action));
    }
}

}  // namespace

Marks marks_of(const tables::ViewContext& context, const Aim& aim) {
    constexpr float kFaintest = 0.35F;
    Marks marks{.shown = context.state<State>(), .inspected = inspected_of(context, aim)};
    if (marks.inspected) {
        mark_group(marks, *marks.inspected);
    }
    if (aim.owners && !context.figure) {
        std::copy(std::begin(marks.shown.claimed), std::end(marks.shown.claimed), marks.owned);
        marks.open = context.owners.empty() ? open_groups(marks.shown) : OpenGroups{};
    }
    for (const core::Action action : context.best) {
        add_stone(marks.best, action);
    }
    if (context.played) {
        add_stone(marks.played, *context.played);
    }
    float strength = 1;
    for (auto one = context.recent.rbegin(); one != context.recent.rend(); ++one) {
        if (kind_of(one->action) == Kind::place) {
            marks.recent[static_cast<std::size_t>(point_of(one->action))] = strength;
            strength = std::max(kFaintest, strength - 0.25F);
        }
    }
    return marks;
}

}  // namespace ctq::carteso::view
