#pragma once

#include "shell/match/session.hpp"

/// Sessions of the matches of this device. Times in seconds.
namespace ctq::app {

/// Begins a new match. Problem: from `Match::start` or `local_match`.
core::Result<Session> start_session(core::Setup setup, double now);
/// Goes on with a match where its cursor stands. Problem: from `local_match`.
core::Result<Session> resume_session(core::Match match, double now);
/// Opens a match to look at: nobody acts, `Session::seek` shows any position as `viewer` saw it; with
/// `open` all of it, and for a viewer of 0 through the eyes of whoever was to act.
Session replay_session(core::Match match, int viewer, bool open);

}  // namespace ctq::app
