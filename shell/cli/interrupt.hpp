#pragma once

#include <cstdint>

namespace ctq::cli {

/// The program's exit code after Ctrl-C, as shells have it: 128 and the signal's number.
inline constexpr int kInterrupted = 130;

/// Thrown behind a result that Ctrl-C cut short: main ends with `kInterrupted`.
struct Interrupted {};

/// As long as one is there, the first Ctrl-C ends nothing: games are finished, but for those of programs
/// (child_process.hpp), no more are begun, and what was played is told. The second one ends the program as ever.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether somebody has pressed Ctrl-C. Any thread may ask.
    static bool asked();
    /// For a signal's handler: true if this press is only noted, false if it is to end the program.
    static bool take();
};

/// To be called behind the result: where Ctrl-C was pressed, says how many of all games it is of, and throws
/// Interrupted.
void tell_interrupted(std::int64_t played, std::int64_t all);

}  // namespace ctq::cli
