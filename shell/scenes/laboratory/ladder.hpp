#pragma once

#include <optional>
#include <vector>

#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::app {

/// How strong the bots of a tournament are by what was played so far. How sure that is follows,
/// a little in each tick, when nothing is being played.
class Ladder {
  public:
    /// Looks at what was played since; nothing of an experiment that is no tournament.
    void follow(const Laboratory& lab);
    /// Draws some games anew for the bounds. False when there is nothing to do.
    bool work();
    /// There is something for `work` to do.
    bool works() const { return bootstrap_.has_value(); }
    /// The strongest first; empty while some bot has not played.
    const std::vector<lab::Rating>& ratings() const { return ratings_; }
    /// Whether the ratings have bounds.
    bool bounded() const { return bounded_; }

  private:
    lab::Tournament tournament_;
    std::vector<lab::Tally> tallies_;
    std::vector<lab::Rating> ratings_;
    std::optional<lab::Bootstrap> bootstrap_;
    bool bounded_ = false;
};

}  // namespace ctq::app
