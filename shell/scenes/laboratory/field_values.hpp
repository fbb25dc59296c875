#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

/// The fields of an experiment, with the values to choose from. The form shows a field as a
/// drop-down list, the text view as buttons.
namespace ctq::scenes {

/// One value of a field.
struct FieldValue {
    std::string command;  ///< id of the command that chooses it
    std::string title;
    bool chosen = false;  ///< the experiment has this value
};

/// Returns the kinds of experiment: match-up, tournament, comparison.
std::vector<FieldValue> kind_values(const Experiment& experiment);
/// Returns the games that have experiments.
std::vector<FieldValue> game_values(const Experiment& experiment);
/// Returns the ready-made experiments of the game. None is chosen if the experiment is a different
/// one.
std::vector<FieldValue> preset_values(const Experiment& experiment);
/// Returns the values of an option; in a series also "all of them at once". None is chosen if the
/// value was typed in by hand.
std::vector<FieldValue> option_values(const Experiment& experiment, const core::OptionSpec& option);
/// Returns the bots for a seat, counted from 0. None is chosen if the bot was typed in by hand.
std::vector<FieldValue> bot_values(const Experiment& experiment, std::size_t seat);
/// Returns the measures that charts and tables of a sweep can show.
std::vector<FieldValue> measure_values(const ShownResults& shown);

}  // namespace ctq::scenes
