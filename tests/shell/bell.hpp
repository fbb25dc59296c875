#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "shell/platform/platform.hpp"

namespace ctq::tests {

/// Lets a test wait for the program's threads instead of polling: they call `ring` when there is
/// something to do. All members are static because the program takes a plain function.
class Bell {
  public:
    /// Pass this function as `wake_loop` to `App`, `Workers` and others.
    static void ring() {
        const std::lock_guard lock(mutex_);
        ++rings_;
        rung_.notify_all();
    }

    /// Waits for a ring that no earlier wait has consumed. Returns false after three minutes
    /// without a ring, so that a test fails instead of hanging.
    static bool wait() { return wait_for(kLongest); }

    /// Like `wait`, but returns at `due` at the latest, in seconds of the program's clock (0: no
    /// limit), as the window's loop does. Returns false only after three minutes without a ring.
    static bool wait_until(double due) {
        if (due == 0) {
            return wait();
        }
        const auto left = std::chrono::duration<double>(std::max(0.0, due - platform::now()));
        return left > kLongest ? wait() : (wait_for(left), true);
    }

    /// Returns the number of rings so far.
    static long rings() {
        const std::lock_guard lock(mutex_);
        return rings_;
    }

  private:
    static constexpr std::chrono::duration<double> kLongest{180};

    static bool wait_for(std::chrono::duration<double> most) {
        std::unique_lock lock(mutex_);
        const bool rung = rung_.wait_for(lock, most, [] { return rings_ > returned_; });
        returned_ = rings_;
        return rung;
    }

    static inline std::mutex mutex_;
    static inline std::condition_variable rung_;
    static inline long rings_ = 0;
    static inline long returned_ = 0;  ///< rings that a wait has consumed
};

}  // namespace ctq::tests
