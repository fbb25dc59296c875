#include "shell/tables/cartolan/path.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

namespace {

/// What is the same for all that follows: where it is and what it has used up.
struct Mark {
    std::uint8_t tile;
    std::uint8_t land;
    std::uint8_t upwind;
    std::uint8_t downwind;
    friend bool operator==(Mark a, Mark b) {
        return a.tile == b.tile && a.land == b.land && a.upwind == b.upwind &&
               a.downwind == b.downwind;
    }
};

struct Place {
    State state;
    Mark mark;
    int before;  ///< its number among the places, -1 for the first
    core::Action by;
};

Mark mark_of(const State& state) {
    return {mover(state).tile, state.now.land, state.now.upwind, state.now.downwind};
}

/// Goes one move from a place to a tile that can be left again or is the goal; nobody is led into
/// a disaster.
bool step(const State& from, core::Action action, int goal, State& to) {
    const int next = neighbour(from, mover(from).tile, what_of(action));
    if (kind_of(action) != Kind::move || next < 0) {
        return false;
    }
    const Tile& tile = from.tile[next];
    const bool sinks = has_mark(tile, kDisaster) && !mover(from).pirate;
    if (sinks || (has_mark(tile, kCity) && next != goal)) {
        return false;
    }
    to = from;
    Game::apply(to, action);
    const bool goes_on = to.phase == Phase::act && to.seat == from.seat && to.mover == from.mover &&
                         to.turns == from.turns;
    return goes_on || next == goal;
}

}  // namespace

std::vector<core::Action> find_path(const State& state, int goal) {
    if (state.phase != Phase::act || goal < 0 || goal == mover(state).tile) {
        return {};
    }
    std::vector<Place> places;
    places.push_back({state, mark_of(state), -1, 0});
    for (std::size_t i = 0; i < places.size(); ++i) {
        Game::Legal legal;
        Game::legal(places[i].state, legal);
        for (const core::Action action : legal) {
            State next;
            if (!step(places[i].state, action, goal, next)) {
                continue;
            }
            const int tile =
                neighbour(places[i].state, mover(places[i].state).tile, what_of(action));
            if (tile == goal) {
                std::vector<core::Action> path{action};
                for (int at = static_cast<int>(i); places[static_cast<std::size_t>(at)].before >= 0;
                     at = places[static_cast<std::size_t>(at)].before) {
                    path.push_back(places[static_cast<std::size_t>(at)].by);
                }
                std::reverse(path.begin(), path.end());
                return path;
            }
            const Mark mark = mark_of(next);
            const bool known = std::any_of(places.begin(), places.end(),
                                           [&](const Place& place) { return place.mark == mark; });
            if (!known) {
                places.push_back({next, mark, static_cast<int>(i), action});
            }
        }
    }
    return {};
}

}  // namespace ctq::cartolan::view
