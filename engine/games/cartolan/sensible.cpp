#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"

/// What bots of every level leave alone.
namespace ctq::cartolan {
namespace {

bool is_first(const core::Standing& standing, int seat) {
    return standing.rank[static_cast<std::size_t>(seat - 1)] == 1;
}

bool is_sensible(const State& state, core::Action action) {
    if (explores(state, action)) {
        const int direction = what_of(action);
        return fit_of(state, direction).chance > 0 &&
               (tiles_left(state, colour_beyond(state, mover(state).tile, direction)) > 1 ||
                is_first(standing_now(state), state.seat));
    }
    const Kind kind = kind_of(action);
    if (kind != Kind::buy && kind != Kind::agent_at) {
        return true;
    }
    State after = state;
    Game::apply(after, action);
    return after.phase != Phase::over || is_first(Game::result(after), state.seat);
}

}  // namespace

void Game::sensible(const State& state, Legal& list) {
    if (state.phase == Phase::act || state.phase == Phase::shop) {
        list.keep_if([&](core::Action action) { return is_sensible(state, action); });
    }
}

}  // namespace ctq::cartolan
