#pragma once

namespace ctq::scenes {

/// The timer of playback: says when to show the next step of a match, at the pace that is set for
/// watching bots. Times are in seconds.
class StepPlayer {
  public:
    /// The duration of a step is multiplied by this factor if the step belongs to a run, such as an
    /// Adventurer's move over several tiles.
    static constexpr double kOfRun = 0.28;

    bool on() const { return on_; }  ///< playback is running
    /// Starts playback. The first step comes after `pause`.
    void start(double now, double pause) {
        on_ = true;
        due_ = now + pause;
    }
    void stop() { on_ = false; }  ///< ends playback; the position shown stays
    /// Call it after a step was shown. The next step is due after `pause`.
    void stepped(double now, double pause) { due_ = now + pause; }
    /// Returns when the next step is due: not before `busy_until`, when all animations have ended.
    /// Valid only while playback is running.
    double due(double busy_until) const { return due_ > busy_until ? due_ : busy_until; }

  private:
    bool on_ = false;
    double due_ = 0;
};

}  // namespace ctq::scenes
