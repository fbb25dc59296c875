#pragma once

#include <span>
#include <string>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// Where one is in a match that is stepped through, as its log tells it.
namespace ctq::app {

/// A session that looks at a match, as the one person at the device may see it.
Session look_at(core::Match match);

/// The line of the log that tells how the position at `ply` came about; -1 for the set-up.
int line_at(const std::vector<LogEntry>& log, int ply);
/// "Turn 12 of 80": where the position at `ply` is, as the log numbers its lines.
std::string place_at(const std::vector<LogEntry>& log, int ply);
/// The last of these positions, in order, that is not behind `ply`, as an index; 0 where there is
/// none.
int stop_at(std::span<const int> stops, int ply);

}  // namespace ctq::app
