#pragma once

#include <optional>

#include "engine/bots/analysis/weigh.hpp"
#include "engine/core/match.hpp"

/// A likely continuation of a match: every seat takes the action that is judged best. The class
/// doesn't call workers: scenes pass its questions to them and the answers back.
namespace ctq::match {

class BestLine {
  public:
    /// Limit on the decisions of a line, including the first one. An action that is the only legal
    /// one does not count as a decision.
    static constexpr int kMostDecisions = 8;
    /// The seed of the chance events of all lines: the same line comes out each time.
    static constexpr std::uint64_t kSeed = 1;

    /// Starts the line at the cursor of `match`, where a seat must act, with the legal action
    /// `first`. Each later decision is evaluated with `playouts` playouts. Chance events don't use
    /// the seed of the match: that would reveal the future of a match that was ended early.
    BestLine(const core::Match& match, core::Action first, std::int64_t playouts);

    /// Returns the question about the next decision; nullopt at the end of the line.
    std::optional<bots::WeighQuestion> question() const;
    /// Plays the best action of the answer to that question. Fails if it is not legal.
    core::Failure on_reply(const bots::Weighing& weighing);

    /// Returns the number of decisions made.
    int decisions() const { return decisions_; }
    /// Returns the number of actions before the line begins.
    int start() const { return start_; }
    /// Returns a copy of the match that continues with the line. Its cursor is at the end.
    const core::Match& match() const { return match_; }

  private:
    core::Failure play(core::Action action);
    void play_forced();

    core::Match match_;
    int start_;
    std::int64_t playouts_;
    int decisions_ = 0;
};

}  // namespace ctq::match
