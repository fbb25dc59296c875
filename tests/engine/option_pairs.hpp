#pragma once

#include <vector>

#include "tests/engine/scenario.hpp"

/// Forms of a game that bring every two values of its options together at least once.
///
/// Most faults need one unusual value, or two that meet; hardly one needs three. So instead of
/// all combinations a few dozen forms do, found greedily as in AETG (Cohen, Dalal, Fredman and
/// Patton, 1997), and the same on every machine.
namespace ctq::tests {

/// What a form of a game is chosen by: an option, or the number of seats (the last of them).
struct Factor {
    int option;  ///< index in the game's table; -1: the number of seats
    std::vector<std::int32_t> values;
};

/// The factors of a game: every value of a flag or a choice; of a number its words, the least, the
/// defaults, one between and the greatest. Options that are short for others are left out: they
/// have no values but those of the others.
std::vector<Factor> factors_of(const core::GameInfo& info);

/// One value of each factor, in the order of `factors_of`, as a scenario; the game may refuse it.
Scenario scenario_of(const core::GameHandle& game, const std::vector<std::int32_t>& row);

/// The values that a scenario gives the factors of its game: the inverse of `scenario_of`.
std::vector<std::int32_t> row_of(const Scenario& scenario);

/// Scenarios in which each two values of two factors meet, but for those that the game refuses.
std::vector<Scenario> covering_scenarios(const core::GameHandle& game);

}  // namespace ctq::tests
