#pragma once

#include <string>
#include <vector>

#include "shell/match/brief.hpp"
#include "shell/match/session.hpp"
#include "shell/match/turns.hpp"

/// The log of a match in plain words, limited to what the viewer may know.
namespace ctq::match {

struct LogEntry {
    int turn = 0;      ///< numbered as in turns.hpp; 0 is the set-up
    bool head = true;  ///< whether this is the first line of its turn
    int seat = 0;      ///< the acting or affected seat; 0 if there is none
    int plies = 0;     ///< number of actions up to and including this line; seeking there shows it
    std::string text;  ///< "Greedy falls back 16 → 12, 1 card to draw"
};

/// The lines of a session's match, oldest first. Simultaneous secret choices are all described by
/// the line of the last one. A chance outcome is added to the line of its action. In the set-up,
/// equal lines become one line with their number and all dealt cards share one line. Set-up events
/// that concern no seat (such as the laid spaces) are left to the board, unless there is only one.
class Log {
  public:
    /// Updates the log to the first `end` actions, wherever the cursor is. Appends lines if the
    /// match only continued since the last call; otherwise starts again. `briefs`: the game's short
    /// descriptions; may be null.
    void follow(const Session& session, int end, const Briefs* briefs = nullptr);
    /// The lines as of the last `follow`.
    const std::vector<LogEntry>& lines() const { return lines_; }
    /// Changes whenever `lines` may have changed.
    int version() const { return version_; }

    /// Returns the end of the turn that begins at line `first`. Each line of the set-up counts as a
    /// turn of its own.
    int turn_end(int first) const;
    /// Returns the turn that begins at line `first` in one line, up to the first `plies` actions:
    /// "Greedy: hat 3 → 9, back 16 → 12". Shows the heaviest events and the number of the others.
    std::string turn_words(int first, int plies) const;

  private:
    /// The part of the log that is final: later actions do not change it.
    struct Place {
        int ply = 0;
        std::size_t lines = 0;
        std::size_t parts = 0;
        core::StateBox state;
        TurnCounter counter;
        int last_turn = 0;  ///< the turn of the last line
    };
    /// An event in the one-line form of its turn.
    struct Part {
        int turn;
        int plies;
        int weight;
        bool brief;  ///< whether `words` is a pattern from the game's `Briefs`
        std::string words;
    };
    /// Equal events with their count.
    struct Counted {
        std::string words;
        bool brief;
        int number;
        int weight = 1;
    };

    bool continues(const Session& session, int end) const;
    void begin(const Session& session);
    void add_action(const Session& session, int ply, int end, Place& at, const Briefs* briefs);
    void add_line(LogEntry line);
    bool append_outcome(const Brief& brief, int seat, int ply);
    void add_part(const Session& session, const core::Phrase& phrase,
                  const std::optional<Brief>& brief, int turn, int plies);
    void add_set_up(LogEntry line);
    void add_deal(const Session& session, const Brief& brief, int seat, int ply);
    void close_set_up(const Session& session);

    // Defined in log_turns.cpp.
    /// Suffix for several equal events.
    static constexpr const char* kTimes = " ({n} times)";
    static void count(std::vector<Counted>& all, const std::string& words, bool brief, int weight);
    std::string words_of(const Counted& counted) const;

    std::vector<LogEntry> lines_;
    std::vector<Part> parts_;
    std::vector<core::Action> actions_;  ///< the actions that the log covers
    std::vector<std::string> names_;     ///< seat names that the log was written with
    int viewer_ = -1;                    ///< viewer that the log was written for
    Place place_;
    std::string stem_;               ///< the last line without its chance outcomes
    std::vector<Counted> outcomes_;  ///< the chance outcomes of the last line
    std::vector<LogEntry> nobodys_;  ///< set-up lines that concern no seat
    std::vector<int> counts_;        ///< by set-up line: how often it occurred
    std::vector<Counted> dealt_;     ///< cards dealt to the viewer
    int deals_ = 0;  ///< number of actions up to the last deal to anybody; 0 if there was none
    int version_ = 0;
};

/// Writes a phrase as a sentence with the seat names of this table: "You play a hat: 3 → 9".
std::string sentence(const Session& session, const core::Phrase& phrase);

}  // namespace ctq::match
