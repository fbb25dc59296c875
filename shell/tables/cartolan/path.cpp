#include "shell/tables/cartolan/path.hpp"

#include <algorithm>
#include <utility>

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

/// The tile that a move leads to from a place; below 0 where it is none, an unknown one, a disaster, or a city on
/// the way.
int entered(const State& from, core::Action action, int goal) {
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
bool step(const State& from, core::Action action, State& to) {
    to = from;
    Game::apply(to, action);
    return to.phase == Phase::act && to.seat == from.seat && to.mover == from.mover &&
           to.turns == from.turns;
}

bool is_known(const std::vector<Place>& places, Mark mark) {
    return std::any_of(places.begin(), places.end(),
                       [mark](const Place& place) { return place.mark == mark; });
}

/// The tiles from the first place to this one and then the goal, each once in succession.
std::vector<int> tiles_to(const std::vector<Place>& places, std::size_t last, int goal) {
    std::vector<int> tiles{goal};
    for (int at = static_cast<int>(last); at >= 0;
         at = places[static_cast<std::size_t>(at)].before) {
        const int tile = places[static_cast<std::size_t>(at)].mark.tile;
        if (tile != tiles.back()) {
            tiles.push_back(tile);
        }
    }
    std::reverse(tiles.begin(), tiles.end());
    return tiles;
}

/// The Adventurer on turn at the beginning of a turn on another tile.
State at_a_turn_from(const State& state, int tile) {
    State fresh = state;
    mover(fresh).tile = static_cast<std::uint8_t>(tile);
    fresh.now = {};
    return fresh;
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
            const int tile = entered(places[i].state, action, goal);
            if (tile < 0) {
                continue;
            }
            if (tile == goal) {
                std::vector<core::Action> path{action};
                for (int at = static_cast<int>(i); places[static_cast<std::size_t>(at)].before >= 0;
                     at = places[static_cast<std::size_t>(at)].before) {
                    path.push_back(places[static_cast<std::size_t>(at)].by);
                }
                std::reverse(path.begin(), path.end());
                return path;
            }
            State next;
            if (step(places[i].state, action, next) && !is_known(places, mark_of(next))) {
                places.push_back({next, mark_of(next), static_cast<int>(i), action});
            }
        }
    }
    return {};
}

std::optional<Voyage> find_voyage(const State& state, int goal) {
    if (state.phase != Phase::act || goal < 0 || goal == mover(state).tile) {
        return std::nullopt;
    }
    struct End {
        int tile;
        int before;  // the place that led there
    };
    std::vector<Place> places{{state, mark_of(state), -1, 0}};
    std::vector<End> ends{{mover(state).tile, 0}};
    std::vector<bool> begun(kMostTiles);  // tiles from which a later turn has begun
    std::size_t i = 0;
    for (int turn = 1; !ends.empty(); ++turn) {
        for (; i < places.size(); ++i) {
            Game::Legal legal;
            Game::legal(places[i].state, legal);
            for (const core::Action action : legal) {
                const int tile = entered(places[i].state, action, goal);
                if (tile == goal) {
                    return Voyage{tiles_to(places, i, goal), turn};
                }
                if (tile < 0) {
                    continue;
                }
                ends.push_back({tile, static_cast<int>(i)});
                State next;
                if (step(places[i].state, action, next) && !is_known(places, mark_of(next))) {
                    places.push_back({next, mark_of(next), static_cast<int>(i), action});
                }
            }
        }
        for (const End& end : std::exchange(ends, {})) {
            if (!begun[static_cast<std::size_t>(end.tile)]) {
                begun[static_cast<std::size_t>(end.tile)] = true;
                const State fresh = at_a_turn_from(state, end.tile);
                places.push_back({fresh, mark_of(fresh), end.before, 0});
                ends.push_back({end.tile, static_cast<int>(places.size()) - 1});
            }
        }
    }
    return std::nullopt;
}

}  // namespace ctq::cartolan::view
