#pragma once

#include <string_view>

#include "shell/match/session.hpp"
#include "shell/store/saves.hpp"

/// After a match: bots of another level, where the last ones were too strong or too weak.
namespace ctq::app {

/// Steps to the level that is offered: -1, easier, to one person who has lost against bots of a
/// level; +1, harder, to one who has won twice running against the same level of the same game; else
/// 0. The match, over, goes by the name `id`; the ones before it are the saved ones.
[[gnu::noinline]] int steps_offered(const Session& session, const Saves& saves,
                                    std::string_view id);

}  // namespace ctq::app
