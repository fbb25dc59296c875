#pragma once

#include "shell/match/log.hpp"

namespace ctq::match {

/// Builds the log of the match's first `end` actions in one go.
inline std::vector<LogEntry> log_of(const Session& session, int end) {
    Log log;
    log.follow(session, end);
    return log.lines();
}
inline std::vector<LogEntry> log_of(const Session& session) {
    return log_of(session, session.match().cursor());
}

}  // namespace ctq::match
