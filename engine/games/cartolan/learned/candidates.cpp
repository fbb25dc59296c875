#include "engine/games/cartolan/compass.hpp"
#include "engine/games/cartolan/learned/features.hpp"

/// The actions that the learned player considers.
namespace ctq::cartolan {
namespace {

/// Returns whether anything on the tile of the Adventurer on turn can make it worth waiting.
bool may_wait(const State& state) {
    const int here = mover(state).tile;
    const Tile& tile = state.tile[here];
    if (has_mark(tile, kCity) || has_mark(tile, kDisaster) || tile.agent != 0) {
        return true;
    }
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        if (state.adventurer[i].in_play && state.adventurer[i].tile == here &&
            seat_of_adventurer(i) != state.seat) {
            return true;
        }
    }
    return false;
}

bool is_worth_considering(const State& state, core::Action action) {
    switch (kind_of(action)) {
        case Kind::send:
        case Kind::lift:
            return false;
        case Kind::wait:
            return may_wait(state);
        case Kind::bank:
            return amount_of(action) == mover(state).chest;
        case Kind::agent_at:
            return has_mark(state.tile[what_of(action)], kWonder);
        default:
            return true;
    }
}

}  // namespace

bool Features::is_lost(const State& observation, const core::Notes& notes) {
    return (observation.phase == Phase::act &&
            read_log(notes).away[observation.mover] > kStallLimit) ||
           (observation.round > kLongMatch && observation.round % 2 == 0);
}

void Features::candidates(const State& observation, Game::Legal& list) {
    list.keep_if([&](core::Action action) { return is_worth_considering(observation, action); });
    Game::sensible(observation, list);
}

}  // namespace ctq::cartolan
