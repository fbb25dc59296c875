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
    /// Returns the number of stored durations, at most 256.
    int samples() const;
    /// Returns the quantile of the stored durations at `share`, 0 to 1, in milliseconds; 0 when
    /// there are none.
    float quantile(float share) const;
    /// Clears the durations, but not the number of frames.
    void forget();

  private:
    static constexpr int kMostSamples = 256;
    std::array<float, kMostSamples> samples_{};
    int frames_ = 0;
    int added_ = 0;  // durations added since the start or the last `forget`
};

}  // namespace ctq::ui
