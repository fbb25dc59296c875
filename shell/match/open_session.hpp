#pragma once

#include "shell/match/session.hpp"

/// Opens sessions of this device's matches. Times in seconds.
namespace ctq::match {

/// Begins a new match. Fails as `Match::start` and `local_match` do.
core::Result<Session> start_session(core::Setup setup, double now);
/// Continues a match from its cursor. Fails as `local_match` does.
core::Result<Session> resume_session(core::Match match, double now);
/// Opens a match for viewing: nobody acts, and `Session::seek` shows any position as `viewer` saw
/// it. With `open` nothing is hidden, and viewer 0 follows the seat that is to act.
Session replay_session(core::Match match, int viewer, bool open);

}  // namespace ctq::match
