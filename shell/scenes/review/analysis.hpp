#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"
#include "shell/match/curve.hpp"
#include "shell/match/findings/findings.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"

/// Judges the decisions of a match: how much each decision lost. The class doesn't call workers and
/// doesn't draw: the scene passes its questions to workers and the answers back.
namespace ctq::scenes {

/// How thoroughly each decision is analysed.
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

    /// Restores the findings of an earlier analysis, which were saved.
    void take(match::Findings findings);
    /// Returns the findings to save.
    match::Findings findings() const;

    /// Starts an analysis. `closeness`: index in `kCloseness`. Skips decisions that were already
    /// analysed as closely or whose values are known exactly. Earlier findings stay until they are
    /// replaced.
    void begin(int closeness, const core::Match& match);
    /// Stops asking further questions. The findings so far stay.
    void stop() {
        queue_.clear();
        awaited_ = 0;
    }
    /// Stops asking because an answer failed. The same analysis can be started again.
    void fail() {
        stop();
        findings_.closeness = before_;
    }
    /// Returns the closeness of the latest analysis, as an index in `kCloseness`; -1 if there was
    /// none.
    int closeness() const { return findings_.closeness; }
    /// Returns whether questions remain to be asked or answers are awaited.
    bool works() const { return !queue_.empty() || awaited_ > 0; }
    /// Returns the progress, from 0 to 1.
    float done() const;

    /// Returns the next decision to ask about and removes it from the queue; if possible, the
    /// decision at the position `shown`. Returns nullopt if no question is left.
    std::optional<int> take_next(int shown);
    /// Returns the question about the decision at `ply`, for a worker.
    std::optional<bots::WeighQuestion> question(const core::Match& match, int ply) const;
    /// Adds the answer to the question about the decision at `ply`.
    void on_reply(int ply, bots::Weighing weighing);
    /// Adds the exact values of the actions at `ply`, about which nobody asked by `take_next`.
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
    int before_ = -1;         ///< closeness of the previous analysis
    std::vector<int> queue_;  ///< decisions to ask about, the next one last
    int awaited_ = 0;         ///< number of awaited answers
    int all_ = 0;
    match::Findings findings_;
};

/// Returns for each line of the log how bad the worst decision in that line was.
std::vector<bots::Mark> marks_by_line(const std::vector<bots::Verdict>& verdicts, int seats,
                                      const std::vector<match::LogEntry>& log);

/// Returns the position of the first decision after `ply` that was a mistake of any kind; with `by`
/// −1, of the last such decision before `ply`. Returns nullopt if there is none.
std::optional<int> mistake_beside(const std::vector<bots::Verdict>& verdicts, int seats, int ply,
                                  int by);

/// Returns each seat's chance to win at the end of every turn of the curve, in units of 0.5 %. As
/// long as nothing is known, all seats have the same chance.
std::vector<std::vector<int>> share_curve(const Analysis& analysis, const core::Match& match,
                                          const match::Curve& curve);

/// Returns a line for each seat that made decisions: "You: 2 blunders, 1 mistake, 5 slips; about 3
/// wins of 100 given away in 36 decisions". If the match is solo and the score of best play is
/// known, a further line separates luck from decisions.
std::vector<std::string> account_lines(const std::vector<bots::Verdict>& verdicts,
                                       const match::Session& session);

/// Returns the verdict on the decision that follows the position shown: "Next, Beginner: place X on
/// b3. Blunder: it wins 41 %. Better: place X on a6, 63 % (makes your group safe: 9 rows, at most 5
/// columns)." Empty if nothing is known about it.
std::string verdict_words(const Analysis& analysis, const match::Session& session);

}  // namespace ctq::scenes
