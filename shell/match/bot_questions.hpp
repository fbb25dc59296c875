#pragma once

#include <vector>

#include "shell/match/session.hpp"

/// Asks the bot whose turn it is to decide, and handles its answers.
namespace ctq::match {

/// Returns the questions for the bot whose turn it is. Each question is returned once. The caller
/// has them answered, in any order, and passes each answer to `take_answer`. Returns an empty list
/// if no bot is to be asked or the bot has `failed`.
std::vector<bots::Bytes> take_questions(Session& session);

/// Handles the answer to one of the last questions taken. Once all answers have arrived,
/// `Session::tick` plays the bot's action `pace` seconds after its turn began, or at once if nobody
/// sees the bot choose (simultaneous choices). The bot fails if an answer is malformed or its
/// action is illegal. A bot whose net is missing is replaced by one of the game's own bots.
void take_answer(Session& session, const bots::Bytes& answer);

}  // namespace ctq::match
