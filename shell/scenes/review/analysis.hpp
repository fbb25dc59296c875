#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/bots/verdict.hpp"
#include "shell/match/curve.hpp"
#include "shell/match/findings.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// Judges the decisions of a match: how much each of them lost. The class asks no worker and draws
/// nothing; the scene gets its questions answered.
namespace ctq::scenes {

/// How closely each decision is analysed.
struct Closeness {
    const char* id;         ///< id of the command
    std::int64_t playouts;  ///< per decision
};
inline constexpr Closeness kCloseness[] = {
    {"analyse:fast", 2500}, {"analyse:normal", 10'000}, {"analyse:slow", 40'000}};

class Analysis {
  public:
    /// Analyses a match whose decisions start after `first` actions.
    explicit Analysis(int first) : first_(first) {}

    /// Restores the findings of an earlier analysis.
    void take(match::Findings findings);
    /// Returns the findings to save.
    match::Findings findings() const;

    /// Starts an analysis at a closeness of `kCloseness`. Skips decisions that were analysed as
    /// closely before or are known exactly. Earlier findings stay until there are better ones.
    void begin(int closeness, const core::Match& match);
    /// Stops asking. The findings stay.
    void stop() {
        queue_.clear();
        awaited_ = 0;
    }
    /// Stops asking after a failed answer. The same analysis can be started again.
    void fail() {
        stop();
        findings_.closeness = before_;
    }
    /// Returns the index in `kCloseness`, or -1 before the first analysis.
    int closeness() const { return findings_.closeness; }
    /// Returns whether decisions are left to ask about, or answers are awaited.
    bool works() const { return !queue_.empty() || awaited_ > 0; }
    /// Returns the progress, from 0 to 1.
    float done() const;

    /// Takes the next decision to ask about, preferring the one at position `shown`. None if all
    /// have been asked.
    std::optional<int> take_next(int shown);
    /// Returns the question about a decision.
    std::optional<bots::WeighQuestion> question(const core::Match& match, int ply) const;
    /// Adds the answer to a question.
    void on_reply(int ply, bots::Weighing weighing);
    /// Adds the exact values of a position that `take_next` did not return.
    void add(int ply, bots::Weighing weighing);

    /// Returns the values of the actions at this position, or null if nothing is known.
    const bots::Weighing* weighing(int ply) const;
    std::optional<bots::Verdict> verdict(const core::Match& match, int ply) const {
        return match::verdict_at(match, findings_, ply);
    }
    /// Returns all known verdicts, in the order of the match.
    std::vector<bots::Verdict> verdicts(const core::Match& match) const {
        return match::verdicts_of(match, findings_);
    }

  private:
    int first_;
    int before_ = -1;         ///< closeness of the analysis before
    std::vector<int> queue_;  ///< decisions to ask about, the next one last
    int awaited_ = 0;         ///< number of awaited answers
    int all_ = 0;
    match::Findings findings_;
};

/// Returns the worst mark of the decisions in each line of the log.
std::vector<bots::Mark> marks_by_line(const std::vector<bots::Verdict>& verdicts, int seats,
                                      const std::vector<match::LogEntry>& log);

/// Returns the position of the next decision after `ply` that was not fine, or of the previous one
/// (`by` −1). None if there is none.
std::optional<int> mistake_beside(const std::vector<bots::Verdict>& verdicts, int seats, int ply,
                                  int by);

/// Returns the share of wins of each seat at the end of every turn of the curve, in half per cent.
/// Before the first known value all shares are equal.
std::vector<std::vector<int>> share_curve(const Analysis& analysis, const core::Match& match,
                                          const match::Curve& curve);

/// Returns a line for each seat with decisions: "You: 2 blunders, 1 mistake, 5 slips; about 3 wins
/// of 100 given away in 36 decisions". For a solo player whose best play is known, another line
/// tells luck from judgement.
std::vector<std::string> account_lines(const std::vector<bots::Verdict>& verdicts,
                                       const match::Session& session);

/// Returns the verdict on the next decision of the match at the position shown: "Next, Beginner:
/// place X on b3. Blunder: it wins 41 %. Better: place X on a6, 63 % (makes your group safe: 9
/// rows, at most 5 columns)." Empty if nothing is known.
std::string verdict_words(const Analysis& analysis, const match::Session& session);

}  // namespace ctq::scenes
