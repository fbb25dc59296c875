#pragma once

#include <vector>

#include "shell/match/session.hpp"

/// What the bot whose turn it is is asked, and what becomes of the answers.
namespace ctq::app {

/// Returns the questions of the bot whose turn it is, once. The caller has each answered, in any
/// order, and calls `take_answer`. Returns none where nobody is to be asked, or the bot has `failed`.
std::vector<bots::Bytes> take_questions(Session& session);

/// Takes the answer to one of the questions taken last. `Session::tick` plays what all of them come
/// to once `pace` seconds have passed since the bot's turn began; at once where several choose at
/// the same time and nobody sees it. The bot fails where an answer can't be read or is not legal.
/// A bot of the game's own replaces one whose net is missing.
void take_answer(Session& session, const bots::Bytes& answer);

}  // namespace ctq::app
