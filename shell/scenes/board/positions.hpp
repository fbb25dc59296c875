#pragma once

#include <span>
#include <string>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// Finds a position of a match in its log.
namespace ctq::scenes {

/// Returns a session to look at a match, with the information that the match's only person may see.
match::Session look_at(core::Match match);

/// Returns the index of the log line that led to the position at `ply`; -1 for the set-up.
int line_at(const std::vector<match::LogEntry>& log, int ply);
/// Returns the position of the last log line before `ply`; 0 if there is none.
int ply_before(const std::vector<match::LogEntry>& log, int ply);
/// Returns the turn of the position at `ply`, as the log counts turns: "Turn 12 of 80".
std::string place_at(const std::vector<match::LogEntry>& log, int ply);
/// Returns the index of the last position in `stops` that is not after `ply`; 0 if there is none.
/// `stops` must be sorted.
int stop_at(std::span<const int> stops, int ply);

}  // namespace ctq::scenes
