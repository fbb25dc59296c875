#pragma once

#include "engine/lab/work.hpp"
#include "shell/match/session.hpp"

namespace ctq::tests {

/// Answers what the bot whose turn it is asks, as workers would; whether it asked anything.
inline bool answer_bot(app::Session& session) {
    const auto questions = session.take_questions();
    for (const bots::Bytes& question : questions) {
        session.reply(lab::work(question));
    }
    return !questions.empty();
}

}  // namespace ctq::tests
