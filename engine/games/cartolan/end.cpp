#include <algorithm>
#include <numeric>

#include "engine/games/cartolan/rules.hpp"

/// Section "End": the margin, the tiles, the ranks, and what brings the end nearer.
namespace ctq::cartolan {
namespace {

int fullest_chest(const State& state, int seat) {
    int most = 0;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        most = std::max(most, state.adventurer[adventurer_index(seat, number)].chest);
    }
    return most;
}

}  // namespace

bool ends_by_margin(State& state) {
    int first = 0;
    int second = 0;
    for (int i = 0; i < state.seats; ++i) {
        const int vault = state.vault[i];
        second = std::max(second, std::min(first, vault));
        first = std::max(first, vault);
    }
    if (first - second <= state.rules.margin) {
        return false;
    }
    state.phase = Phase::over;
    return true;
}

void end_by_exhaustion(State& state) {
    state.exhausted = true;
    state.phase = Phase::over;
}

bool tiles_ran_out(const State& state) {
    return colour_is_out(state, Colour::water) ||
           (state.rules.mode != Mode::beginner && colour_is_out(state, Colour::land));
}

core::Standing standing_now(const State& state) {
    core::Standing standing;
    standing.seats = state.seats;
    standing.over = true;
    bool any = false;
    for (std::size_t i = 0; i < state.seats; ++i) {
        standing.half_points[i] = 2 * state.vault[i];
        any = any || state.vault[i] > 0;
    }
    core::Standing places = standing;
    for (int seat = 1; !any && seat <= state.seats; ++seat) {
        places.half_points[static_cast<std::size_t>(seat - 1)] = fullest_chest(state, seat);
    }
    core::rank_by_score(places);
    standing.rank = places.rank;
    return standing;
}

std::int32_t Game::milestones(const State& state) {
    return std::accumulate(state.vault, state.vault + state.seats, std::int32_t{state.tiles});
}

std::int32_t Game::progress(const State& state, int seat) {
    std::int32_t wealth = state.vault[seat - 1];
    for (int number = 1; number <= kMostAdventurers; ++number) {
        wealth += state.adventurer[adventurer_index(seat, number)].chest;
    }
    return 2 * wealth;
}

core::Standing Game::result(const State& state) {
    core::Standing standing = standing_now(state);
    standing.over = state.phase == Phase::over;
    if (!standing.over) {
        standing.rank = {};
    }
    return standing;
}

}  // namespace ctq::cartolan
