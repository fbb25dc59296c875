#include "shell/tables/cartolan/routes.hpp"

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/score_parts.hpp"

namespace ctq::cartolan::view {

namespace {

/// Updates the route of the Adventurer with this index by one action: appends the cell it moved to,
/// or clears the route.
void append_move(std::vector<Stop>& route, int index, const State& before, core::Action action,
                 const State& after) {
    const Adventurer& was = before.adventurer[index];
    const Adventurer& is = after.adventurer[index];
    if (!is.in_play || (was.in_play && was.tile == is.tile)) {
        return;
    }
    const Cell to = cell_of_tile(after, is.tile);
    const Cell from = was.in_play ? cell_of_tile(after, was.tile) : to;
    const Kind kind = kind_of(action);
    const bool moved =
        kind == Kind::move || kind == Kind::tile || kind == Kind::die || kind == Kind::keep;
    if (index != mover_index(before) || !moved || !neighbours(from, to)) {
        route.clear();  // the Adventurer was sent home, or has just appeared
        return;
    }
    if (route.empty() || has_mark(after.tile[was.tile], kCity)) {
        route.assign(1, {from, before.turns});
    }
    route.push_back({to, before.turns});
}

}  // namespace

bool wins_fight(const State& before, core::Action action) {
    const int what = what_of(action);
    const int die = what == kAgainst ? 2 : 1;
    const bool hit = kind_of(action) == Kind::roll ? what == kHit : before.now.first_die != die;
    return hit && before.now.successes + 1 == before.now.needed;
}

Routes trace_routes(const core::Match& match) {
    Routes routes;
    tables::replay<State>(match, [&](const State& before, core::Action action, const State& after) {
        if (before.phase == Phase::fight && after.phase != Phase::fight) {
            routes.attacks.push_back({cell_of_tile(before, mover(before).tile), before.seat,
                                      wins_fight(before, action), before.turns});
        }
        for (int i = 0; i < after.seats * kMostAdventurers; ++i) {
            append_move(routes.stops[static_cast<std::size_t>(i)], i, before, action, after);
        }
    });
    return routes;
}

}  // namespace ctq::cartolan::view
