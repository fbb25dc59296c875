#pragma once

#include <cstdlib>

#include "engine/games/cartolan/tiles.hpp"

/// The map of tiles and what is on them.
namespace ctq::cartolan {

inline constexpr int kNoTile = -1;

/// Returns the number of the tile at a cell, or kNoTile.
int tile_at(const State& state, int x, int y);

/// Returns the tile next to `tile`, or kNoTile.
inline int neighbour(const State& state, int tile, int direction) {
    const Tile& from = state.tile[tile];
    return tile_at(state, from.x + step_x(direction), from.y + step_y(direction));
}

/// Lays a tile at an empty cell and returns its number. `edges` are the land edges as laid, `marks`
/// are of TileMark.
int lay_tile(State& state, int x, int y, unsigned edges, int wind, unsigned marks);

/// Makes a tile a city. The first city is the Capital.
void found_city(State& state, int tile);

constexpr bool has_mark(const Tile& tile, TileMark mark) {
    return (tile.marks & mark) != 0;
}

/// Returns whether a tile is in the domain of a city: within `rules.domain` steps of it, where no
/// Agent may be placed and no wonder pays.
inline bool in_domain(const State& state, const Tile& tile) {
    for (int i = 0; i < state.cities; ++i) {
        const Tile& city = state.tile[state.city[i]];
        if (std::abs(tile.x - city.x) + std::abs(tile.y - city.y) <= state.rules.domain) {
            return true;
        }
    }
    return false;
}

/// Returns the number of the city on a tile, which must have one.
inline int city_number(const State& state, int tile) {
    return state.city[0] == tile ? 0 : 1;
}

/// Returns the number of the disaster on a tile, which must have one.
inline int disaster_number(const State& state, int tile) {
    int i = 0;
    while (state.disaster[i] != tile) {
        ++i;
    }
    return i;
}

/// Returns the Agent on a tile, dispossessed or not, or -1.
inline int agent_on(const State& state, int tile) {
    return state.tile[tile].agent - 1;
}
/// Returns the active Agent on a tile, or -1.
inline int active_agent_on(const State& state, int tile) {
    const int agent = agent_on(state, tile);
    return agent >= 0 && state.agent[agent].loyalty == Loyalty::active ? agent : -1;
}

/// Returns how many Adventurers of a seat are on a tile.
int adventurers_on(const State& state, int seat, int tile);

/// Returns whether a tile is in a set of tiles, such as `Adventurer::traded`: bit t % 64 of word t
/// / 64.
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
