#pragma once

#include "shell/match/session.hpp"

/// After a match that is over: the level that was beaten, and bots of another one to try next.
namespace ctq::app {

/// The highest level of the bots that the one person at this device has beaten, who came first alone;
/// 0 where there is none.
[[gnu::noinline]] int level_beaten(const Session& session);

/// Steps to the level that is offered: +1, the next, to one person who has won alone against bots of
/// a level; -1, easier, to one who has lost; else 0, and where there is no such level.
[[gnu::noinline]] int steps_offered(const Session& session);

}  // namespace ctq::app
