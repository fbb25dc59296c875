#pragma once

#include <optional>
#include <span>

#include "engine/core/known.hpp"
#include "engine/core/solution.hpp"
#include "engine/lab/experiment.hpp"

/// What the games of the cabinet state of themselves for experiments. Nothing where a game states
/// nothing; `game` is always one of the cabinet's.
namespace ctq::lab {

using core::Reference;

/// The experiments made before for a game.
std::span<const core::ExperimentPreset> presets(const core::GameHandle& game);

/// How its speed is measured. Empty: random play of each rule set with the fewest seats will do.
std::span<const core::BenchRow> bench_rows(const core::GameHandle& game);

/// What is known of entry `entry` (from 0) of `spec`, to stand beside what is measured.
std::optional<Reference> reference(const Spec& spec, std::size_t entry);

/// The mean of the best play there is, in points, where it is known.
std::optional<double> best_mean(const Spec& spec);

/// Best play as a table that people can use, under the default rules.
std::optional<core::PolicyTable> policy(const core::GameHandle& game);

/// Works out best play from the beginning: seconds. None where nobody knows how.
/// Problem: options under which it would take too long.
std::optional<core::Result<core::Solution>> solution(const core::GameHandle& game,
                                                     const core::Options& options);

}  // namespace ctq::lab
