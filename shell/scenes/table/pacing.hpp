#pragma once

#include "shell/match/session.hpp"

namespace ctq::scenes {

/// Computes the pause before a bot acts, in which a person can look at the last step. A step of a
/// run has a shorter pause; there is an extra pause between seats. Pauses shrink as a turn goes on,
/// so that the time of a bot's turn, and of all bots' turns together, has an upper bound. Times are
/// in seconds.
class Pacing {
  public:
    /// Duration of a step at normal speed. The values below are for normal speed, too; other speeds
    /// scale all of them.
    static constexpr double kStep = 0.9;
    static constexpr double kFirst = 1.0;         ///< pause before the first action of a match
    static constexpr double kBetweenSeats = 0.3;  ///< added pause before another bot's turn
    static constexpr double kBotsTurn = 4;        ///< bound of a bot's turn
    static constexpr double kAllTurns = 8;        ///< bound of all bots' turns until a person acts

    /// Computes the pause for a new position, shown since `now`. `last`: the seat of the last
    /// action; 0 if there was none. `glides`: that action belongs to a run. `step`: duration of a
    /// step at the speed that the person chose.
    void follow(const match::Session& session, int last, bool glides, double step, double now);
    /// Skips all pauses for the rest of the current turn.
    void skip();
    /// Returns the pause before the next bot acts, counted from `now` of `follow`.
    double seconds(double step) const { return steps_ * step; }

  private:
    void begin_turn(const match::Session& session, double stretch, double now);

    double steps_ = 0;      ///< the pause, in steps
    int seat_ = 0;          ///< the bot whose turn it is; 0 if a person acts
    double since_ = 0;      ///< when bots started to act
    double turn_ = 0;       ///< when this turn began
    double bound_ = 0;      ///< upper bound of this turn's time
    bool skipped_ = false;  ///< the pauses of this turn are skipped
};

}  // namespace ctq::scenes
