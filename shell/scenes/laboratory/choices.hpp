#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

/// The lists of choices in the laboratory. The form shows them as drop-down lists, the text view as
/// buttons.
namespace ctq::scenes {

struct Choice {
    std::string command;
    std::string title;
    bool chosen = false;
};

/// Returns the kinds of experiment: match-up, tournament, comparison.
std::vector<Choice> kind_choices(const Experiment& experiment);
/// Returns the games that have experiments.
std::vector<Choice> game_choices(const Experiment& experiment);
/// Returns the ready-made experiments of the game. None is chosen if the experiment is a different
/// one.
std::vector<Choice> preset_choices(const Experiment& experiment);
/// Returns the choices of an option; in a series also "all of them at once". None is chosen if the
/// value was typed in by hand.
std::vector<Choice> option_choices(const Experiment& experiment, const core::OptionSpec& option);
/// Returns the bots for a seat, counted from 0. None is chosen if the bot was typed in by hand.
std::vector<Choice> bot_choices(const Experiment& experiment, std::size_t seat);
/// Returns the measures that charts and tables of a sweep can show.
std::vector<Choice> measure_choices(const ShownResults& shown);

}  // namespace ctq::scenes
