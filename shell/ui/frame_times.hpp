#pragma once

#include <array>

namespace ctq::ui {

/// Records the durations of the latest frame callbacks.
class FrameTimes {
  public:
    /// Adds the duration of one callback, in milliseconds.
    void add(float milliseconds);
    /// Returns the number of frames drawn since the start.
    int frames() const { return frames_; }
    /// Returns the number of durations that are kept, at most 256.
    int samples() const;
    /// Returns the quantile of the kept durations at `share`, 0 to 1, in milliseconds; 0 when none
    /// are kept.
    float quantile(float share) const;
    /// Clears the durations, but not the number of frames.
    void forget();

  private:
    static constexpr int kKept = 256;
    std::array<float, kKept> kept_{};
    int frames_ = 0;
    int since_ = 0;
};

}  // namespace ctq::ui
