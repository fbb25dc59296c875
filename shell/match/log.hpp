#pragma once

#include <string>
#include <vector>

#include "shell/match/brief.hpp"
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
/// tells all once it is made. What chance makes of an action stands in the line of that action. In
/// the set-up, equal lines are told once with their number, cards that are dealt in one line, and
/// what concerns nobody (the spaces as they are laid) is left to the board unless it is one thing
/// only.
class Log {
  public:
    /// Tells the match up to `end` actions, wherever its cursor is. Where it has only gone on since
    /// the last call, what is new is appended. `briefs`: the game's short words, if it has any.
    void follow(const Session& session, int end, const Briefs* briefs = nullptr);
    /// The lines as `follow` told them last.
    const std::vector<LogEntry>& lines() const { return lines_; }
    /// Another one whenever `lines` may be others.
    int version() const { return version_; }

    /// The lines that belong together from `first` on, a turn; each line of the set-up stands alone.
    int turn_end(int first) const;
    /// That turn in one line, as far as it has come after so many actions: "Greedy: hat 3 → 9, back
    /// 16 → 12". The heaviest events, and how many more there are.
    std::string turn_words(int first, int plies) const;

  private:
    /// How far it is told for good: what comes later changes nothing of it.
    struct Place {
        int ply = 0;
        std::size_t lines = 0;
        std::size_t parts = 0;
        core::StateBox state;
        TurnCounter counter;
        int told = 0;  ///< the turn of the last line
    };
    /// An event as the line of its turn tells it.
    struct Part {
        int turn;
        int plies;
        int weight;
        bool brief;  ///< the game has its own words for it, a pattern
        std::string words;
    };
    /// Things alike, counted.
    struct Counted {
        std::string words;
        bool brief;
        int number;
        int weight = 1;
    };

    bool goes_on(const Session& session, int end) const;
    void begin(const Session& session);
    void tell(const Session& session, int ply, int end, Place& at, const Briefs* briefs);
    void add_line(LogEntry line);
    bool joins(const Brief& brief, int seat, int ply);
    void add_part(const Session& session, const core::Phrase& phrase,
                  const std::optional<Brief>& brief, int turn, int plies);
    void add_set_up(LogEntry line);
    void add_deal(const Session& session, const Brief& brief, int seat, int ply);
    void close_set_up(const Session& session);

    // log_turns.cpp
    /// Behind what was told once for several alike.
    static constexpr const char* kTimes = " ({n} times)";
    static void count(std::vector<Counted>& all, const std::string& words, bool brief, int weight);
    std::string words_of(const Counted& counted) const;

    std::vector<LogEntry> lines_;
    std::vector<Part> parts_;
    std::vector<core::Action> actions_;  ///< those that were told
    std::vector<std::string> names_;     ///< of the seats, and
    int viewer_ = -1;                    ///< the eyes, that it was told for
    Place place_;
    std::string stem_;               ///< the last line without what chance made of it,
    std::vector<Counted> outcomes_;  ///< and that
    std::vector<LogEntry> nobodys_;  ///< of the set-up: what concerns nobody
    std::vector<int> counts_;        ///< and how often each other line was told
    std::vector<Counted> dealt_;     ///< cards that the viewer was dealt,
    int deals_ = 0;                  ///< after how many actions anybody was; 0 for nobody
    int version_ = 0;
};

/// A phrase as a sentence about the seats of this table: "You play a hat: 3 → 9".
std::string sentence(const Session& session, const core::Phrase& phrase);

}  // namespace ctq::app
