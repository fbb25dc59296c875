#pragma once

#include <vector>

#include "tests/engine/scenario.hpp"

/// Chooses sets of option values for a game ("forms") so that every two values of two options occur
/// together in at least one form.
///
/// Most bugs need one unusual value or a pair of values; few need three. So a few dozen forms
/// nearly replace all combinations. They are found greedily as in AETG (Cohen, Dalal, Fredman
/// and Patton, 1997) and are the same on every machine.
namespace ctq::tests {

/// One dimension of a form: an option, or the number of seats (the last factor).
struct Factor {
    int option;  ///< index in the game's table; -1: the number of seats
    std::vector<std::int32_t> values;
};

/// Returns the factors of a game. A flag or a choice has all its values. A number has its named
/// values, the least, the defaults, one in between and the greatest. Options that only abbreviate
/// others are left out.
std::vector<Factor> factors_of(const core::GameInfo& info);

/// Makes a scenario from one value of each factor, in the order of `factors_of`. The game may
/// refuse it.
Scenario scenario_of(const core::GameHandle& game, const std::vector<std::int32_t>& row);

/// Returns the value of each factor in this scenario: the inverse of `scenario_of`.
std::vector<std::int32_t> row_of(const Scenario& scenario);

/// Returns scenarios in which every two values of two factors occur together, except pairs that the
/// game refuses.
std::vector<Scenario> covering_scenarios(const core::GameHandle& game);

}  // namespace ctq::tests
