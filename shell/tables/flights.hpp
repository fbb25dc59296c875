#pragma once

#include <algorithm>
#include <vector>

#include "shell/ui/motion.hpp"

/// What is on its way over a board, one after the other.
namespace ctq::tables {

/// When something moves, in seconds, as is `now`.
struct FlightTime {
    double start = 0;
    double end = 0;

    bool begun(double now) const { return now >= start; }  ///< it is seen to move, or has
    bool over(double now) const { return now >= end; }     ///< it has arrived
    /// How far it is: 0 up to its start, 1 at its end and more beyond.
    float share(double now) const {
        return now <= start ? 0.0F : static_cast<float>((now - start) / (end - start));
    }
};

/// Those of one board; a `Flight` is a `FlightTime` and what moves.
template <class Flight>
class Flights {
  public:
    /// Everything arrives.
    void finish() { flights_.clear(); }
    /// Forgets what has arrived; whether anything is still on its way.
    bool settle(const ui::Motion& motion) {
        std::erase_if(flights_, [&](const Flight& flight) {
            return motion.reduced || flight.over(motion.now);
        });
        return !flights_.empty();
    }
    /// When the last of it will have arrived, in seconds; 0 when nothing is on its way.
    double busy_until() const { return flights_.empty() ? 0 : flights_.back().end; }
    /// The same, but not before `now`.
    double free_at(double now) const { return std::max(now, busy_until()); }
    /// What has not arrived, in the order it begins.
    const std::vector<Flight>& flights() const { return flights_; }

  protected:
    /// When the next begins, behind what is on its way. Where that takes longer than `longest`
    /// seconds, all of it arrives at once: what is shown must not lag behind.
    double next_start(double now, double longest) {
        if (busy_until() > now + longest) {
            finish();
        }
        return free_at(now);
    }
    void add(const Flight& flight) { flights_.push_back(flight); }
    /// Those of which `holds` is true.
    template <class Holds>
    int count(const Holds& holds) const {
        return static_cast<int>(std::count_if(flights_.begin(), flights_.end(), holds));
    }

  private:
    std::vector<Flight> flights_;
};

}  // namespace ctq::tables
