#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/match/curve.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/review/analysis.hpp"
#include "shell/store/saves.hpp"

/// Shows a match from its first decision to its last, and lets the person play on from any
/// position. That starts a branch: a new match with the tag `Parent "id@ply"`. While hands are
/// hidden, each position shows only what the person at this device may see.
namespace ctq::scenes {

struct Review {
    std::string id;      ///< id of the match
    std::string parent;  ///< "id@ply" in the match it branched off; empty for none
    bool fair = true;    ///< people at one device still play the match, so nobody may branch off
    match::Curve curve;  ///< the progress over the whole match
    Analysis analysis;
    bool tells_best = false;                 ///< best play is known, or can be computed, somewhere
    bool may_analyse = false;                ///< the match has ended and can be analysed
    bool by_search = false;                  ///< analysed by playouts, so that more of them help
    bool in_wins = false;                    ///< analysed by chances to win, which have a curve
    std::vector<core::Action> best{};        ///< best actions at the position shown, if known
    bool own_only = false;                   ///< only the decisions of people are counted
    std::vector<bots::Verdict> verdicts{};   ///< the verdicts of `analysis` that are counted
    std::string accounts{};                  ///< a summary of the verdicts in words
    std::vector<bots::Mark> marks{};         ///< worst mark of the decisions in each log line
    std::vector<std::vector<int>> shares{};  ///< curve of the chances to win; empty if not known
    bool shows_score = false;                ///< show the score curve, not the chances to win
};

/// Returns the review of the match in a session. `id`: the match's id.
Review make_review(const std::string& id, const match::Session& session, const store::Saves& saves);

/// Restores the findings saved with a match in the library. Returns false if there are none.
bool recall_findings(Review& review, const match::Session& session);
/// Saves the findings with the match; does nothing if the match is not in the library.
void save_findings(const Review& review, const match::Session& session, const store::Saves& saves);

/// Returns which turn is shown and what happened: "Turn 12 of 80: Greedy falls back."
std::string review_status(const Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log);
/// Updates the verdicts, marks, summary and curve from the analysis.
void update_from_analysis(Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log);
/// Returns whether best play at the position shown should be computed: the game supports it, nobody
/// plays the match any more, and the answer is not known yet.
bool wants_best_play(const Review& review, const match::Session& session);
/// Returns the best play at the position shown and how the action played compares: "Best play:
/// Player 1 wins by 3½ with Xb2. Played: Oa1, which gives away 2 points." Empty if it is not known.
std::string best_play(const Review& review, const match::Session& session);
/// Returns whether `best_play` can judge at least the last decision of the match. Few actions
/// follow it, so it is the easiest to solve.
bool may_tell_best_play(const Review& review, const core::Match& match);
/// Returns whether both people and bots played the match, so that the review can be limited to the
/// decisions of people.
bool may_scope(const match::Session& session);
/// Returns the summary for the seats whose decisions are counted, and a remark if the analysis was
/// too superficial to judge a strong bot.
std::string account_words(const Review& review, const match::Session& session);
/// Returns the summary once the analysis is done; empty before.
std::string_view summary(const Review& review);
/// Returns what is known about the position shown: best play; if unknown, the verdict on the action
/// played; if unknown, the progress of the analysis. Empty if the match can't be analysed.
std::string judgement(const Review& review, const match::Session& session);
/// Returns the best actions at the position shown, if known. If their values are estimates, returns
/// one action: the action played, unless another one is better.
std::vector<core::Action> best_actions(const Review& review, const match::Session& session);
/// Returns why the person may not play on from the position shown; empty if they may.
std::string_view why_not_play_on(const Review& review, const match::Session& session);

}  // namespace ctq::scenes
