#pragma once

#include <string>
#include <vector>

#include "engine/lab/sweep.hpp"
#include "engine/lab/tournament.hpp"
#include "shell/scenes/laboratory/experiment.hpp"

/// Turns an experiment into the series of games to play.
namespace ctq::scenes {

/// A series of games to play, and its bots as text.
struct PlannedSeries {
    lab::Spec spec;
    std::vector<std::string> bots;
};
/// The series of an experiment: one for each combination of a sweep's values, or for each table of
/// a tournament.
struct Plan {
    lab::Sweep sweep;            ///< has no axes if no value is varied
    lab::Tournament tournament;  ///< has no bots if the experiment is not a tournament
    std::vector<PlannedSeries> series;
};
/// Returns the plan of an experiment. Fails if the rules or `lab::read_sweep` reject it, or if it
/// exceeds the limits of the laboratory.
core::Result<Plan> plan_of(const Experiment& experiment);

}  // namespace ctq::scenes
