#pragma once

#include <cstdint>

#include "shell/cli/timing.hpp"

namespace ctq::cli {

/// A progress bar with the remaining time, on one line of standard error that is overwritten and
/// finally erased. Prints nothing if standard error is not a terminal.
class Progress {
  public:
    /// `total`: the number of games, or of the units named by `what`.
    explicit Progress(std::int64_t total, const char* what = "games");
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Shows that `done` games of the current experiment are finished, in addition to those of
    /// `finish`.
    void show(std::int64_t done);
    /// Ends the current experiment, in which this number of games was played.
    void finish(std::int64_t games) { before_ += games; }

  private:
    std::int64_t total_;
    const char* what_;
    std::int64_t before_ = 0;
    bool shown_;
    bool printed_ = false;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_ = begin_;
};

}  // namespace ctq::cli
