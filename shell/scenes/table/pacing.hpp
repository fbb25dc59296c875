#pragma once

#include "shell/match/session.hpp"

namespace ctq::app {

/// How long a person can look at what happened before a bot acts again: a told step in its time, a
/// tile of a run in a moment, a rest between seats. The longer somebody watches the less each step
/// takes, so that a turn of a bot and those of all bots together have a bound. Times in seconds.
class Pacing {
  public:
    /// The seconds of a told step at the speed that the settings call normal, which the bounds are
    /// for: other speeds stretch all of it alike.
    static constexpr double kStep = 0.9;
    static constexpr double kFirst = 1.0;         ///< before the first action of a match
    static constexpr double kBetweenSeats = 0.3;  ///< more than a step, before another bot's turn
    static constexpr double kBotsTurn = 4;        ///< at most
    static constexpr double kAllTurns = 8;        ///< at most, until a person acts

    /// The session shows another position since `now`, to which the last action of a seat led (0:
    /// there was none); `glides`: it was one of a run. `step`: the seconds of a told step as the
    /// person wants it.
    void follow(const Session& session, int last, bool glides, double step, double now);
    /// What is left of the turn that is shown takes no time.
    void skip();
    /// Seconds from then on until the bot that is due acts.
    double seconds(double step) const { return steps_ * step; }

  private:
    void begin_turn(const Session& session, double stretch, double now);

    double steps_ = 0;  ///< told ones, that the bot waits for
    int seat_ = 0;      ///< the bot whose turn it is; 0 where a person acts
    double since_ = 0;  ///< bots act
    double turn_ = 0;   ///< this turn began
    double bound_ = 0;  ///< of this turn
    bool skipped_ = false;
};

}  // namespace ctq::app
