#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/games/incan_gold/solo/starts.hpp"

/// The dynamic programme of solo play: every position of every round, from the last round back. A
/// position within a round is what lies on the table and which of the 13,824 sets of gem cards was
/// drawn; its value is the sum over the next card, so all results are exact up to rounding.
///
/// Under the default rules: 63 starts, 35 million positions, a second natively, 12 MB; with ten
/// rounds, the most there can be, eight seconds.
namespace ctq::incan_gold {

/// The final score of a strategy.
struct Exact {
    double mean = 0;
    double sd = 0;  ///< of one game
};

/// The best play at one table: every threshold on the gems drawn from `least` to `most` plays alike
/// ("leave when the gems drawn are at least that"); kNeverLeave where staying
/// is always right.
struct Thresholds {
    std::uint8_t least = 0;
    std::uint8_t most = kNeverLeave;
};

struct Optimum {
    Exact score;
    /// For each start in the order of `RoundStarts`, by `table_number`.
    std::vector<std::vector<Thresholds>> thresholds;
    /// Whether the best play is a threshold at every table.
    bool exact = true;
};

/// The best solo play and what it scores.
Optimum solve(const SoloRules& rules);

/// What the rest of the game brings on average by the best solo play, in gems, from each start in
/// the order of `RoundStarts`. Takes as long as `solve`.
std::vector<double> start_values(const SoloRules& rules);

/// What both choices of a lone player bring on average with the best play after them: gems from now
/// to the end of the game, those in the backpack included and those in the tent not.
struct ChoiceValues {
    double leave = 0;
    double stay = 0;
};

/// The values of the choice to be made in `state`: one seat, who decides. `starts` and `values` are
/// those of its rules (`start_values`). Goes through one round: some hundredths of a second.
ChoiceValues choice_values(const RoundStarts& starts, std::span<const double> values,
                           const State& state);

/// What a bot of bots.hpp decides by.
enum class SoloStrategy : std::uint8_t { turn, backpack, random, hazards, myopic };

/// What a strategy scores; `parameter` as for the bot of that name, of random the share of 2^32.
Exact solo_score(const SoloRules& rules, SoloStrategy strategy, std::uint32_t parameter);

}  // namespace ctq::incan_gold
