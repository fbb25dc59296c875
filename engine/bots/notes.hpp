#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"

namespace ctq::bots {

/// What a bot in `seat` remembers at the match's cursor: its notes made anew from what the seat saw
/// of the log. All zero for a bot that takes none.
core::Notes notes_of(const core::Match& match, int seat, const core::BotHandle& bot);

}  // namespace ctq::bots
