#pragma once

#include <chrono>

/// How ctq takes time.
namespace ctq::cli {

using Clock = std::chrono::steady_clock;

/// The fastest of several runs of a benchmark counts, because other load on the machine only slows a run down.
inline constexpr int kRuns = 10;
inline constexpr double kSecondsARun = 0.1;

/// Returns the seconds since that time.
inline double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace ctq::cli
