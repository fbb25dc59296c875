#include "shell/tables/cartolan/path.hpp"

#include <algorithm>

#include "shell/tables/cartolan/path_step.hpp"

namespace ctq::cartolan::view {

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

}  // namespace ctq::cartolan::view
