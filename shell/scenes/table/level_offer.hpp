#pragma once

#include <optional>
#include <string>

#include "shell/match/session.hpp"
#include "shell/store/play_record.hpp"

/// What a match that is over means to the one person who played it against bots of a level, or alone.
namespace ctq::app {

/// What it adds to that person's record; nothing where it doesn't count: a branch, a lesson, practice, one
/// that was counted, or where there are several people, bots without a level or other rules alone.
[[gnu::noinline]] std::optional<Played> played_of(const Session& session);

/// How much of the result luck brought and how much the choices (`luck_line`), where a review of the match is
/// kept under this id; else empty.
[[gnu::noinline]] std::string kept_luck(const Session& session, const std::string& id);

/// Steps to the level that is offered: +1, the next, to one person who has won alone against bots of
/// a level; -1, easier, to one who has lost; else 0, and where there is no such level or the match was the
/// one of a day.
[[gnu::noinline]] int steps_offered(const Session& session);

}  // namespace ctq::app
