#pragma once

#include <optional>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/ui/motion.hpp"

/// What is being shown in Cartolan: Adventurers on their way, tiles found. The shown position lags
/// behind until each has arrived.
namespace ctq::cartolan::view {

struct Flight {
    int adventurer = -1;  ///< on its way; -1: none
    Cell from;
    Cell to;
    int laid = -1;    ///< number of the tile laid first, or -1
    int misfit = -1;  ///< the kind of a tile that does not fit at `to`, or -1
    std::uint8_t wind = 0;
    double start = 0;
    double end = 0;

    bool over(double now) const { return now >= end; }     ///< it has arrived; `now` in seconds
    bool begun(double now) const { return now >= start; }  ///< it is seen to move, or has
    /// How far it is: 0 up to its start, 1 at its end and more beyond.
    float share(double now) const {
        return now <= start ? 0.0F : static_cast<float>((now - start) / (end - start));
    }
};

class Motion {
  public:
    /// Sends off what a step moves, behind what is still on its way; a movement takes so many
    /// seconds at most. Where too much waits already, all of that arrives at once.
    void moved(const app::Step& step, double now, float seconds);
    /// Everything arrives.
    void finish() { flights_.clear(); }
    /// Forgets what has arrived; whether anything still moves.
    bool settle(const ui::Motion& motion);
    /// When the last of it will have arrived, in seconds; 0 when nothing is on its way.
    double busy_until() const { return flights_.empty() ? 0 : flights_.back().end; }

    /// What has not arrived, the first one first.
    const std::vector<Flight>& flights() const { return flights_; }
    /// The first flight of an Adventurer that is not over; null without one.
    const Flight* of(int adventurer) const;
    /// How many of its steps are not shown yet.
    int behind(int adventurer) const;
    /// Tiles from this number on are not on the map yet; `none` when all are.
    int first_hidden(int none) const;

  private:
    std::vector<Flight> flights_;
};

}  // namespace ctq::cartolan::view
