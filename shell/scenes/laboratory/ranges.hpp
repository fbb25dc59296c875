#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"

/// The ranges of numbers in an experiment. "From", "to" and "step" of a range each have a field.
namespace ctq::scenes {

/// The range of a bot's parameter, or of an option that is a number.
struct NumberRange {
    std::string place;  ///< where the number is: the seat, such as "2", or the option's key
    std::string title;  ///< "Turn", "Pirates each"
    std::string help;   ///< a sentence that explains what the number means
    std::string least;  ///< smallest allowed value
    std::string most;
    std::string from{};  ///< current value; equal to `to` if the number does not vary
    std::string to{};
    std::string step{};
    bool one = false;   ///< the number can't vary: it has one value
    bool whole = true;  ///< only whole numbers are allowed
};

/// Returns the names that commands use for the fields of a range: "from", "to", "step". There is
/// "step" only if the number varies. A number that can't vary has only "from".
std::span<const std::string_view> range_fields(const NumberRange& range);

/// Returns the range of the parameter of the bot at this seat, counted from 0. Returns nullopt if
/// the bot has no number, or if several bots take turns at the seat.
std::optional<NumberRange> bot_range(const Experiment& experiment, std::size_t seat);
/// Returns the range of an option. Returns nullopt if the option is not a number, or if its values
/// are listed one by one.
std::optional<NumberRange> option_range(const Experiment& experiment,
                                        const core::OptionSpec& option);
/// Returns the options that have an effect and are numbers. If `set`: those that vary or differ
/// from their default. Otherwise, in a series only: the remaining ones, which could vary. Returns
/// none if the games start from a position, which already fixes the rules.
std::vector<const core::OptionSpec*> number_options(const Experiment& experiment, bool set);

/// Returns the range at a place: a seat's number or an option's key.
std::optional<NumberRange> range_at(const Experiment& experiment, std::string_view place);
/// Sets one field of a range, "2:from=5" or "tokens:to=6". If "from" would exceed "to", the other
/// field changes, too. Fails if there is no such range or if the value is not allowed: "Turn is a
/// whole number from 1 to 40."
core::Failure set_range(Experiment& experiment, std::string_view assignment);
/// Makes an option vary around its default. Returns false if this key is not that of a numeric
/// option.
bool vary_option(Experiment& experiment, std::string_view key);
/// Returns the question to ask when a field is pressed: "Leaves at this turn of each round. From, 1
/// to 40:".
std::string range_question(const NumberRange& range, std::string_view field);
/// Returns the value of the field "from", "to" or "step".
const std::string& range_value(const NumberRange& range, std::string_view field);

}  // namespace ctq::scenes
