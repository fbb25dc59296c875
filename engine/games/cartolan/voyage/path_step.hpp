// The steps of a path search. A place of the search is a tile together with the moves that the turn
// has used up on the path to it.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan {

/// What distinguishes two places of a search. Places with equal keys allow the same moves.
struct PlaceKey {
    std::uint8_t tile;
    std::uint8_t land;
    std::uint8_t upwind;
    std::uint8_t downwind;
    friend bool operator==(PlaceKey a, PlaceKey b) {
        return a.tile == b.tile && a.land == b.land && a.upwind == b.upwind &&
               a.downwind == b.downwind;
    }
};

/// A place that a search has reached.
struct Place {
    State state;
    PlaceKey key;
    int previous;         ///< index of the place before it; -1 for the first
    core::Action action;  ///< the action that leads from `previous` to this place
};

/// Returns the key of a state.
inline PlaceKey key_of(const State& state) {
    return {mover(state).tile, state.now.land, state.now.upwind, state.now.downwind};
}

/// Returns whether a move onto this tile would sink the Chest.
inline bool sinks(const State& from, int tile) {
    return has_mark(from.tile[tile], kDisaster) && !mover(from).pirate;
}

/// Searches the moves of one turn from the places from `next` on, fewest moves first, over laid
/// tiles that sink no Chest. Calls `visit` for each move with the index of the place where it
/// begins, the action, and the tile, which is below 0 if none is laid there. Ends and returns true
/// as soon as `visit` returns true. A move that ends the turn, such as into a city, is not
/// continued.
template <class Visit>
bool search_turn(std::vector<Place>& places, std::size_t& next, const Visit& visit) {
    for (; next < places.size(); ++next) {
        Game::Legal legal;
        Game::legal(places[next].state, legal);
        for (const core::Action action : legal) {
            const State& from = places[next].state;
            if (kind_of(action) != Kind::move) {
                continue;
            }
            const int tile = neighbour(from, mover(from).tile, what_of(action));
            if (tile >= 0 && sinks(from, tile)) {
                continue;
            }
            if (visit(next, action, tile)) {
                return true;
            }
            if (tile < 0) {
                continue;
            }
            State to = from;
            Game::apply(to, action);
            const bool turn_continues = to.phase == Phase::act && to.seat == from.seat &&
                                        to.mover == from.mover && to.turns == from.turns;
            const auto known = [key = key_of(to)](const Place& place) { return place.key == key; };
            if (turn_continues && std::none_of(places.begin(), places.end(), known)) {
                places.push_back({to, key_of(to), static_cast<int>(next), action});
            }
        }
    }
    return false;
}

}  // namespace ctq::cartolan
