#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/laboratory/experiment.hpp"

/// Numbers of an experiment as people set them: from, to and by which step, each a field of its own.
namespace ctq::app {

/// The number of a bot, or of an option.
struct NumberRange {
    std::string place;  ///< the seat, "2", or the option's key
    std::string title;  ///< "Turn", "Pirates each"
    std::string help;   ///< what it is about, a sentence
    std::string least;  ///< that it may be
    std::string most;
    std::string from{};  ///< as it is set now; alike where it does not vary
    std::string to{};
    std::string step{};
    bool one = false;   ///< it can't vary
    bool whole = true;  ///< only whole numbers may be chosen
};

/// The fields of a range, as commands name them: the step only where it varies, "from" alone where it can't.
std::span<const std::string_view> range_fields(const NumberRange& range);

/// That of the bot at this seat (from 0). None where it has no number, or several bots take turns there.
std::optional<NumberRange> bot_range(const Experiment& experiment, std::size_t seat);
/// That of an option. None where it is no number, or its values are listed.
std::optional<NumberRange> option_range(const Experiment& experiment,
                                        const core::OptionSpec& option);
/// The options that are numbers and matter; those that differ from the standard, or vary, are `set`. Those that could
/// vary only in a series, none where the rules are those of a position.
std::vector<const core::OptionSpec*> number_options(const Experiment& experiment, bool set);

/// The range that stands at this place: the seat's, or the option's.
std::optional<NumberRange> range_at(const Experiment& experiment, std::string_view place);
/// Sets one field, "2:from=5" or "tokens:to=6"; an end that would pass the other one takes it along. Problem: there is
/// no such range, or what may be chosen: "Turn is a whole number from 1 to 40."
core::Failure set_range(Experiment& experiment, std::string_view assignment);
/// Lets an option vary around its standard. False: it is none that is a number.
bool vary_option(Experiment& experiment, std::string_view key);
/// What is asked when a field is pressed: "Leaves at this turn of each round. From, 1 to 40:".
std::string range_question(const NumberRange& range, std::string_view field);
/// What a field holds.
const std::string& range_value(const NumberRange& range, std::string_view field);

}  // namespace ctq::app
