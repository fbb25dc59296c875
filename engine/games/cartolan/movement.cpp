#include "engine/games/cartolan/rules.hpp"

/// Section "Movement": kinds of crossings, the moves of a turn, and the gust die.
namespace ctq::cartolan {
namespace {

void count_crossing(Progress& now, Crossing crossing) {
    switch (crossing) {
        case Crossing::land:
            ++now.land;
            break;
        case Crossing::upwind:
            ++now.upwind;
            break;
        case Crossing::downwind:
            ++now.downwind;
            break;
    }
}

void cross(State& state, int direction, Crossing crossing) {
    count_crossing(state.now, crossing);
    const int to = neighbour(state, mover(state).tile, direction);
    if (to == kNoTile) {
        explore(state, direction);
    } else {
        arrive(state, to, false);
    }
}

}  // namespace

int moves_made(const State& state) {
    return state.now.land + state.now.upwind + state.now.downwind;
}

Reach reach_of(const State& state) {
    const Rules& rules = state.rules;
    const Progress& now = state.now;
    const int made = moves_made(state);
    int land = rules.land_moves;
    int upwind = rules.upwind_moves;
    int most = rules.moves;
    if (rules.mode == Mode::advanced) {
        const int me = mover_index(state);
        if (state.adventurer[me].chest == 0) {
            land = rules.empty_land_moves;
            upwind = rules.empty_upwind_moves;
        }
        const int wider = skill(state, me, Card::upwind);
        land += wider;
        upwind += wider;
        most += skill(state, me, Card::downwind);
    }
    const bool any = made < rules.moves;
    Reach reach{};
    reach.land = any && (rules.budgeted ? now.land < land && now.upwind == 0 : made < land);
    reach.upwind = any && (rules.budgeted ? now.upwind < upwind && now.land == 0 : made < upwind);
    reach.downwind = made < most;
    reach.gust = any && !reach.upwind && rules.mode != Mode::beginner;
    return reach;
}

Crossing crossing_of(const State& state, int direction) {
    const Adventurer& one = mover(state);
    const Tile& tile = state.tile[one.tile];
    if (has_mark(tile, kCity) || (tile.edges >> direction & 1U) != 0) {
        return Crossing::land;
    }
    if (one.pirate && state.disasters > 0) {
        const int to = neighbour(state, one.tile, direction);
        if (has_mark(tile, kDisaster) || (to != kNoTile && has_mark(state.tile[to], kDisaster))) {
            return Crossing::land;
        }
    }
    return blows_towards(tile.wind, direction) ? Crossing::downwind : Crossing::upwind;
}

void move(State& state, int direction) {
    cross(state, direction, crossing_of(state, direction));
}

void wait(State& state) {
    ++state.now.downwind;
    arrive(state, mover(state).tile, false);
}

void roll_gust(State& state, int direction) {
    state.now.direction = static_cast<std::uint8_t>(direction);
    state.phase = Phase::gust;
}

void gust_rolled(State& state, bool against) {
    const int direction = state.now.direction;
    state.now.direction = 0;
    if (against) {
        cross(state, direction, Crossing::upwind);
        return;
    }
    ++state.now.downwind;
    state.now.step = kNoStep;
    go_on(state);
}

}  // namespace ctq::cartolan
