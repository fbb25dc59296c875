#include "shell/tables/cartolan/path.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"

namespace ctq::tables {

using cartolan::Kind;
using cartolan::State;

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
    return {cartolan::mover(state).tile, state.now.land, state.now.upwind, state.now.downwind};
}

/// Goes one move from a place to a tile that can be left again or is the goal; nobody is led into
/// a disaster.
bool step(const State& from, core::Action action, int goal, State& to) {
    const int next =
        cartolan::neighbour(from, cartolan::mover(from).tile, cartolan::what_of(action));
    if (cartolan::kind_of(action) != Kind::move || next < 0) {
        return false;
    }
    const cartolan::Tile& tile = from.tile[next];
    const bool sinks =
        cartolan::has_mark(tile, cartolan::kDisaster) && !cartolan::mover(from).pirate;
    if (sinks || (cartolan::has_mark(tile, cartolan::kCity) && next != goal)) {
        return false;
    }
    to = from;
    cartolan::Game::apply(to, action);
    const bool goes_on = to.phase == cartolan::Phase::act && to.seat == from.seat &&
                         to.mover == from.mover && to.turns == from.turns;
    return goes_on || next == goal;
}

}  // namespace

std::vector<core::Action> cartolan_way(const State& state, int goal) {
    if (state.phase != cartolan::Phase::act || goal < 0) {
        return {};
    }
    std::vector<Place> places;
    places.push_back({state, mark_of(state), -1, 0});
    for (std::size_t i = 0; i < places.size(); ++i) {
        cartolan::Game::Legal legal;
        cartolan::Game::legal(places[i].state, legal);
        for (const core::Action action : legal) {
            State next;
            if (!step(places[i].state, action, goal, next)) {
                continue;
            }
            const int tile = cartolan::neighbour(
                places[i].state, cartolan::mover(places[i].state).tile, cartolan::what_of(action));
            if (tile == goal) {
                std::vector<core::Action> way{action};
                for (int at = static_cast<int>(i); places[static_cast<std::size_t>(at)].before >= 0;
                     at = places[static_cast<std::size_t>(at)].before) {
                    way.push_back(places[static_cast<std::size_t>(at)].by);
                }
                std::reverse(way.begin(), way.end());
                return way;
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

}  // namespace ctq::tables
