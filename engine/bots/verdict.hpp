#pragma once

#include <vector>

#include "engine/bots/weigh.hpp"

/// What a review says of the decisions of a match. Each is judged by what its seat could see then:
/// nobody is blamed for what was hidden.
namespace ctq::bots {

/// How bad a decision was.
enum class Mark : std::uint8_t { fine, slip, mistake, blunder };

/// How what the search proposed compares with what was played.
enum class Comparison : std::uint8_t {
    same,     ///< it is what was played
    better,   ///< beyond two standard errors; of known best play, by any score
    as_good,  ///< nobody can tell them apart
    worse     ///< beyond two standard errors: what was played is the best that is known
};

/// A decision and what the search proposed instead. The proposal was found by other playouts than those
/// that judge both: its share is no higher than it deserves.
struct Verdict {
    int ply = 0;  ///< the place of the action in the log
    int seat = 0;
    Worth proposed;
    Worth played;  ///< the same as `proposed` where it was played
    bool exact = false;
    Unit unit = Unit::wins;
    std::string unit_words{};  ///< where it is points, what they are called
    /// What `proposed` brings each seat, of wins, seat 1 first; empty where it is not known.
    std::vector<double> shares{};

    /// By the odds of the next card, and nothing of what follows.
    bool by_odds() const { return unit == Unit::points && !exact; }
    /// By how much the proposal is better in its unit, shares of wins from -1 to 1 or points: 0 on average
    /// for a perfect player.
    double loss() const;
    /// The standard error of `loss`.
    double error() const;
    Comparison comparison() const;
    /// What is best of both, as far as the judges can tell.
    const Worth& best() const { return comparison() == Comparison::better ? proposed : played; }
};

/// The most playouts that a level of a bot at this table takes for a decision; 0 where none searches.
/// A proposal of fewer can't judge such a bot.
std::int64_t deepest_level(const core::Match& match);

/// By the loss in points of wins, where 100 / seats are an even match: from 4 / seats on a slip, 10 /
/// seats a mistake, 20 / seats a blunder; fine where the loss is within two standard errors. Where it is in
/// points, the gems of Incan Gold: from 1 / seats on a slip, 2 / seats a mistake, 4 / seats a blunder, which
/// are 5, 10 and 20 per cent of what a round brings a lone player, 20 gems.
Mark mark_of(const Verdict& verdict, int seats);

/// What has to be weighed for a verdict on the action in the log at `ply`, which is less than its size.
/// None where nobody chose or there was one choice only, or the action or what the seat saw is not
/// known.
std::optional<WeighQuestion> verdict_question(const core::Match& match, int ply,
                                              std::int64_t playouts);

/// The verdict on an action by what was weighed; none where it could not be judged.
std::optional<Verdict> verdict_of(int ply, int seat, core::Action action, const Weighing& weighing);

/// The verdict on the action in the log at `ply`, with so many playouts (`weigh`); none as of the two
/// above.
std::optional<Verdict> judge_at(const core::Match& match, int ply, std::int64_t playouts);

/// What one seat's decisions came to.
struct Account {
    int decisions = 0;  ///< that were judged
    double loss = 0;    ///< in all; of single decisions some are below 0 by chance
    int marks[4]{};     ///< by Mark
};

/// By seat, seat 1 first.
std::vector<Account> accounts(const std::vector<Verdict>& verdicts, int seats);

}  // namespace ctq::bots
