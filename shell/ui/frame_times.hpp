#pragma once

#include <array>

namespace ctq::ui {

/// How long the latest frame callbacks took.
class FrameTimes {
  public:
    /// Adds one, in milliseconds.
    void add(float milliseconds);
    /// All frames drawn since the start.
    int frames() const { return frames_; }
    /// How many callbacks the two figures below are of.
    int samples() const;
    /// The time that `share` (0 to 1) of the callbacks kept do not exceed; 0 without any.
    float quantile(float share) const;
    /// Forgets the times, not the count.
    void forget();

  private:
    static constexpr int kKept = 256;
    std::array<float, kKept> kept_{};
    int frames_ = 0;
    int since_ = 0;
};

}  // namespace ctq::ui
