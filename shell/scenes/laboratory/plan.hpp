#pragma once

#include <string>
#include <vector>

#include "engine/lab/sweep.hpp"
#include "engine/lab/tournament.hpp"
#include "shell/scenes/laboratory/experiment.hpp"

/// From what is chosen to the series that are played.
namespace ctq::app {

/// A series to be played, and the words of its bots.
struct PlannedSeries {
    lab::Spec spec;
    std::vector<std::string> bots;
};
/// What an experiment asks for: of a sweep a series for each combination, of a tournament one for each table.
struct Plan {
    lab::Sweep sweep;            ///< without axes where nothing is varied
    lab::Tournament tournament;  ///< without bots where it is none
    std::vector<PlannedSeries> series;
};
/// Problem: what the rules or `lab::read_sweep` refuse, or too much for the window.
core::Result<Plan> plan_of(const Experiment& experiment);

}  // namespace ctq::app
