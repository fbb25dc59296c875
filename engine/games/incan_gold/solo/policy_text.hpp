#pragma once

#include "engine/core/solution.hpp"
#include "engine/games/incan_gold/solo/policy.hpp"

/// The best solo play as tables for people: what ctq prints and the laboratory draws.
namespace ctq::incan_gold {

/// The thresholds of one round by its start (an index of `policy.starts()`): a row for each set of
/// hazards and artifacts on the table, a column for each number of gem cards.
core::PolicyTable round_table(const SoloPolicy& policy, int start);

/// What a person can use of it: the first round with no artifact out, by hazards and gem cards, of
/// which there are at most `most_gem_cards`.
core::PolicyTable first_round_table(const SoloPolicy& policy, int most_gem_cards);

}  // namespace ctq::incan_gold
