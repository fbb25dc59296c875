#pragma once

#include <optional>

#include "engine/bots/weigh.hpp"
#include "engine/core/match.hpp"

/// One possible continuation of a match, in which every seat takes the action judged best. The
/// class asks no worker; the review gets its questions answered.
namespace ctq::scenes {

class BestLine {
  public:
    /// Limit on the decisions of a line, including the first. A single legal action is not a
    /// decision.
    static constexpr int kMostDecisions = 8;

    /// Starts at the cursor of `match`, where a seat must act, with the legal action `first`. Each
    /// later decision is evaluated with `playouts` playouts. Chance does not use the match's own
    /// seed, which would reveal the future of a match that was ended early.
    BestLine(const core::Match& match, core::Action first, std::int64_t playouts);

    /// Returns the next decision to evaluate; none at the end of the line.
    std::optional<bots::WeighQuestion> question() const;
    /// Plays the best action of the answer to that question. Fails if it is not legal.
    core::Failure on_reply(const bots::Weighing& weighing);

    /// Returns the number of decisions made.
    int decisions() const { return decisions_; }
    /// Returns the number of actions before the line.
    int start() const { return start_; }
    /// Returns the match with the line in place of the actions played. The cursor is at the end.
    const core::Match& match() const { return match_; }

  private:
    core::Failure play(core::Action action);
    void play_forced();

    core::Match match_;
    int start_;
    std::int64_t playouts_;
    int decisions_ = 0;
};

}  // namespace ctq::scenes
