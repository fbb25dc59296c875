#include "engine/games/cartolan/compass.hpp"

#include <cstdlib>
#include <cstring>

namespace ctq::cartolan {
namespace {

static_assert(sizeof(Log) <= sizeof(core::Notes));

constexpr unsigned bit(int direction) {
    return 1U << direction;
}

/// Returns the first direction in a list that is also in a set, or kNowhere.
template <std::size_t N>
int first_in(const int (&row)[N], unsigned set) {
    for (const int direction : row) {
        if ((set & bit(direction)) != 0) {
            return direction;
        }
    }
    return kNowhere;
}

/// The position of the Adventurer on turn relative to a tile. An Adventurer on an axis counts as
/// east or south of the tile.
struct Bearing {
    int along_x;  ///< the direction away from the tile on that axis
    int along_y;
    int distance_x;
    int distance_y;
};

Bearing bearing_from(const State& state, int tile) {
    const Tile& here = state.tile[mover(state).tile];
    const int dx = here.x - state.tile[tile].x;
    const int dy = here.y - state.tile[tile].y;
    return {dx >= 0 ? kEast : kWest, dy > 0 ? kNorth : kSouth, std::abs(dx), std::abs(dy)};
}

}  // namespace

Log read_log(const core::Notes& notes) {
    Log log;
    std::memcpy(&log, notes.words, sizeof log);
    return log;
}

void write_log(core::Notes& notes, const Log& log) {
    std::memcpy(notes.words, &log, sizeof log);
}

Exits find_exits(const State& state, const Log& log) {
    Exits exits;
    const Adventurer& one = mover(state);
    exits.first_move = log.turn != state.turns;
    const Reach reach = reach_of(state);
    if (!reach.downwind) {
        return exits;
    }
    for (int direction = kNorth; direction <= kWest; ++direction) {
        if (!reach.allows(crossing_of(state, direction))) {
            continue;
        }
        exits.legal |= bit(direction);
        const int next = neighbour(state, one.tile, direction);
        if (next == kNoTile) {
            exits.unknown |= bit(direction);
            exits.fresh |= bit(direction);
            exits.open |= bit(direction);
        } else if (!has_mark(state.tile[next], kDisaster) || one.pirate) {
            const bool called =
                !exits.first_move && (log.called[next / 32] >> (next % 32) & 1U) != 0;
            exits.fresh |= called ? 0U : bit(direction);
            exits.open |= bit(direction);
        }
    }
    return exits;
}

int steer_away(const State& state, const Exits& exits, int from) {
    const Bearing at = bearing_from(state, from);
    const bool upright = at.distance_y < at.distance_x;
    const int left = state.tile[mover(state).tile].wind;
    const int row[] = {upright ? at.along_y : at.along_x, upright ? at.along_x : at.along_y, left};
    for (const unsigned set : {exits.unknown, exits.fresh, exits.open}) {
        const int direction = first_in(row, set);
        if (direction != kNowhere) {
            return direction;
        }
    }
    return kNowhere;
}

int steer_toward(const State& state, const Exits& exits, int to) {
    const Bearing at = bearing_from(state, to);
    const bool upright = at.distance_y > at.distance_x;
    const int along_x = opposite(at.along_x);
    const int along_y = opposite(at.along_y);
    const int row[] = {upright ? along_y : along_x, upright ? along_x : along_y};
    for (const unsigned set : {exits.fresh, exits.open}) {
        const int direction = first_in(row, set);
        if (direction != kNowhere) {
            return direction;
        }
    }
    const int right = (state.tile[mover(state).tile].wind + 1) & 3;
    return exits.first_move && (exits.open & bit(right)) != 0 ? right : kNowhere;
}

}  // namespace ctq::cartolan
