#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace ctq::core {

enum class OptionKind : std::uint8_t { flag, choice, number };

/// A value that a preset sets: if the preset key is `choice`, option `index` becomes `value`.
struct PresetValue {
    std::int32_t choice;
    std::int32_t index;
    std::int32_t value;
};

/// One option of a game, as declared in its table.
struct OptionSpec {
    const char* key;
    const char* title;  ///< for people: "Cards of each symbol"
    const char* help;   ///< one line
    OptionKind kind;
    /// If kind is `choice`: the words, in order of their values. If kind is `number`: words for the
    /// values just below `least`, from the highest down.
    std::span<const char* const> choices;
    std::int32_t least;     ///< kind number
    std::int32_t most;      ///< kind number
    std::int32_t standard;  ///< the default: a number, the index of a choice, or 0 or 1 for a flag
    std::span<const PresetValue> presets{};  ///< only for the preset key
    /// If kind is `number`: the options (by index) that this option sets to its own value. If they
    /// have different values, this option shows its default.
    std::span<const std::int32_t> short_for{};
    /// If kind is `choice`: one sentence about each choice; empty if the words explain themselves.
    std::span<const char* const> lines{};
    /// The display names of `choices`; empty: the words, capitalised.
    std::span<const char* const> titles{};
    /// True: people set the option before every match, like the length. False: a house rule.
    bool basic = false;
    /// The choices of the preset key with which the option has an effect: bit c for choice c.
    std::uint32_t presets_with = ~0U;

    /// Returns a copy of the option with `basic` set.
    constexpr OptionSpec as_basic() const {
        OptionSpec spec = *this;
        spec.basic = true;
        return spec;
    }
    /// Returns a copy of the option with these display names for its choices.
    constexpr OptionSpec with_titles(std::span<const char* const> choice_titles) const {
        OptionSpec spec = *this;
        spec.titles = choice_titles;
        return spec;
    }
    /// Returns a copy of the option that has an effect only with these choices of the preset key.
    constexpr OptionSpec only_with(std::uint32_t preset_choices) const {
        OptionSpec spec = *this;
        spec.presets_with = preset_choices;
        return spec;
    }
};

// The functions that write an option table, one call for each option. The arguments are the members
// of `OptionSpec` with the same names.

/// Returns a flag, on or off.
constexpr OptionSpec flag_option(const char* key, const char* title, const char* help,
                                 bool standard) {
    return {key, title, help, OptionKind::flag, {}, 0, 1, standard ? 1 : 0};
}

/// Returns a choice among several words. `standard` is the index of the default.
constexpr OptionSpec choice_option(const char* key, const char* title, const char* help,
                                   std::span<const char* const> choices, std::int32_t standard,
                                   std::span<const char* const> lines = {},
                                   std::span<const PresetValue> presets = {}) {
    return {key, title, help, OptionKind::choice, choices, 0, 0, standard, presets, {}, lines};
}

/// Returns a whole number, or one of `words_below`, which stand for the values just below `least`.
constexpr OptionSpec number_option(const char* key, const char* title, const char* help,
                                   std::int32_t least, std::int32_t most, std::int32_t standard,
                                   std::span<const char* const> words_below = {},
                                   std::span<const std::int32_t> short_for = {}) {
    return {key,  title,    help, OptionKind::number, words_below, least,
            most, standard, {},   short_for};
}

inline constexpr int kMaxOptions = 32;

/// The values of a game's options, in the order of its table. Unused slots are zero.
struct Options {
    std::array<std::int32_t, kMaxOptions> value{};

    std::int32_t operator[](int index) const { return value[static_cast<std::size_t>(index)]; }
    bool operator==(const Options&) const = default;
};

using OptionTable = std::span<const OptionSpec>;

/// Returns the default of every option, with the default choice of the preset key.
Options standard_options(OptionTable table);

/// Returns the defaults that apply when the preset key, if the table has one, is `choice`.
Options preset_options(OptionTable table, std::int32_t choice);

/// Sets one option and the options that depend on it: a preset resets all others, and an option
/// that is short for others sets those. The value must be valid for the option.
void set_option(OptionTable table, Options& options, int index, std::int32_t value);

/// Reads "key=value key=value". The order of the pairs doesn't matter: the preset key is applied
/// first, then keys that are short for others, then the rest. Fails on an unknown or repeated key
/// or an invalid value.
Result<Options> read_options(OptionTable table, std::string_view text);

/// Returns "key=value …" for each option that differs from its default, in table order. Equal
/// options give equal texts.
std::string options_text(OptionTable table, const Options& options);

/// Returns the changed options for people: "Rule set: Board, Pirates each: 3"; empty if all are
/// defaults.
std::string options_title(OptionTable table, const Options& options);

/// Returns the word for a value of an option: "on", "board", "6".
std::string option_word(const OptionSpec& spec, std::int32_t value);

/// Returns the word for people to read: "On", "Board", "6".
std::string option_title(const OptionSpec& spec, std::int32_t value);

/// Returns the lowest value of an option of kind number, including values written as words.
std::int32_t least_value(const OptionSpec& spec);

/// Checks values that were not read from text. Fails if a value is out of range, contradicts the
/// options that it is short for, or is set beyond the table.
Failure check_options(OptionTable table, const Options& options);

/// Whether an option has an effect with these values, judged by the preset key alone.
bool option_matters(OptionTable table, const Options& options, int index);

/// Returns the index of the preset key in the table, or -1.
int preset_index(OptionTable table);

/// Returns "key=choice" for each choice of the preset key, or one empty text if there is no such
/// key.
std::vector<std::string> preset_texts(OptionTable table);

}  // namespace ctq::core
