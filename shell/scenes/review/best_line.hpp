#pragma once

#include <optional>

#include "engine/bots/weigh.hpp"
#include "engine/core/match.hpp"

/// One way a match may go on from a position when every seat takes the action that is judged best.
/// It asks nobody: the review has its questions answered.
namespace ctq::app {

class BestLine {
  public:
    /// Decisions that a line has at most, the first one included. Where there is only one legal action
    /// nothing is decided.
    static constexpr int kMostDecisions = 8;

    /// Begins at the cursor of `match`, where a seat is to choose, with this legal action. Each later
    /// decision is weighed with so many playouts. Chance does not follow from the match's own seed,
    /// which would tell the future of a match that was ended early.
    BestLine(const core::Match& match, core::Action first, std::int64_t playouts);

    /// What is to be weighed next; none at the end of the line.
    std::optional<bots::WeighQuestion> question() const;
    /// Takes the best action of the answer to that question. Problem: it is not legal.
    core::Failure hear(const bots::Weighing& weighing);

    /// How many decisions have been made.
    int decisions() const { return decisions_; }
    /// How many actions lead to where it begins.
    int start() const { return start_; }
    /// The match with the line in place of what was played, at the end of it.
    const core::Match& match() const { return match_; }

  private:
    core::Failure play(core::Action action);
    void play_forced();

    core::Match match_;
    int start_;
    std::int64_t playouts_;
    int decisions_ = 0;
};

}  // namespace ctq::app
