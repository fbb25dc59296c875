#pragma once

#include "engine/games/cartolan/rules.hpp"

/// Distances over the known map. The unit is a move with the wind. A move over land counts two, and
/// one against the wind four, because the turn is mostly over after it.
namespace ctq::cartolan {

/// Stands for every longer distance, and for no path.
inline constexpr int kFarthest = 63;

/// For each tile, by its number, the length of the shortest path from it.
using Distances = std::uint8_t[kTileSlots];

/// Distances on the map for one seat. Valid until a tile is laid or the winds turn.
struct Survey {
    int seat = 0;
    Distances home;                      ///< to a city
    int edges = 0;                       ///< edges that lead to a cell where a tile may fit
    Distances unknown;                   ///< to such an edge
    Distances agent;                     ///< to an active Agent of the seat
    Distances wonder[kMostAdventurers];  ///< for each Adventurer of the seat: to a wonder where it
                                         ///< may still trade
};

/// Surveys the map of an observation for a seat.
Survey survey_of(const State& state, int seat);

}  // namespace ctq::cartolan
