#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/match/curve.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/review/analysis.hpp"
#include "shell/store/saves.hpp"

/// Shows a match from its first decision to its last, and lets the person play on from any position
/// as a branch. A branch is a match of its own with the tag `Parent "id@ply"`. While hands are
/// hidden, every position shows only what the person at the device may see.
namespace ctq::scenes {

struct Review {
    std::string id;      ///< id of the match
    std::string parent;  ///< "id@ply" of the main line; empty if there is none (any more)
    bool fair = true;    ///< people at one device still play the match, so nobody may branch off
    match::Curve curve;  ///< over the whole match
    Analysis analysis;
    bool tells_best = false;           ///< best play is known at some positions, or can be computed
    bool may_analyse = false;          ///< the match has ended and can be judged
    bool by_search = false;            ///< judged by playouts; can be analysed closer
    bool in_wins = false;              ///< judged by shares of wins, which have a curve
    std::vector<core::Action> best{};  ///< best actions at the position shown, if known
    bool own_only = false;             ///< only the decisions of people count
    std::vector<bots::Verdict> verdicts{};   ///< the verdicts of `analysis` that count
    std::string accounts{};                  ///< the verdicts summed up in words
    std::vector<bots::Mark> marks{};         ///< worst mark in each line of the log
    std::vector<std::vector<int>> shares{};  ///< curve of the shares of wins; empty until known
    bool shows_score = false;                ///< show the score although wins are known
};

/// Returns the review of a match in a session.
Review make_review(const std::string& id, const match::Session& session, const store::Saves& saves);

/// Restores the saved findings of a match in the library. Returns false if there are none.
bool recall_findings(Review& review, const match::Session& session);
/// Saves the findings with the match if it is in the library.
void save_findings(const Review& review, const match::Session& session, const store::Saves& saves);

/// Returns "Turn 12 of 80: Greedy falls back."
std::string review_status(const Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log);
/// Updates the verdicts, marks, accounts and curve from the analysis.
void update_from_analysis(Review& review, const match::Session& session,
                          const std::vector<match::LogEntry>& log);
/// Returns whether best play at the position shown should be computed: the game supports it, nobody
/// plays the match any more, and the answer is not known yet.
bool wants_best_play(const Review& review, const match::Session& session);
/// Returns the best play at the position shown and how the action played compares: "Best play:
/// Player 1 wins by 3½ with Xb2. Played: Oa1, which gives away 2 points." Empty if it is not known.
std::string best_play(const Review& review, const match::Session& session);
/// Returns whether `best_play` can judge the last decision of the match, which has the smallest
/// position to solve.
bool may_tell_best_play(const Review& review, const core::Match& match);
/// Returns whether the match has both people and bots, so that the verdicts can be limited to
/// people.
bool may_scope(const match::Session& session);
/// Returns the accounts of the seats whose decisions count, and a remark if the analysis was too
/// quick to judge a strong bot.
std::string account_words(const Review& review, const match::Session& session);
/// Returns the same accounts once the analysis is done; empty before.
std::string_view summary(const Review& review);
/// Returns what is known of the position shown: best play, or else the verdict on the action
/// played, or else the progress of the analysis. Empty if the match can't be judged.
std::string judgement(const Review& review, const match::Session& session);
/// Returns the best actions at the position shown, if known. If they are estimated, returns
/// one action: the one played, unless a better one was found.
std::vector<core::Action> best_actions(const Review& review, const match::Session& session);
/// Returns why the person may not play on from the position shown; empty if they may.
std::string_view why_not_play_on(const Review& review, const match::Session& session);

}  // namespace ctq::scenes
