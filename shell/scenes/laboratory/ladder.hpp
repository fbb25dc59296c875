#pragma once

#include <optional>
#include <span>
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
    /// How often one bot of the ratings came before another, by their places there.
    const lab::Pair& pair(std::size_t row, std::size_t column) const {
        return pairs_[row * ratings_.size() + column];
    }
    /// Whether the ratings have bounds.
    bool bounded() const { return bounded_; }

  private:
    void rate(std::span<const lab::StrengthBounds> bounds);

    lab::Tournament tournament_;
    std::vector<lab::Tally> tallies_;
    std::vector<lab::Rating> ratings_;
    std::vector<lab::Pair> pairs_;  ///< row after row, as the ratings stand
    std::optional<lab::Bootstrap> bootstrap_;
    bool bounded_ = false;
};

}  // namespace ctq::app
