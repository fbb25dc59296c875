#include "engine/games/cartolan/voyage/voyage.hpp"

#include <algorithm>
#include <utility>

#include "engine/games/cartolan/voyage/path_step.hpp"

/// Paths home over several turns. Rarely used, so the page fetches this code after its first frame.
namespace ctq::cartolan {
namespace {

/// Returns the tiles from the first place to this one, then the goal, without repeats in a row.
std::vector<int> tiles_to(const std::vector<Place>& places, std::size_t last, int goal) {
    std::vector<int> tiles{goal};
    for (int at = static_cast<int>(last); at >= 0;
         at = places[static_cast<std::size_t>(at)].previous) {
        const int tile = places[static_cast<std::size_t>(at)].key.tile;
        if (tile != tiles.back()) {
            tiles.push_back(tile);
        }
    }
    std::reverse(tiles.begin(), tiles.end());
    return tiles;
}

/// Returns the state with the Adventurer on turn at the beginning of a turn on another tile.
State at_a_turn_from(const State& state, int tile) {
    State fresh = state;
    mover(fresh).tile = static_cast<std::uint8_t>(tile);
    fresh.now = {};
    return fresh;
}

}  // namespace

std::optional<Voyage> find_voyage(const State& state, int goal) {
    if (state.phase != Phase::act || goal < 0 || goal == mover(state).tile) {
        return std::nullopt;
    }
    struct End {
        int tile;
        int place;  // index of the place from which it was reached
    };
    std::vector<Place> places{{state, key_of(state), -1, 0}};
    std::vector<End> ends{{mover(state).tile, 0}};
    std::vector<bool> begun(kMostTiles);  // tiles where a later turn has begun
    std::size_t i = 0;
    for (int turn = 1; !ends.empty(); ++turn) {
        std::optional<Voyage> found;
        search_turn(places, i, [&](std::size_t from, core::Action, int tile) {
            if (tile == goal) {
                found = Voyage{tiles_to(places, from, goal), turn};
            } else if (tile >= 0 && !has_mark(state.tile[tile], kCity)) {
                ends.push_back({tile, static_cast<int>(from)});
            }
            return found.has_value();
        });
        if (found) {
            return found;
        }
        for (const End& end : std::exchange(ends, {})) {
            if (!begun[static_cast<std::size_t>(end.tile)]) {
                begun[static_cast<std::size_t>(end.tile)] = true;
                const State fresh = at_a_turn_from(state, end.tile);
                places.push_back({fresh, key_of(fresh), end.place, 0});
                ends.push_back({end.tile, static_cast<int>(places.size()) - 1});
            }
        }
    }
    return std::nullopt;
}

}  // namespace ctq::cartolan
