#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace ctq::cli {

/// A program that was started and is asked lines on its standard input, to which it answers lines
/// on its standard output. What it writes on standard error is shown as it is. It ends with this
/// object, and so does all that it has started in its process group; also where ctq is interrupted.
class ChildProcess {
  public:
    using Clock = std::chrono::steady_clock;

    /// `words` are its name, which is looked for as a shell does, and its arguments.
    /// Problem: it can't be started.
    static core::Result<std::unique_ptr<ChildProcess>> start(const std::vector<std::string>& words);

    /// What comes from and goes to the program.
    struct Pipes {
        int to = -1;
        int from = -1;
    };
    ChildProcess(pid_t id, Pipes pipes);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes the line, and gives the one it answers within `limit`, without its end. The problem
    /// says what the program did instead, to go behind its name: it ended, it said nothing in time,
    /// more than one line or more than `most_bytes`. After a problem it should not be asked again.
    core::Result<std::string> ask(std::string_view line, std::chrono::seconds limit,
                                  std::size_t most_bytes);

  private:
    bool wait_until(Clock::time_point deadline, bool writing);
    bool write_some(std::string_view& left);
    bool read_some();

    pid_t id_;
    Pipes pipes_;
    std::string read_;  ///< what it has said and nobody has taken
    bool ended_ = false;
};

}  // namespace ctq::cli
