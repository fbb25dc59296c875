#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/match.hpp"

namespace ctq::cli {

/// What the bot decides at the match's cursor, where it is this seat's turn: from what the seat
/// sees, the notes it makes from the log, and the stream of this decision. With the match's own
/// seed the same decision as in the laboratory and in the page; among people a seed of its own,
/// which nobody else knows.
core::Action bot_decision(const core::Match& match, int seat, const core::BotChoice& choice,
                          std::uint64_t seed);

}  // namespace ctq::cli
