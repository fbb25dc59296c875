#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

/// What can be chosen in the laboratory out of several: the form drops it down, the text view has it as buttons.
namespace ctq::app {

struct Choice {
    std::string command;
    std::string title;
    bool chosen = false;
};

/// What is asked: a match-up, a tournament, a comparison.
std::vector<Choice> kind_choices(const Experiment& experiment);
/// The games that have experiments.
std::vector<Choice> game_choices(const Experiment& experiment);
/// The ready-made experiments of its game; none is chosen where it is another.
std::vector<Choice> preset_choices(const Experiment& experiment);
/// The choices of an option, in a series all of them at once, too; none is chosen where it was written by hand.
std::vector<Choice> option_choices(const Experiment& experiment, const core::OptionSpec& option);
/// The bots for a seat, from 0; none is chosen where it was written by hand.
std::vector<Choice> bot_choices(const Experiment& experiment, std::size_t seat);
/// What charts and tables read off a sweep.
std::vector<Choice> measure_choices(const ShownResults& shown);

}  // namespace ctq::app
