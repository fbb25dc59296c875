#pragma once

#include <cstdint>

namespace ctq::cli {

/// The program's exit code after Ctrl-C: 128 plus the signal's number, as in shells.
inline constexpr int kInterrupted = 130;

/// Thrown after printing the partial result of a command that Ctrl-C interrupted. main then exits
/// with `kInterrupted`.
struct Interrupted {};

/// While an object exists, the first Ctrl-C does not end the program. Running games are finished,
/// except those of programs (child_process.hpp), no new games begin, and the partial result is
/// printed. The second Ctrl-C ends the program as usual.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether Ctrl-C was pressed. Any thread may ask.
    static bool pressed();
    /// For a signal handler: records the press. Returns false if this press must end the program.
    static bool record_press();
};

/// If Ctrl-C was pressed, prints how many of all games were played and throws `Interrupted`. Call
/// it after printing the result.
void throw_if_interrupted(std::int64_t played, std::int64_t all);

}  // namespace ctq::cli
