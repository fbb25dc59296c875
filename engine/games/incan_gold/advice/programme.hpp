#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/games/incan_gold/solo/starts.hpp"

/// The dynamic programme of solo play: all positions of all rounds, from the last round back. A
/// position within a round consists of the hazards and artifacts on the table, and of the set of
/// gem cards drawn (one of 13,824). Its value is computed from those of all possible next cards, so
/// all results are exact up to rounding.
///
/// Under the default rules it has 63 starts and 35 million positions, and takes a second natively
/// and 12 MB. With ten rounds, the most there can be, it takes eight seconds.
namespace ctq::incan_gold {

/// The final score of a strategy.
struct Exact {
    double mean = 0;
    double sd = 0;  ///< standard deviation of one game
};

/// The best play at one table: every threshold from `least` to `most` plays alike ("leave when the
/// gems drawn are at least that"). kNeverLeave if staying is always right.
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

/// Returns the best solo play and its score.
Optimum solve(const SoloRules& rules);

/// Returns the mean gain of the rest of the game by the best solo play, in gems, from each start in
/// the order of `RoundStarts`. Takes as long as `solve`.
std::vector<double> start_values(const SoloRules& rules);

/// The mean results of both choices of a lone player, followed by the best play: gems from now to
/// the end of the game. They include the backpack but not the tent.
struct ChoiceValues {
    double leave = 0;
    double stay = 0;
};

/// Returns the values of the choice in `state`, in which one seat decides. `starts` and `values`
/// (`start_values`) must be those of its rules. Computes one round, which takes some hundredths of
/// a second.
ChoiceValues choice_values(const RoundStarts& starts, std::span<const double> values,
                           const State& state);

/// The strategies of the bots in bots.hpp whose score can be computed.
enum class SoloStrategy : std::uint8_t { turn, backpack, random, hazards, myopic };

/// Returns a strategy's score. `parameter` is that of the bot with the same name; for `random` it
/// is the probability times 2^32.
Exact solo_score(const SoloRules& rules, SoloStrategy strategy, std::uint32_t parameter);

}  // namespace ctq::incan_gold
