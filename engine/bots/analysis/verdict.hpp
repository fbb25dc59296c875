#pragma once

#include <vector>

#include "engine/bots/analysis/weigh.hpp"

/// Reviews the decisions of a match. Each is judged by what its seat could see at the time: hidden
/// information never counts against a seat.
namespace ctq::bots {

/// How bad a decision was.
enum class Mark : std::uint8_t { fine, slip, mistake, blunder };

/// How the search's proposal compares with the action played.
enum class Comparison : std::uint8_t {
    same,     ///< the proposal is the action played
    better,   ///< by more than two standard errors, or by any score if best play is known
    as_good,  ///< the difference is within two standard errors
    worse     ///< by more than two standard errors: the action played is the best one known
};

/// A decision and the search's proposal. The playouts that found the proposal are not those that
/// judge both actions, so the proposal's share is not overrated.
struct Verdict {
    int ply = 0;  ///< index of the action in the log
    int seat = 0;
    ActionValue proposed;
    ActionValue played;  ///< the same as `proposed` if the proposal was played
    bool exact = false;
    Unit unit = Unit::wins;
    std::string unit_words{};  ///< name of the points, if the unit is points
    /// Expected share of wins of each seat after `proposed`, seat 1 first. Empty if it is not
    /// known.
    std::vector<double> shares{};

    /// Returns whether the points follow from the odds of the next card alone.
    bool by_odds() const { return unit == Unit::points && !exact; }
    /// Returns how much better the proposal is, in shares of wins from -1 to 1 or in points. A
    /// perfect player has a mean loss of 0.
    double loss() const;
    /// Returns the standard error of `loss`.
    double error() const;
    Comparison comparison() const;
    /// Returns the proposal if it is clearly better, otherwise the action played.
    const ActionValue& best() const {
        return comparison() == Comparison::better ? proposed : played;
    }
};

/// Returns the most playouts that a bot at this table uses for a decision; 0 if none searches. A
/// proposal found with fewer playouts can't judge such a bot.
std::int64_t deepest_level(const core::Match& match);

/// Grades the loss. In percentage points of wins, where an even match is 100 / seats: a slip from 4
/// / seats, a mistake from 10 / seats, a blunder from 20 / seats. In points, the gems of Incan
/// Gold: a slip from 1 / seats, a mistake from 2 / seats, a blunder from 4 / seats; these are 5, 10
/// and 20 % of a lone player's mean round of 20 gems. Returns `fine` if the loss is within two
/// standard errors.
Mark mark_of(const Verdict& verdict, int seats);

/// Returns the question to weigh for a verdict on the action at `ply` of the log. `ply` must be
/// less than the log's size. Returns nullopt if it was not a seat's turn, if there was only one
/// legal action, or if the action or what the seat saw is not known.
std::optional<WeighQuestion> verdict_question(const core::Match& match, int ply,
                                              std::int64_t playouts);

/// Returns the verdict on an action by a weighing of its position. Returns nullopt if the action
/// was not judged.
std::optional<Verdict> verdict_of(int ply, int seat, core::Action action, const Weighing& weighing);

/// Weighs the action at `ply` of the log with this number of playouts and returns the verdict.
/// Returns nullopt if `verdict_question` or `verdict_of` does.
std::optional<Verdict> judge_at(const core::Match& match, int ply, std::int64_t playouts);

/// The review of all decisions of one seat, added up.
struct Account {
    int decisions = 0;  ///< decisions judged
    double loss = 0;    ///< total loss; the loss of one decision may be below 0 by chance
    int marks[4]{};     ///< number of decisions by Mark
};

/// Returns the accounts by seat, seat 1 first.
std::vector<Account> accounts(const std::vector<Verdict>& verdicts, int seats);

}  // namespace ctq::bots
