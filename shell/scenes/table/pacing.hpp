#pragma once

#include "shell/match/session.hpp"

namespace ctq::scenes {

/// Computes the pause before a bot acts, so that a person can look at the last step. The pause is
/// shorter if the last step belongs to a run (several steps of one movement), and longer before
/// another bot's turn. Pauses shrink as a turn goes on, so that a bot's turn, and the turns of all
/// bots together, last only a limited time. Times are in seconds.
class Pacing {
  public:
    /// Duration of a step at normal speed. The values below are for normal speed, too; at another
    /// speed all of them are multiplied by the same factor.
    static constexpr double kStep = 0.9;
    static constexpr double kFirst = 1.0;         ///< pause before the first action of a match
    static constexpr double kBetweenSeats = 0.3;  ///< added pause before another bot's turn
    static constexpr double kBotsTurn = 4;        ///< most time for one bot's turn
    static constexpr double kAllTurns = 8;  ///< most time for all bots' turns until a person acts

    /// Computes the pause for a new position, which is shown since `now`. `last`: the seat that
    /// acted last; 0 if none did. `glides`: its action belongs to a run. `step`: duration of a step
    /// at the speed that the person chose.
    void follow(const match::Session& session, int last, bool glides, double step, double now);
    /// Skips all pauses for the rest of the current turn.
    void skip();
    /// Returns the pause before the next bot acts. It starts at the time `now` that `follow` was
    /// given.
    double seconds(double step) const { return steps_ * step; }

  private:
    void begin_turn(const match::Session& session, double stretch, double now);

    double steps_ = 0;      ///< the pause, as a multiple of a step's duration
    int seat_ = 0;          ///< the bot whose turn it is; 0 if a person acts
    double since_ = 0;      ///< when bots started to act
    double turn_ = 0;       ///< when this turn began
    double bound_ = 0;      ///< most time for this turn
    bool skipped_ = false;  ///< the pauses of this turn are skipped
};

}  // namespace ctq::scenes
