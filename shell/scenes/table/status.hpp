#pragma once

#include <string>

#include "shell/match/log.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::app {

/// The one line that tells how things stand: "Your turn: play a card or move back", "Greedy is
/// thinking", "You win: all 4 tokens are on the boat".
std::string status_line(const Session& session, const tables::TableView& view,
                        const tables::ViewContext& context);

/// What stands above the hand: whose turn it is and what is asked; of an action that is chosen and not
/// yet played, what it is; of an earlier position, which.
std::string prompt_of(const Table& table);

/// The question whether the pending action is to be played, with what that brings behind it.
struct PendingQuestion {
    std::string words;  ///< without the mark at the end
    char mark;          ///< '?', or '.' where something stands behind the question
};
/// That of the table's pending action; there must be one.
PendingQuestion pending_question(const Table& table);

/// A word or two beside the title.
std::string badge_of(const Table& table);

/// The last line of the log, to be read beside the prompt, where a bot or chance brought it about:
/// until somebody else acts. Null where there is nothing to tell, as while one looks back.
const LogEntry* told_line(const Table& table);

}  // namespace ctq::app
