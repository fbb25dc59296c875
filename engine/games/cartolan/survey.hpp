#pragma once

#include "engine/games/cartolan/rules.hpp"

/// How far it is over the map that is known. The unit is a move with the wind; one over land counts
/// two, one against the wind four, as the turn is mostly over after it.
namespace ctq::cartolan {

/// Where a way is longer, or there is none.
inline constexpr int kFarthest = 63;

/// For each tile, by its number, the length of the shortest way from it.
using Distances = std::uint8_t[kTileSlots];

/// What one seat asks of the map as it lies. It holds until a tile is laid or the winds turn.
struct Survey {
    int seat = 0;
    Distances home;                      ///< to a city
    Distances unknown;                   ///< over an edge behind which no tile lies
    Distances agent;                     ///< to an own active Agent
    Distances wonder[kMostAdventurers];  ///< of each own Adventurer: where it may still trade
};

/// Surveys the map of an observation for a seat.
Survey survey_of(const State& state, int seat);

}  // namespace ctq::cartolan
