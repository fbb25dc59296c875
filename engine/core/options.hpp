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

/// What a preset key sets besides itself: when it takes `choice`, option `index` becomes `value`.
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
    /// Kind choice: the words, in order of their values. Kind number: words that may stand instead
    /// of one, for the values just below `least`, downwards.
    std::span<const char* const> choices;
    std::int32_t least;                      ///< kind number
    std::int32_t most;                       ///< kind number
    std::int32_t standard;                   ///< the default; flags 0 or 1, choices an index
    std::span<const PresetValue> presets{};  ///< only the preset key has any
    /// Kind number: the option is short for these (by index), all with the same value. It has that
    /// value itself, or its default where they differ.
    std::span<const std::int32_t> short_for{};
    /// Kind choice: what each of them means, a sentence; empty where the words say it all.
    std::span<const char* const> lines{};
    /// What people read for each of `choices`; empty where the words do with a capital.
    std::span<const char* const> titles{};
    /// What one settles before a match, as its length; the others are house rules.
    bool basic = false;
    /// The choices of the preset key under which the option does anything: bit c for choice c.
    std::uint32_t presets_with = ~0U;

    /// The same option as a basic one.
    constexpr OptionSpec asked_first() const {
        OptionSpec spec = *this;
        spec.basic = true;
        return spec;
    }
    /// The same option with choices that people read by other words.
    constexpr OptionSpec called(std::span<const char* const> choice_titles) const {
        OptionSpec spec = *this;
        spec.titles = choice_titles;
        return spec;
    }
    /// The same option as one that does something only under these choices of the preset key.
    constexpr OptionSpec only_with(std::uint32_t choices_of_preset) const {
        OptionSpec spec = *this;
        spec.presets_with = choices_of_preset;
        return spec;
    }
};

// How a table is written: one of these for each option; the arguments are the members of
// `OptionSpec` of the same names.

/// On or off.
constexpr OptionSpec flag_option(const char* key, const char* title, const char* help,
                                 bool standard) {
    return {key, title, help, OptionKind::flag, {}, 0, 1, standard ? 1 : 0};
}

/// One of several words; `standard` is its place among them.
constexpr OptionSpec choice_option(const char* key, const char* title, const char* help,
                                   std::span<const char* const> choices, std::int32_t standard,
                                   std::span<const char* const> lines = {},
                                   std::span<const PresetValue> presets = {}) {
    return {key, title, help, OptionKind::choice, choices, 0, 0, standard, presets, {}, lines};
}

/// A whole number, or one of `words_below`, which stand for the values just below `least`.
constexpr OptionSpec number_option(const char* key, const char* title, const char* help,
                                   std::int32_t least, std::int32_t most, std::int32_t standard,
                                   std::span<const char* const> words_below = {},
                                   std::span<const std::int32_t> short_for = {}) {
    return {key,  title,    help, OptionKind::number, words_below, least,
            most, standard, {},   short_for};
}

inline constexpr int kMaxOptions = 32;

/// The values of a game's options in the order of its table; unused slots are zero.
struct Options {
    std::array<std::int32_t, kMaxOptions> value{};

    std::int32_t operator[](int index) const { return value[static_cast<std::size_t>(index)]; }
    bool operator==(const Options&) const = default;
};

using OptionTable = std::span<const OptionSpec>;

/// Every option at its default, for the default choice of the preset key.
Options standard_options(OptionTable table);

/// The defaults once the preset key, if the table has one, takes `choice`.
Options preset_options(OptionTable table, std::int32_t choice);

/// Gives one option a value, with all that follows for others: a preset resets them, what is short
/// for some sets these. The value must be one that the option may have.
void set_option(OptionTable table, Options& options, int index, std::int32_t value);

/// Reads "key=value key=value". A preset key acts first wherever it stands, then keys that are
/// short for others; the rest override. Problem: an unknown or repeated key, a value that is none
/// of the option's.
Result<Options> read_options(OptionTable table, std::string_view text);

/// "key=value …" in table order, without what has its default: equal options, equal text.
std::string options_text(OptionTable table, const Options& options);

/// The same for people: "Rule set: Board, Pirates each: 3"; empty where all has its default.
std::string options_title(OptionTable table, const Options& options);

/// The word for a value of one option: "on", "board", "6".
std::string option_word(const OptionSpec& spec, std::int32_t value);

/// The same for people: "On", "Board", "6".
std::string option_title(const OptionSpec& spec, std::int32_t value);

/// The lowest value of an option of kind number, those written as words included.
std::int32_t least_value(const OptionSpec& spec);

/// What is wrong with values that no text was read for: out of range, not in accord with what they
/// are short for, or set beyond the table.
Failure check_options(OptionTable table, const Options& options);

/// Whether an option does anything with these values, as far as the preset key tells.
bool option_matters(OptionTable table, const Options& options, int index);

/// Index of the preset key in the table, or -1.
int preset_index(OptionTable table);

/// "key=choice" for each choice of the preset key; one empty text where the table has none.
std::vector<std::string> preset_texts(OptionTable table);

}  // namespace ctq::core
