#pragma once

#include <optional>
#include <span>

#include "engine/core/known.hpp"
#include "engine/core/solution.hpp"
#include "engine/lab/experiment.hpp"

/// What the games of the cabinet provide for experiments. Results are empty if a game provides
/// nothing. `game` must be in the cabinet.
namespace ctq::lab {

using core::Reference;

/// Returns the predefined experiments of a game.
std::span<const core::ExperimentPreset> presets(const core::GameHandle& game);

/// Returns the speed measurements that a game defines. If there are none, `ctq bench` measures
/// random play of each rule set with the fewest seats.
std::span<const core::BenchRow> bench_rows(const core::GameHandle& game);

/// Returns the known results of entry `entry` (from 0) of `spec`, for comparison with measured
/// ones.
std::optional<Reference> reference(const Spec& spec, std::size_t entry);

/// Returns the mean score of perfect play in points, or nullopt if it is not known.
std::optional<double> best_mean(const Spec& spec);

/// Returns perfect play under the default rules, as a table for people.
std::optional<core::PolicyTable> policy(const core::GameHandle& game);

/// Computes perfect play from the beginning of the game, within seconds. Returns nullopt if the
/// game has no solver. Fails if the options would make it take too long.
std::optional<core::Result<core::Solution>> solution(const core::GameHandle& game,
                                                     const core::Options& options);

}  // namespace ctq::lab
