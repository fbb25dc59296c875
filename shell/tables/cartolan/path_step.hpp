// What a search for a path goes by: places with what they have used up of a turn, and the steps between them.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/context.hpp"

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

/// Whether a move leads onto a tile where the Chest would sink.
inline bool sinks(const State& from, int tile) {
    return has_mark(from.tile[tile], kDisaster) && !mover(from).pirate;
}

/// Searches what one turn allows from the places from `next` on, the fewest moves first, over tiles that lie and sink
/// no Chest. `enters` is told of each move by the place it begins at, the action and the tile, which is below 0 where
/// none lies; the search ends where it returns true, and returns that. A city ends what it leads to.
template <class Enters>
bool search_turn(std::vector<Place>& places, std::size_t& next, const Enters& enters) {
    for (; next < places.size(); ++next) {
        const auto legal = tables::legal_of<Game>(places[next].state);
        for (const core::Action action : legal) {
            const State& from = places[next].state;
            if (kind_of(action) != Kind::move) {
                continue;
            }
            const int tile = neighbour(from, mover(from).tile, what_of(action));
            if (tile >= 0 && sinks(from, tile)) {
                continue;
            }
            if (enters(next, action, tile)) {
                return true;
            }
            if (tile < 0) {
                continue;
            }
            State to = from;
            Game::apply(to, action);
            const bool goes_on = to.phase == Phase::act && to.seat == from.seat &&
                                 to.mover == from.mover && to.turns == from.turns;
            const auto known = [mark = mark_of(to)](const Place& place) {
                return place.mark == mark;
            };
            if (goes_on && std::none_of(places.begin(), places.end(), known)) {
                places.push_back({to, mark_of(to), static_cast<int>(next), action});
            }
        }
    }
    return false;
}

}  // namespace ctq::cartolan::view
