#pragma once

#include <string>

namespace ctq::cli {

/// From now on, writing to a closed pipe or beyond the limit of a file's size fails instead of
/// ending the program.
void survive_failed_writes();

/// The log of a server on standard output. The server goes on if the log can't be written, and
/// never waits for the log's reader.
class HostLog {
  public:
    /// Writes a line. Drops it if it can't be written at once, as on a full disk. Says on standard
    /// error that lines are lost, the first time.
    void tell(const std::string& line);

  private:
    bool torn_ = false;  ///< the end of the last line is missing
    bool said_ = false;
};

}  // namespace ctq::cli
