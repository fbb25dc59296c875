#include "shell/tables/cartolan/path.hpp"

#include <algorithm>

#include "engine/games/cartolan/voyage/path_step.hpp"

namespace ctq::cartolan::view {

std::vector<core::Action> find_path(const State& state, int goal) {
    if (state.phase != Phase::act || goal < 0 || goal == mover(state).tile) {
        return {};
    }
    std::vector<Place> places{{state, key_of(state), -1, 0}};
    std::vector<core::Action> path;
    std::size_t next = 0;
    search_turn(places, next, [&](std::size_t from, core::Action action, int tile) {
        if (tile != goal) {
            return false;
        }
        path.push_back(action);
        for (std::size_t at = from; places[at].previous >= 0;
             at = static_cast<std::size_t>(places[at].previous)) {
            path.push_back(places[at].action);
        }
        std::reverse(path.begin(), path.end());
        return true;
    });
    return path;
}

std::vector<Cell> find_reach(const State& state) {
    std::vector<Cell> reach;
    if (state.phase != Phase::act) {
        return reach;
    }
    std::vector<Place> places{{state, key_of(state), -1, 0}};
    std::size_t next = 0;
    search_turn(places, next, [&](std::size_t from, core::Action action, int /*tile*/) {
        const Cell cell = cell_beside(places[from].state, what_of(action));
        if (std::find(reach.begin(), reach.end(), cell) == reach.end()) {
            reach.push_back(cell);
        }
        return false;
    });
    return reach;
}

}  // namespace ctq::cartolan::view
