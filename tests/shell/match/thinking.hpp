#pragma once

#include "engine/lab/work.hpp"
#include "shell/match/bot_questions.hpp"
#include "shell/match/session.hpp"

namespace ctq::tests {

/// Computes the action of the bot whose turn it is, as workers would. Returns false if no bot waits
/// for an answer.
inline bool answer_bot(match::Session& session) {
    const auto questions = take_questions(session);
    for (const bots::Bytes& question : questions) {
        take_answer(session, lab::work(question));
    }
    return !questions.empty();
}

}  // namespace ctq::tests
