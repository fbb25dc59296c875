#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"

/// What bots of every level leave alone.
namespace ctq::cartolan {
namespace {

/// Returns whether the seat to act would lose if the game ended now.
bool is_behind(const State& state) {
    State ended = state;
    end_by_exhaustion(ended);
    return Game::result(ended).rank[static_cast<std::size_t>(state.seat - 1)] != 1;
}

/// Returns whether the action crosses to an empty cell, or rolls for it.
bool explores(const State& state, core::Action action) {
    const Kind kind = kind_of(action);
    return (kind == Kind::move || kind == Kind::gust) &&
           neighbour(state, mover(state).tile, what_of(action)) == kNoTile;
}

bool is_sensible(const State& state, core::Action action) {
    if (explores(state, action)) {
        const int here = mover(state).tile;
        const int lookouts = skill(state, mover_index(state), Card::lookout);
        if (fit_of(state, here, what_of(action), lookouts).chance == 0) {
            return false;
        }
        return tiles_left(state, colour_beyond(state, here, what_of(action))) > 1 ||
               !is_behind(state);
    }
    const Kind kind = kind_of(action);
    if (kind != Kind::buy && kind != Kind::agent_at) {
        return true;
    }
    State after = state;
    Game::apply(after, action);
    return after.phase != Phase::over ||
           Game::result(after).rank[static_cast<std::size_t>(state.seat - 1)] == 1;
}

}  // namespace

void Game::sensible(const State& state, Legal& list) {
    if (state.phase == Phase::act || state.phase == Phase::shop) {
        list.keep_if([&](core::Action action) { return is_sensible(state, action); });
    }
}

}  // namespace ctq::cartolan
