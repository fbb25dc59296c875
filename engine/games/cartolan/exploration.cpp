#include <algorithm>
#include <numeric>

#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Section "Exploration": drawing, turning, laying and putting aside tiles.
namespace ctq::cartolan {
namespace {

/// Turns the discards of a colour into its pile.
void refill_pile(State& state, Colour colour) {
    int count = 0;
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        state.unseen[kind] = state.discard[kind];
        state.discard[kind] = 0;
        count += state.unseen[kind];
    }
    state.pile[static_cast<int>(colour)] = static_cast<std::uint8_t>(count);
}

void clear_crossing(Progress& now) {
    now.direction = 0;
    now.colour = Colour::water;
    now.tries = 0;
    now.held_count = 0;
    std::fill(std::begin(now.held_tiles), std::end(now.held_tiles), std::uint8_t{0});
    now.around = 0;
    now.around_land = 0;
}

void discard_held_tiles(State& state, int except) {
    Progress& now = state.now;
    for (int i = 0; i < now.held_count; ++i) {
        state.discard[now.held_tiles[i]] =
            static_cast<std::uint8_t>(state.discard[now.held_tiles[i]] + (i == except ? 0 : 1));
        now.held_tiles[i] = 0;
    }
    now.held_count = 0;
}

void lay_found_tile(State& state, int which) {
    const int kind = state.now.held_tiles[which];
    const int wind = fitting_wind(state, kind);
    const int direction = state.now.direction;
    const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
    const unsigned marks = (facts.wonder ? unsigned{kWonder} : 0U) |
                           (facts.disaster ? unsigned{kDisaster} : 0U) |
                           (back_of(kind) == Colour::land ? unsigned{kLandBack} : 0U);
    discard_held_tiles(state, which);
    clear_crossing(state.now);
    const Tile& from = state.tile[mover(state).tile];
    const int tile = lay_tile(state, from.x + step_x(direction), from.y + step_y(direction),
                              edges_of(kind, wind), wind, marks);
    if (kind == kMythicalKind) {
        found_city(state, tile);
    }
    arrive(state, tile, true);
}

void draw_next(State& state);

/// Ends a try after the last tile allowed for it was drawn.
void finish_try(State& state) {
    Progress& now = state.now;
    int fits = 0;
    int which = 0;
    for (int i = 0; i < now.held_count; ++i) {
        if (fitting_wind(state, now.held_tiles[i]) >= 0) {
            which = i;
            ++fits;
        }
    }
    if (fits == 1) {
        lay_found_tile(state, which);
    } else if (fits > 1) {
        state.phase = Phase::keep;
    } else {
        discard_held_tiles(state, kMostHeld);
        if (++now.tries < state.rules.tries) {
            draw_next(state);
            return;
        }
        clear_crossing(now);
        now.step = kNoStep;
        go_on(state);
    }
}

/// Begins a draw by chance from the pile. If the pile is empty, the discards become the pile first.
void draw_next(State& state) {
    const Colour colour = state.now.colour;
    if (state.pile[static_cast<int>(colour)] == 0) {
        refill_pile(state, colour);
    }
    if (state.pile[static_cast<int>(colour)] > 0) {
        state.phase = Phase::explore;
    } else if (state.now.held_count > 0) {
        finish_try(state);
    } else {
        end_by_exhaustion(state);
    }
}

}  // namespace

Colour colour_beyond(const State& state, int tile, int direction) {
    const bool land = (state.tile[tile].edges >> direction & 1U) != 0;
    return land && state.rules.mode != Mode::beginner ? Colour::land : Colour::water;
}

int fitting_wind(const State& state, int kind) {
    const Progress& now = state.now;
    return fitting_wind(
        kind,
        winds_to_try(state.rules.clockwise, state.tile[mover(state).tile].wind, now.direction),
        {now.around, now.around_land});
}

void explore(State& state, int direction) {
    Progress& now = state.now;
    const int here = mover(state).tile;
    const Tile& from = state.tile[here];
    const Surroundings around =
        surroundings_of(state, from.x + step_x(direction), from.y + step_y(direction));
    now.direction = static_cast<std::uint8_t>(direction);
    now.colour = colour_beyond(state, here, direction);
    now.around = static_cast<std::uint8_t>(around.tiles);
    now.around_land = static_cast<std::uint8_t>(around.land);
    draw_next(state);
}

void tile_drawn(State& state, int kind) {
    Progress& now = state.now;
    --state.unseen[kind];
    --state.pile[static_cast<int>(now.colour)];
    now.held_tiles[now.held_count++] = static_cast<std::uint8_t>(kind);
    if (now.held_count <= skill(state, mover_index(state), Card::lookout)) {
        draw_next(state);
    } else {
        finish_try(state);
    }
}

void keep_tile(State& state, int which) {
    lay_found_tile(state, which - 1);
}

int tiles_left(const State& state, Colour colour) {
    return std::accumulate(state.discard + first_kind(colour), state.discard + end_of_kinds(colour),
                           int{state.pile[static_cast<int>(colour)]});
}

bool colour_is_out(const State& state, Colour colour) {
    return tiles_left(state, colour) == 0;
}

}  // namespace ctq::cartolan
