#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/match/curve.hpp"
#include "shell/match/log.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/review/analysis.hpp"
#include "shell/store/saves.hpp"

/// Looking at a match from its first decision to its last, and playing on from any position as a
/// branch: a match of its own with the tag `Parent "id@ply"`. As long as hands are hidden only what
/// the person at the device may see is shown, of every position.
namespace ctq::app {

struct Review {
    std::string id;      ///< of the match
    std::string parent;  ///< "id@ply" of the main line; empty where this is it, or it is gone
    bool fair = true;    ///< people at one device still play it: nobody plays on from here
    Curve curve;         ///< of all of the match
    Analysis analysis;
    bool tells_best = false;           ///< best play is known of some positions, or will be
    bool may_analyse = false;          ///< its decisions can be judged, and nobody still plays it
    bool by_search = false;            ///< by playouts: one may look closer
    bool in_wins = false;              ///< judged by shares of wins, of which there is a curve
    std::vector<core::Action> best{};  ///< in the position shown, where it is known
    bool own_only = false;             ///< of the decisions only those of people count
    std::vector<bots::Verdict> verdicts{};   ///< those of `analysis` that count,
    std::string accounts{};                  ///< what they came to, in words,
    std::vector<bots::Mark> marks{};         ///< their worst by line of the log,
    std::vector<std::vector<int>> shares{};  ///< and the curve of wins; empty before it is known
    bool shows_score = false;                ///< the curve is that of who leads, all the same
};

/// A session that looks at the match, and what the scene needs to know beside it.
Review make_review(const std::string& id, const Session& session, const Saves& saves);

/// Takes in what an earlier look at a match of the library has found. False where nothing is kept.
bool recall_findings(Review& review, const Session& session);
/// Keeps what was found with the match, where it is in the library.
void keep_findings(const Review& review, const Session& session, const Saves& saves);

/// "Turn 12 of 80: Greedy falls back."
std::string review_status(const Review& review, const Session& session,
                          const std::vector<LogEntry>& log);
/// Brings what is drawn of the analysis up to date.
void take_in_analysis(Review& review, const Session& session, const std::vector<LogEntry>& log);
/// Best play from the position shown is worth working out: the game can tell, nobody still plays
/// the match, and it is not known yet.
bool wants_best_play(const Review& review, const Session& session);
/// What would have been best in the position shown, and how what was played compares: "Best play:
/// Player 1 wins by 3½ with Xb2. Played: Oa1, which gives away 2 points." Empty where nobody can
/// tell.
std::string best_play(const Review& review, const Session& session);
/// Whether `best_play` has something to say of the match's last decision: of the smallest position.
bool may_tell_best_play(const Review& review, const core::Match& match);
/// Whether decisions of people can be told from those of bots.
bool may_scope(const Session& session);
/// The accounts of the seats whose decisions count, and whom the analysis was too quick to judge.
std::string account_words(const Review& review, const Session& session);
/// What came of the analysis, the same; empty before it is done.
std::string_view summary(const Review& review);
/// What is known of the position shown: best play, else the verdict on what was played there, else how
/// far the analysis has come. Empty where nobody can tell anything.
std::string judgement(const Review& review, const Session& session);
/// The best actions in the position shown, where they are known: what was played, unless something was
/// found to be better.
std::vector<core::Action> best_actions(const Review& review, const Session& session);
/// Whether the person may play on from the position shown; else why not.
std::string_view why_not_play_on(const Review& review, const Session& session);

}  // namespace ctq::app
