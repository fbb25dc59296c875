#pragma once

#include <chrono>
#include <cstdint>

namespace ctq::cli {

/// A bar with the remaining time, one line on standard error, written over and over and gone at the
/// end. Where that is no terminal, nothing.
class Progress {
  public:
    /// `total` games, or whatever they are called, are to be played.
    explicit Progress(std::int64_t total, const char* what = "games");
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// So many games of what is going on are done, besides those of `finish`.
    void show(std::int64_t done);
    /// One experiment is over: its games count from now on.
    void finish(std::int64_t games) { before_ += games; }

  private:
    using Clock = std::chrono::steady_clock;

    std::int64_t total_;
    const char* what_;
    std::int64_t before_ = 0;
    bool shown_;
    bool printed_ = false;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_ = begin_;
};

}  // namespace ctq::cli
