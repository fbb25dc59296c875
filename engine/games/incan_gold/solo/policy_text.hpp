#pragma once

#include "engine/core/solution.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"

/// The best solo play as readable tables, which ctq prints and the laboratory draws.
namespace ctq::incan_gold {

/// Returns the thresholds of one round by its start (an index of `policy.starts()`): a row for each
/// set of hazards and artifacts on the table, a column for each number of gem cards.
core::PolicyTable round_table(const SoloPolicy& policy, int start);

/// Returns a table that people can use: the first round with no artifact on the table, by hazards
/// and gem cards, at most `most_gem_cards`.
core::PolicyTable first_round_table(const SoloPolicy& policy, int most_gem_cards);

}  // namespace ctq::incan_gold
