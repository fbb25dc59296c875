#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"

/// Splits the result of a solo match into the luck of the cards and the cost of decisions.
namespace ctq::bots {

/// The parts of the result, in points: expected + luck + judgement = result.
struct LuckAccount {
    double expected = 0;   ///< mean score of best play, before the first card is drawn
    double luck = 0;       ///< total gain from the cards
    double judgement = 0;  ///< total cost of the decisions, 0 or below
    double result = 0;     ///< the final score
};

/// Returns the points that chance added to the expected score, by decision: first before any
/// decision, then between each decision and the next one or the end of the match. `verdicts` are as
/// in `luck_account`. `expected` is the mean of best play and `result` the final score.
std::vector<double> luck_by_decision(const std::vector<Verdict>& verdicts, double expected,
                                     double result);

/// Returns the account of a finished solo match from the verdicts on all its decisions, in order.
/// Returns nullopt if a verdict is missing or not exact in points, or if the game doesn't state the
/// mean score of best play under the options (`Game::best_mean`).
std::optional<LuckAccount> luck_account(const core::Match& match,
                                        const std::vector<Verdict>& verdicts);

/// Describes an account: "Luck +14.2, judgement -6.0: 108 gems in the end, where best play has
/// 100.3 on average". `unit` is the name of the points.
std::string luck_words(const LuckAccount& account, std::string_view unit);

}  // namespace ctq::bots
