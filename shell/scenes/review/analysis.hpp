#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"
#include "shell/match/curve.hpp"
#include "shell/match/findings.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// What a review finds out about the decisions of a match: how much each gave away. It asks nobody
/// and draws nothing; the scene has its questions answered.
namespace ctq::app {

/// How closely each decision is looked at.
struct Closeness {
    const char* id;         ///< of the command
    std::int64_t playouts;  ///< a decision
};
inline constexpr Closeness kCloseness[] = {
    {"analyse:fast", 2500}, {"analyse:normal", 10'000}, {"analyse:slow", 40'000}};

class Analysis {
  public:
    /// Of a match that begins to be decided after `first` actions.
    explicit Analysis(int first) : first_(first) {}

    /// Begins with what was found before.
    void take(Findings findings);
    /// What is to be kept for the next time.
    Findings findings() const;

    /// Looks from now on, as in `kCloseness`, at every decision that was not looked at as closely, or is
    /// known exactly. What was found less closely stays until it is known better.
    void begin(int closeness, const core::Match& match);
    /// Asks no more; what was found stays.
    void stop() {
        queue_.clear();
        asked_ = 0;
    }
    /// Asks no more after an answer that failed: the same look can be begun again.
    void fail() {
        stop();
        findings_.closeness = before_;
    }
    /// As in `kCloseness`; -1 before it was begun.
    int closeness() const { return findings_.closeness; }
    /// Decisions are still to be asked after, or answers waited for.
    bool works() const { return !queue_.empty() || asked_ > 0; }
    /// From 0 to 1: how much is done.
    float done() const;

    /// The decision to ask after next, the one at `shown` before all others; none where all are asked.
    std::optional<int> take_next(int shown);
    /// What is asked of it.
    std::optional<bots::WeighQuestion> question(const core::Match& match, int ply) const;
    /// The answer to it.
    void hear(int ply, bots::Weighing weighing);
    /// What best play was found to be at a position that was not asked after.
    void add(int ply, bots::Weighing weighing);

    /// What is known of the decision that was made at this position, or might be made there; null for
    /// nothing.
    const bots::Weighing* weighing(int ply) const;
    std::optional<bots::Verdict> verdict(const core::Match& match, int ply) const {
        return verdict_at(match, findings_, ply);
    }
    /// All that are known, in the order of the match.
    std::vector<bots::Verdict> verdicts(const core::Match& match) const {
        return verdicts_of(match, findings_);
    }

  private:
    int first_;
    int before_ = -1;         ///< the closeness of the look before
    std::vector<int> queue_;  ///< decisions that are to be asked after, the next one last
    int asked_ = 0;           ///< whose answers are waited for
    int all_ = 0;
    Findings findings_;
};

/// The worst mark of the decisions that each line of the log tells of.
std::vector<bots::Mark> marks_by_line(const std::vector<bots::Verdict>& verdicts, int seats,
                                      const std::vector<LogEntry>& log);

/// The position of the next decision behind `ply` that was not fine, or of the one before it
/// (`by` −1); none where there is none.
std::optional<int> mistake_beside(const std::vector<bots::Verdict>& verdicts, int seats, int ply,
                                  int by);

/// The share of wins of each seat at the end of every turn of the curve, in half per cent; an even
/// match before the first that is known.
std::vector<std::vector<int>> share_curve(const Analysis& analysis, const core::Match& match,
                                          const Curve& curve);

/// "You: 2 blunders, 1 mistake, 5 slips; about 3 wins of 100 given away in 36 decisions", a line for each
/// seat with decisions among these. Of a lone player whose best play is known, another one with luck and
/// judgement.
std::vector<std::string> account_lines(const std::vector<bots::Verdict>& verdicts,
                                       const Session& session);

/// What is said of the decision made at the position shown, the next of the match: "Next, Beginner: place X
/// on b3. Blunder: it wins 41 %. Better: place X on a6, 63 % (makes your group safe: 9 rows, at most 5
/// columns)." Empty where nothing is known.
std::string verdict_words(const Analysis& analysis, const Session& session);

}  // namespace ctq::app
