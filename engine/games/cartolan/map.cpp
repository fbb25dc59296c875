#include "engine/games/cartolan/map.hpp"

#include <cassert>

namespace ctq::cartolan {
namespace {

/// Returns the slot of a cell. No two cells within 32 by 16 collide.
unsigned slot_of(int x, int y) {
    return (static_cast<unsigned>(y) * 32U + static_cast<unsigned>(x)) % kPlaceSlots;
}

}  // namespace

int tile_at(const State& state, int x, int y) {
    for (unsigned slot = slot_of(x, y);; slot = (slot + 1) % kPlaceSlots) {
        const int tile = state.place[slot] - 1;
        if (tile < 0 || (state.tile[tile].x == x && state.tile[tile].y == y)) {
            return tile;
        }
    }
}

int lay_tile(State& state, int x, int y, unsigned edges, int wind, unsigned marks) {
    assert(state.tiles < kMostTiles && tile_at(state, x, y) == kNoTile);
    const int number = state.tiles++;
    state.tile[number] = {static_cast<std::int16_t>(x),     static_cast<std::int16_t>(y),
                          static_cast<std::uint8_t>(edges), static_cast<std::uint8_t>(wind),
                          static_cast<std::uint8_t>(marks), 0};
    unsigned slot = slot_of(x, y);
    while (state.place[slot] != 0) {
        slot = (slot + 1) % kPlaceSlots;
    }
    state.place[slot] = state.tiles;
    if ((marks & kDisaster) != 0) {
        state.disaster[state.disasters++] = static_cast<std::uint8_t>(number);
    }
    return number;
}

void found_city(State& state, int tile) {
    state.tile[tile].marks = static_cast<std::uint8_t>(state.tile[tile].marks | kCity);
    state.city[state.cities++] = static_cast<std::uint8_t>(tile);
}

int adventurers_on(const State& state, int seat, int tile) {
    int count = 0;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        const Adventurer& one = state.adventurer[adventurer_index(seat, number)];
        count += one.in_play && one.tile == tile ? 1 : 0;
    }
    return count;
}

}  // namespace ctq::cartolan
