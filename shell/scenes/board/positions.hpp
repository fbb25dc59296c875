#pragma once

#include <span>
#include <string>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// Finds positions of a match by its log. A position is given as `ply`, the number of actions
/// before it.
namespace ctq::scenes {

/// Returns a session in which the match can be viewed but not played. It shows what the match's
/// only person may see.
match::Session look_at(core::Match match);

/// Returns the index of the log line that led to the position at `ply`; -1 for the initial
/// position.
int line_at(const std::vector<match::LogEntry>& log, int ply);
/// Returns that line; null for the initial position.
const match::LogEntry* entry_at(const std::vector<match::LogEntry>& log, int ply);
/// Returns the position of the last log line that ends before `ply`; 0 if there is none.
int ply_before(const std::vector<match::LogEntry>& log, int ply);
/// Returns which turn the position at `ply` belongs to, by the log's count: "Turn 12 of 80".
std::string place_at(const std::vector<match::LogEntry>& log, int ply);
/// Returns the index in `stops` of the last position that is not after `ply`; 0 if there is none.
/// `stops` must be sorted.
int stop_at(std::span<const int> stops, int ply);

}  // namespace ctq::scenes
