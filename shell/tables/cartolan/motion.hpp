#pragma once

#include "shell/match/session.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/flights.hpp"

/// What is being shown in Cartolan: Adventurers on their way, tiles found. The shown position lags
/// behind until each has arrived.
namespace ctq::cartolan::view {

struct Flight : tables::FlightTime {
    int adventurer = -1;  ///< on its way; -1: none
    Cell from;
    Cell to;
    int laid = -1;    ///< number of the tile laid first, or -1
    int misfit = -1;  ///< the kind of a tile that does not fit at `to`, or -1
    std::uint8_t wind = 0;
};

class Motion : public tables::Flights<Flight> {
  public:
    /// Sends off what a step moves, behind what is still on its way; a movement takes so many
    /// seconds at most. Where too much waits already, all of that arrives at once.
    void moved(const app::Step& step, double now, float seconds);
    /// The first flight of an Adventurer that is not over; null without one.
    const Flight* of(int adventurer) const;
    /// How many of its steps are not shown yet.
    int behind(int adventurer) const;
    /// Tiles from this number on are not on the map yet; `none` when all are.
    int first_hidden(int none) const;
};

}  // namespace ctq::cartolan::view
