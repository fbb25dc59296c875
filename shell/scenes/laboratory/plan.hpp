#pragma once

#include <string>
#include <vector>

#include "engine/lab/sweep.hpp"
#include "engine/lab/tournament.hpp"
#include "shell/scenes/laboratory/experiment.hpp"

/// Turns an experiment into the series to play.
namespace ctq::scenes {

/// A series to play, and the words of its bots.
struct PlannedSeries {
    lab::Spec spec;
    std::vector<std::string> bots;
};
/// The series of an experiment: one for each combination of a sweep, or for each table of a
/// tournament.
struct Plan {
    lab::Sweep sweep;            ///< has no axes if nothing is varied
    lab::Tournament tournament;  ///< has no bots if it is not a tournament
    std::vector<PlannedSeries> series;
};
/// Plans an experiment. Fails if the rules or `lab::read_sweep` refuse it, or if it is too large
/// for the window.
core::Result<Plan> plan_of(const Experiment& experiment);

}  // namespace ctq::scenes
