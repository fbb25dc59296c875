#pragma once

#include "engine/games/cartolan/rules.hpp"

/// What an exploration can bring: which of the tiles that may still come fit an empty cell.
namespace ctq::cartolan {

/// The neighbours of a cell. Bit d for direction d.
struct Surroundings {
    unsigned tiles = 0;  ///< there is a tile in this direction
    unsigned land = 0;   ///< that tile's edge towards the cell is land
};
/// Returns the neighbours of the cell at x, y.
Surroundings surroundings_of(const State& state, int x, int y);

/// Returns the first of the tried winds with which a tile of this kind fits between these
/// neighbours; -1 if none fits.
int fitting_wind(int kind, const Winds& winds, const Surroundings& around);

/// The tiles that may come when an Adventurer explores.
struct Fit {
    int fitting = 0;  ///< tiles that fit, among those that may come next
    int coming = 0;   ///< tiles that may come next. In a pile smaller than what is unseen, not all
                      ///< of them will come
    bool never = true;  ///< no tile that is left fits
    double chance = 0;  ///< that the tries of one exploration lay a tile
};
/// Returns what an exploration from `tile` in `direction`, into an empty cell, may bring to an
/// Adventurer with this many lookouts (README, *Tiles and wind*). Exact but for the rounding of the
/// products.
Fit fit_of(const State& state, int tile, int direction, int lookouts);
/// Returns the same for the Adventurer on turn, with its lookouts.
Fit fit_of(const State& state, int direction);
/// Returns whether the action, a move or a roll for a gust, crosses to an empty cell.
bool explores(const State& state, core::Action action);
/// Returns whether the exploration may lay a tile, even if only after more than one move.
bool may_fit(const State& state, int tile, int direction);
/// The probabilities of what an exploration lays.
struct Found {
    double tile = 0;      ///< any tile
    double wonder = 0;    ///< a tile with a wonder
    double disaster = 0;  ///< a disaster
};
/// Returns what the exploration that is going on may lay. The tile is exact, as in `Fit`. Wonder and
/// disaster are too, unless the discards become the pile on the way or a tile is chosen: then they
/// are as frequent as among the tiles that may come next.
Found found_now(const State& state);

/// Returns whether the cell at x, y is empty, and no tile that is left fits there from any of its
/// neighbours.
bool is_closed(const State& state, int x, int y);

}  // namespace ctq::cartolan
