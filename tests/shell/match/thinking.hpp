#pragma once

#include "engine/lab/work.hpp"
#include "shell/match/bot_questions.hpp"
#include "shell/match/session.hpp"

namespace ctq::tests {

/// Answers the questions of the bot to act, as workers do. Returns whether there were any.
inline bool answer_bot(app::Session& session) {
    const auto questions = take_questions(session);
    for (const bots::Bytes& question : questions) {
        take_answer(session, lab::work(question));
    }
    return !questions.empty();
}

}  // namespace ctq::tests
