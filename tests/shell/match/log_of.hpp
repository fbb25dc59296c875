#pragma once

#include "shell/match/log.hpp"

namespace ctq::match {

/// Makes the log of a session's match up to `end` actions, at once.
inline std::vector<LogEntry> log_of(const Session& session, int end) {
    Log log;
    log.follow(session, end);
    return log.lines();
}
inline std::vector<LogEntry> log_of(const Session& session) {
    return log_of(session, session.match().cursor());
}

}  // namespace ctq::match
