#pragma once

#include <cstdlib>

#include "engine/games/cartolan/tiles.hpp"

/// What lies where.
namespace ctq::cartolan {

inline constexpr int kNoTile = -1;

/// The number of the tile at a place, or kNoTile.
int tile_at(const State& state, int x, int y);

/// The tile next to `tile`, or kNoTile.
inline int neighbour(const State& state, int tile, int direction) {
    const Tile& from = state.tile[tile];
    return tile_at(state, from.x + step_x(direction), from.y + step_y(direction));
}

/// Lays a tile at an empty place; its number. Edges are as it lies, `marks` of TileMark.
int lay_tile(State& state, int x, int y, unsigned edges, int wind, unsigned marks);

/// Makes a tile a city: the Capital first.
void found_city(State& state, int tile);

constexpr bool has_mark(const Tile& tile, TileMark mark) {
    return (tile.marks & mark) != 0;
}

/// Whether a place is at most so many steps from a city that nothing may be founded or found there.
inline bool in_domain(const State& state, const Tile& tile) {
    for (int i = 0; i < state.cities; ++i) {
        const Tile& city = state.tile[state.city[i]];
        if (std::abs(tile.x - city.x) + std::abs(tile.y - city.y) <= state.rules.domain) {
            return true;
        }
    }
    return false;
}

/// The number of the city on a tile; the tile is one.
inline int city_number(const State& state, int tile) {
    return state.city[0] == tile ? 0 : 1;
}

/// The number among the disasters of the one on a tile; the tile is one.
inline int disaster_number(const State& state, int tile) {
    int i = 0;
    while (state.disaster[i] != tile) {
        ++i;
    }
    return i;
}

/// The Agent on a tile, dispossessed or not, or -1.
inline int agent_on(const State& state, int tile) {
    return state.tile[tile].agent - 1;
}
/// The active Agent on a tile, or -1.
inline int active_agent_on(const State& state, int tile) {
    const int agent = agent_on(state, tile);
    return agent >= 0 && state.agent[agent].loyalty == Loyalty::active ? agent : -1;
}

/// How many Adventurers of a seat are on a tile.
int adventurers_on(const State& state, int seat, int tile);

/// Sets of tiles by their numbers, such as `Adventurer::traded`: bit t % 64 of word t / 64.
inline bool in_set(const std::uint64_t (&set)[3], int tile) {
    return (set[tile / 64] >> (tile % 64) & 1U) != 0;
}
inline void add_to_set(std::uint64_t (&set)[3], int tile) {
    set[tile / 64] |= std::uint64_t{1} << (tile % 64);
}
inline void clear_set(std::uint64_t (&set)[3]) {
    set[0] = set[1] = set[2] = 0;
}

}  // namespace ctq::cartolan
