#pragma once

namespace ctq::app {

/// Plays a match that is looked at, step by step, as fast as bots play where they are watched. Times
/// in seconds.
class StepPlayer {
  public:
    /// Of the pace of a step: one of a run, as of an Adventurer over several tiles.
    static constexpr double kOfRun = 0.28;

    bool on() const { return on_; }  ///< steps are being played
    /// The first step comes after `pause`.
    void start(double now, double pause) {
        on_ = true;
        due_ = now + pause;
    }
    void stop() { on_ = false; }  ///< the position shown stays
    /// A step was shown: the next one follows in so many seconds.
    void stepped(double now, double pause) { due_ = now + pause; }
    /// When the next step is due, after what still moves has arrived; only where it is on.
    double due(double busy_until) const { return due_ > busy_until ? due_ : busy_until; }

  private:
    bool on_ = false;
    double due_ = 0;
};

}  // namespace ctq::app
