#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/verdict.hpp"

/// The result of a lone player taken apart: what the cards brought, and what the decisions cost.
namespace ctq::bots {

/// All in points. expected + luck + judgement = result.
struct LuckAccount {
    double expected = 0;   ///< by best play, before the first card
    double luck = 0;       ///< what the cards changed in all
    double judgement = 0;  ///< what the decisions gave away, 0 or below
    double result = 0;     ///< the final score
};

/// The points that chance added to what was expected between a decision and the next one, or the end
/// of the match, by the number of the decision: first those before any decision. `verdicts` as below;
/// `expected` is the mean of best play and `result` the final score.
std::vector<double> luck_by_decision(const std::vector<Verdict>& verdicts, double expected,
                                     double result);

/// The account of a match that is over, of one seat, from the verdicts on all its decisions in order.
/// None where some are missing or not exact in points, or the game doesn't state the mean of best play
/// under the options (`Game::best_mean`).
std::optional<LuckAccount> luck_account(const core::Match& match,
                                        const std::vector<Verdict>& verdicts);

/// "Luck +14.2, judgement -6.0: 108 gems in the end, where best play has 100.3 on average".
std::string luck_words(const LuckAccount& account, std::string_view unit);

}  // namespace ctq::bots
