#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"

/// The number ranges of an experiment: from, to and step, each with its own field.
namespace ctq::scenes {

/// The range of a bot's parameter or of an option.
struct NumberRange {
    std::string place;  ///< the seat, "2", or the option's key
    std::string title;  ///< "Turn", "Pirates each"
    std::string help;   ///< a sentence that explains the number
    std::string least;  ///< smallest allowed value
    std::string most;
    std::string from{};  ///< current value; equal to `to` if the number does not vary
    std::string to{};
    std::string step{};
    bool one = false;   ///< true if it can't vary
    bool whole = true;  ///< true if only whole numbers are allowed
};

/// Returns the names of the fields in commands. "step" is present only if the number varies. A
/// number that can't vary has only "from".
std::span<const std::string_view> range_fields(const NumberRange& range);

/// Returns the range of the bot at this seat, counted from 0. None if the bot has no number, or if
/// several bots take turns at the seat.
std::optional<NumberRange> bot_range(const Experiment& experiment, std::size_t seat);
/// Returns the range of an option. None if the option is not a number, or if its values are listed
/// one by one.
std::optional<NumberRange> option_range(const Experiment& experiment,
                                        const core::OptionSpec& option);
/// Returns the relevant options that are numbers: with `set` those that vary or differ from the
/// default, else the others that could vary. The others are returned only in a series. Returns
/// nothing if the rules come from a position.
std::vector<const core::OptionSpec*> number_options(const Experiment& experiment, bool set);

/// Returns the range of a place: a seat or an option's key.
std::optional<NumberRange> range_at(const Experiment& experiment, std::string_view place);
/// Sets one field, "2:from=5" or "tokens:to=6". If "from" would exceed "to", the other one is
/// changed, too. Fails if there is no such range or if the value is not allowed: "Turn is a whole
/// number from 1 to 40."
core::Failure set_range(Experiment& experiment, std::string_view assignment);
/// Makes an option vary around its default. Returns false if no option with this key is a number.
bool vary_option(Experiment& experiment, std::string_view key);
/// Returns the question for a pressed field: "Leaves at this turn of each round. From, 1 to 40:".
std::string range_question(const NumberRange& range, std::string_view field);
/// Returns the value of a field.
const std::string& range_value(const NumberRange& range, std::string_view field);

}  // namespace ctq::scenes
