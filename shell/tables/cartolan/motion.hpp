#pragma once

#include "shell/match/session.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/flights.hpp"

/// Animations of Cartolan: moving Adventurers and newly found tiles. The map shows each of them
/// only when its flight has ended.
namespace ctq::cartolan::view {

/// An animation on the map: an Adventurer moves, a tile appears, or a drawn tile turns out not to
/// fit.
struct Flight : tables::FlightTime {
    int adventurer = -1;  ///< the moving Adventurer; -1: none
    Cell from;
    Cell to;
    int laid = -1;    ///< number of a tile laid before the move; -1: none
    int misfit = -1;  ///< kind of a tile that does not fit at `to`; -1: none
    std::uint8_t wind = 0;
};

/// The animations on the map, one after the other.
class Motion : public tables::Flights<Flight> {
  public:
    /// Starts the animation of a step, after those still in flight. A movement lasts at most
    /// `seconds`. If the queue is too long, all flights end at once.
    void moved(const match::Step& step, double now, float seconds);
    /// Returns the first flight of an Adventurer that is not over. Null if there is none.
    const Flight* of(int adventurer) const;
    /// Returns the number of this Adventurer's steps that are not shown yet.
    int behind(int adventurer) const;
    /// Returns the first tile number that is not yet on the map; `none` if all tiles are.
    int first_hidden(int none) const;
};

}  // namespace ctq::cartolan::view
