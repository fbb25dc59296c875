#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "shell/platform/platform.hpp"

namespace ctq::tests {

/// What the program's threads ring when there is something to do, so that a test can wait for them
/// instead of looking again and again. There is one, as the program calls a plain function.
class Bell {
  public:
    /// For `App`, `Workers` and whatever else takes a `wake_loop`.
    static void ring() {
        const std::lock_guard lock(mutex_);
        ++rings_;
        rung_.notify_all();
    }

    /// Waits until it rang once more than was waited for. False when it did not for three minutes,
    /// so that what waits in vain fails and doesn't hang.
    static bool wait() { return wait_for(kLongest); }

    /// The same until `due` at the latest, on the program's clock (0: never due), as its window
    /// does; false only where nothing came for three minutes.
    static bool wait_until(double due) {
        if (due == 0) {
            return wait();
        }
        const auto left = std::chrono::duration<double>(std::max(0.0, due - platform::now()));
        return left > kLongest ? wait() : (wait_for(left), true);
    }

    /// How often it rang.
    static long rings() {
        const std::lock_guard lock(mutex_);
        return rings_;
    }

  private:
    static constexpr std::chrono::duration<double> kLongest{180};

    static bool wait_for(std::chrono::duration<double> most) {
        std::unique_lock lock(mutex_);
        const bool rung = rung_.wait_for(lock, most, [] { return rings_ > heard_; });
        heard_ = rings_;
        return rung;
    }

    static inline std::mutex mutex_;
    static inline std::condition_variable rung_;
    static inline long rings_ = 0;
    static inline long heard_ = 0;
};

}  // namespace ctq::tests
