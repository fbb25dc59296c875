#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "shell/ui/motion.hpp"

/// Animates pieces that move over a board, one after the other.
namespace ctq::tables {

/// What `first_untold` returns where the board shows the newest position.
inline constexpr int kAllTold = std::numeric_limits<int>::max();

/// The start and end of a movement, in seconds on the clock of `now`.
struct FlightTime {
    double start = 0;
    double end = 0;
    int ply = 0;  ///< `Step::ply` of the step that is shown

    bool begun(double now) const { return now >= start; }  ///< the movement has started
    bool over(double now) const { return now >= end; }     ///< the movement has ended
    /// Returns the progress: 0 until the start, 1 at the end, and more than 1 after it.
    float share(double now) const {
        return now <= start ? 0.0F : static_cast<float>((now - start) / (end - start));
    }
};

/// The movements on one board. A `Flight` is a `FlightTime` with the moving piece.
template <class Flight>
class Flights {
  public:
    /// Ends all movements.
    void finish() { flights_.clear(); }
    /// Removes the movements that have ended. Returns whether any are left.
    bool settle(const ui::Motion& motion) {
        std::erase_if(flights_, [&](const Flight& flight) {
            return motion.reduced || flight.over(motion.now);
        });
        return !flights_.empty();
    }
    /// Returns when the last movement ends, in seconds; 0 without movements.
    double busy_until() const { return flights_.empty() ? 0 : flights_.back().end; }
    /// See `TableView::first_untold`.
    int first_untold(const ui::Motion& motion) const {
        const auto found = std::find_if(
            flights_.begin(), flights_.end(),
            [&](const Flight& flight) { return !motion.reduced && !flight.over(motion.now); });
        return found == flights_.end() ? kAllTold : found->ply;
    }
    /// Returns when a text about the last movement appears: at its end, or now if nothing moves.
    double free_at(const ui::Motion& motion) const {
        return motion.reduced ? motion.now : std::max(motion.now, busy_until());
    }
    /// Returns the movements that have not been removed, in the order of their start.
    const std::vector<Flight>& flights() const { return flights_; }

  protected:
    /// Returns the start of the next movement, in seconds: after all others. If that is more than
    /// `longest` seconds away, all movements end at once, so that the picture does not lag behind.
    double next_start(double now, double longest) {
        if (busy_until() > now + longest) {
            finish();
        }
        return std::max(now, busy_until());
    }
    void add(const Flight& flight) { flights_.push_back(flight); }
    /// Returns the number of movements that satisfy `holds`.
    template <class Holds>
    int count(const Holds& holds) const {
        return static_cast<int>(std::count_if(flights_.begin(), flights_.end(), holds));
    }

  private:
    std::vector<Flight> flights_;
};

}  // namespace ctq::tables
