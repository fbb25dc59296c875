#pragma once

#include <string>
#include <vector>

#include "shell/match/session.hpp"

/// The log in plain words, as the viewer may know it.
namespace ctq::app {

struct LogEntry {
    int turn = 0;      ///< as turns.hpp counts them; 0 is the set-up
    bool head = true;  ///< first line of its turn
    int seat = 0;      ///< who acted or whom it concerns; 0 nobody
    int plies = 0;     ///< actions up to and with this line: seeking there shows it
    std::string text;  ///< "Greedy falls back 16 → 12, 1 card to draw"
};

/// Every line up to the cursor, oldest first. Of choices made in secret and at once, the last tells
/// all once it is made. In the set-up, equal
/// lines are told once with their number, and what concerns nobody (the spaces as they are laid) is
/// left to the board unless it is one thing only.
std::vector<LogEntry> log_of(const Session& session);
/// The same up to `end` actions, wherever the cursor is.
std::vector<LogEntry> log_of(const Session& session, int end);

/// A phrase as a sentence about the seats of this table: "You play a hat: 3 → 9".
std::string sentence(const Session& session, const core::Phrase& phrase);

}  // namespace ctq::app
