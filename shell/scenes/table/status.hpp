#pragma once

#include <string>

#include "shell/match/log.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

/// Returns the status of a match in one line: "Your turn: play a card or move back", "Greedy is
/// thinking", "You win: all 4 tokens are on the boat".
std::string status_line(const match::Session& session, const tables::TableView& view,
                        const tables::ViewContext& context);

/// Returns the text above the hand: what led to the earlier position, if one is shown; else the
/// question about the pending action, if any; else the status line.
std::string prompt_of(const Table& table);

/// The question whether to play the pending action. Its effect and a warning, if any, follow in the
/// text.
struct PendingQuestion {
    std::string words;  ///< the text without the mark at its end
    char mark;          ///< '?'; '.' if an effect or a warning follows the question
};
/// Returns the question about the table's pending action. There must be one.
PendingQuestion pending_question(const Table& table);

/// Returns words about what the board is showing now, such as the last action that texts tell of;
/// empty if it shows the newest position, or an earlier one that is looked at.
std::string shown_words(const Table& table);

/// Returns a word or two to show beside the table's title.
std::string badge_of(const Table& table);

/// Returns the last log line, to show it beside the prompt, if a bot or chance caused it.
/// Otherwise, and while looking back, returns null.
const match::LogEntry* reported_line(const Table& table);

}  // namespace ctq::scenes
