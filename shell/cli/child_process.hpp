#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "shell/cli/timing.hpp"

namespace ctq::cli {

/// A started program that answers questions, one line each, on standard input and output. Its
/// standard error is shown unchanged. The program and all processes of its process group end with
/// this object, and also if ctq is interrupted.
class ChildProcess {
  public:
    /// Starts a program. `words` are its name, searched for as a shell does, and its arguments.
    /// Fails if it can't be started.
    static core::Result<std::unique_ptr<ChildProcess>> start(const std::vector<std::string>& words);

    /// `to`, `from`: the pipes to and from the program.
    ChildProcess(pid_t id, int to, int from) : id_(id), to_(to), from_(from) {}
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Writes a line and returns the program's answer without its line end. Fails if the program
    /// ended, did not answer within `limit`, or answered with more than one line or more than
    /// `most_bytes`. The problem's text follows the program's name in a sentence. Don't ask again
    /// after a failure.
    core::Result<std::string> ask(std::string_view line, std::chrono::seconds limit,
                                  std::size_t most_bytes);

  private:
    bool wait_until(Clock::time_point deadline, bool writing);
    bool write_some(std::string_view& left);
    bool read_some();

    pid_t id_;
    int to_;
    int from_;
    std::string read_;  ///< output of the program that was not used yet
    bool ended_ = false;
};

}  // namespace ctq::cli
