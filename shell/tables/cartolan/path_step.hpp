// What a search for a path goes by: places with what they have used up of a turn, and the steps between them.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

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

inline Mark mark_of(const State& state) {
    return {mover(state).tile, state.now.land, state.now.upwind, state.now.downwind};
}

/// The tile that a move leads to from a place; below 0 where it is none, an unknown one, a disaster, or a city on
/// the way.
inline int entered(const State& from, core::Action action, int goal) {
    const int next =
        kind_of(action) == Kind::move ? neighbour(from, mover(from).tile, what_of(action)) : -1;
    if (next < 0) {
        return -1;
    }
    const Tile& tile = from.tile[next];
    const bool sinks = has_mark(tile, kDisaster) && !mover(from).pirate;
    return sinks || (has_mark(tile, kCity) && next != goal) ? -1 : next;
}

/// Does that move. False where the Adventurer's turn ends by it.
inline bool step(const State& from, core::Action action, State& to) {
    to = from;
    Game::apply(to, action);
    return to.phase == Phase::act && to.seat == from.seat && to.mover == from.mover &&
           to.turns == from.turns;
}

inline bool is_known(const std::vector<Place>& places, Mark mark) {
    return std::any_of(places.begin(), places.end(),
                       [mark](const Place& place) { return place.mark == mark; });
}

}  // namespace ctq::cartolan::view
