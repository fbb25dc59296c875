#pragma once

#include <optional>
#include <span>
#include <vector>

#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::scenes {

/// The strength of the bots of a tournament, computed from the games played so far. The confidence
/// bounds are computed a little in each tick, and only while no games are being played.
class Ladder {
  public:
    /// Computes the strengths from the current results. The ladder is empty if the experiment is
    /// not a tournament.
    void follow(const Laboratory& lab);
    /// Does one short step of the computation of the bounds: resamples some games. Returns false if
    /// nothing is left to do.
    bool work();
    /// Returns whether `work` has anything to do.
    bool works() const { return bootstrap_.has_value(); }
    /// Returns the ratings, strongest first. Empty until every bot has played.
    const std::vector<lab::Rating>& ratings() const { return ratings_; }
    /// Returns how often one bot finished ahead of another. `row` and `column` are indices in
    /// `ratings`.
    const lab::Pair& pair(std::size_t row, std::size_t column) const {
        return pairs_[row * ratings_.size() + column];
    }
    /// Returns whether the confidence bounds of the ratings have been computed.
    bool bounded() const { return bounded_; }

  private:
    void rate(std::span<const lab::StrengthBounds> bounds);

    lab::Tournament tournament_;
    std::vector<lab::Tally> tallies_;
    std::vector<lab::Rating> ratings_;
    std::vector<lab::Pair> pairs_;  ///< row by row, in the order of the ratings
    std::optional<lab::Bootstrap> bootstrap_;
    bool bounded_ = false;
};

}  // namespace ctq::scenes
