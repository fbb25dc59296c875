#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

/// The fields of an experiment, and the values that can be chosen for them. The form shows a field
/// as a drop-down list, the text view shows it as buttons.
namespace ctq::scenes {

/// One value of a field.
struct FieldValue {
    std::string command;  ///< id of the command that chooses this value
    std::string title;
    bool chosen = false;  ///< the experiment has this value
};

/// Returns the kinds of experiment: match-up, tournament, comparison.
std::vector<FieldValue> kind_values(const Experiment& experiment);
/// Returns the games for which there are experiments.
std::vector<FieldValue> game_values(const Experiment& experiment);
/// Returns the presets (ready-made experiments) of the game. None of them is marked as chosen if
/// the experiment equals none.
std::vector<FieldValue> preset_values(const Experiment& experiment);
/// Returns the values of an option; in a series also "all of them at once". None of them is marked
/// as chosen if the value was typed in.
std::vector<FieldValue> option_values(const Experiment& experiment, const core::OptionSpec& option);
/// Returns the bots for a seat, counted from 0. None of them is marked as chosen if the bot was
/// typed in.
std::vector<FieldValue> bot_values(const Experiment& experiment, std::size_t seat);
/// Returns the measures that charts and tables of a sweep can show.
std::vector<FieldValue> measure_values(const ShownResults& shown);

}  // namespace ctq::scenes
