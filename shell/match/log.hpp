#pragma once

#include <string>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/match/turns.hpp"

/// The log in plain words, as the viewer may know it.
namespace ctq::app {

struct LogEntry {
    int turn = 0;      ///< as turns.hpp counts them; 0 is the set-up
    bool head = true;  ///< first line of its turn
    int seat = 0;      ///< who acted or whom it concerns; 0 nobody
    int plies = 0;     ///< actions up to and with this line: seeking there shows it
    std::string text;  ///< "Greedy falls back 16 → 12, 1 card to draw"
};

/// The lines of a session's match, oldest first. Of choices made in secret and at once, the last
/// tells all once it is made. In the set-up, equal lines are told once with their number, and what
/// concerns nobody (the spaces as they are laid) is left to the board unless it is one thing only.
class Log {
  public:
    /// Tells the match up to `end` actions, wherever its cursor is. Where it has only gone on since
    /// the last call, what is new is appended.
    void follow(const Session& session, int end);
    const std::vector<LogEntry>& lines() const { return lines_; }

  private:
    /// How far it is told for good: what comes later changes nothing of it.
    struct Place {
        int ply = 0;
        std::size_t lines = 0;
        core::StateBox state;
        TurnCounter counter;
        int told = 0;  ///< the turn of the last line
    };

    bool goes_on(const Session& session, int end) const;
    void begin(const Session& session);
    void tell(const Session& session, int ply, int end, Place& at);
    void add_set_up(LogEntry line);
    void close_set_up();

    std::vector<LogEntry> lines_;
    std::vector<core::Action> actions_;  ///< those that were told
    std::vector<std::string> names_;     ///< of the seats, and
    int viewer_ = -1;                    ///< the eyes, that it was told for
    Place place_;
    std::vector<LogEntry> nobodys_;  ///< of the set-up: what concerns nobody
    std::vector<int> counts_;        ///< and how often each other line was told
};

/// A phrase as a sentence about the seats of this table: "You play a hat: 3 → 9".
std::string sentence(const Session& session, const core::Phrase& phrase);

}  // namespace ctq::app
