#include "engine/core/options.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

std::optional<std::int32_t> read_value(const OptionSpec& spec, std::string_view word) {
    switch (spec.kind) {
        case OptionKind::flag:
            if (word == "on") {
                return 1;
            }
            if (word == "off") {
                return 0;
            }
            return std::nullopt;
        case OptionKind::choice:
            for (std::size_t i = 0; i < spec.choices.size(); ++i) {
                if (word == spec.choices[i]) {
                    return static_cast<std::int32_t>(i);
                }
            }
            return std::nullopt;
        case OptionKind::number:
            for (std::size_t i = 0; i < spec.choices.size(); ++i) {
                if (word == spec.choices[i]) {
                    return spec.least - 1 - static_cast<std::int32_t>(i);
                }
            }
            if (const auto number = read_number(word);
                number && *number >= spec.least && *number <= spec.most) {
                return static_cast<std::int32_t>(*number);
            }
            return std::nullopt;
    }
    return std::nullopt;
}

bool in_range(const OptionSpec& spec, std::int32_t value) {
    switch (spec.kind) {
        case OptionKind::flag:
            return value == 0 || value == 1;
        case OptionKind::choice:
            return value >= 0 && value < static_cast<std::int32_t>(spec.choices.size());
        case OptionKind::number:
            return value >= least_value(spec) && value <= spec.most;
    }
    return false;
}

std::string allowed(const OptionSpec& spec) {
    if (spec.kind == OptionKind::flag) {
        return "on or off";
    }
    if (spec.kind == OptionKind::number) {
        std::string words;
        for (const char* choice : spec.choices) {
            words += std::string(choice) + " or ";
        }
        return words + "a number from " + std::to_string(spec.least) + " to " +
               std::to_string(spec.most);
    }
    std::string list = "one of";
    for (const char* word : spec.choices) {
        list += list == "one of" ? " " : ", ";
        list += word;
    }
    return list;
}

int find_key(OptionTable table, std::string_view key) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (key == table[i].key) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

Problem unknown_key(OptionTable table, std::string_view key) {
    std::string known;
    for (const OptionSpec& spec : table) {
        known += known.empty() ? "" : ", ";
        known += spec.key;
    }
    return {"options",
            "There is no option " + quoted(key) +
                (known.empty() ? "; this game has none." : "; there are " + known + ".")};
}

struct Given {
    int index;
    std::int32_t value;
};

/// Updates the options that are short for others to match them.
void settle(OptionTable table, Options& options) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto& members = table[i].short_for;
        if (members.empty()) {
            continue;
        }
        const std::int32_t value = options[members[0]];
        const bool alike = std::all_of(members.begin(), members.end(), [&](std::int32_t member) {
            return options[member] == value;
        });
        options.value[i] = alike ? value : table[i].standard;
    }
}

Result<Given> read_pair(OptionTable table, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
        return Problem{"options", "Options are written key=value, not " + quoted(word) + "."};
    }
    const int index = find_key(table, word.substr(0, equals));
    if (index < 0) {
        return unknown_key(table, word.substr(0, equals));
    }
    const OptionSpec& spec = table[static_cast<std::size_t>(index)];
    const auto value = read_value(spec, word.substr(equals + 1));
    if (!value) {
        return Problem{"options", std::string(spec.key) + " must be " + allowed(spec) + ", not " +
                                      quoted(word.substr(equals + 1)) + "."};
    }
    return Given{index, *value};
}

}  // namespace

std::int32_t least_value(const OptionSpec& spec) {
    return spec.least - static_cast<std::int32_t>(spec.choices.size());
}

int preset_index(OptionTable table) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!table[i].presets.empty()) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

std::vector<std::string> preset_texts(OptionTable table) {
    const int preset = preset_index(table);
    if (preset < 0) {
        return {""};
    }
    const OptionSpec& spec = table[static_cast<std::size_t>(preset)];
    std::vector<std::string> texts;
    for (const char* choice : spec.choices) {
        texts.push_back(std::string(spec.key) + "=" + choice);
    }
    return texts;
}

bool option_matters(OptionTable table, const Options& options, int index) {
    const int preset = preset_index(table);
    const std::uint32_t with = table[static_cast<std::size_t>(index)].presets_with;
    return preset < 0 || (with >> options[preset] & 1U) != 0;
}

Options preset_options(OptionTable table, std::int32_t choice) {
    Options options;
    for (std::size_t i = 0; i < table.size(); ++i) {
        options.value[i] = table[i].standard;
    }
    const int preset = preset_index(table);
    if (preset >= 0) {
        options.value[static_cast<std::size_t>(preset)] = choice;
        for (const PresetValue& set : table[static_cast<std::size_t>(preset)].presets) {
            if (set.choice == choice) {
                options.value[static_cast<std::size_t>(set.index)] = set.value;
            }
        }
    }
    return options;
}

Options standard_options(OptionTable table) {
    const int preset = preset_index(table);
    return preset_options(table, preset < 0 ? 0 : table[static_cast<std::size_t>(preset)].standard);
}

void set_option(OptionTable table, Options& options, int index, std::int32_t value) {
    if (index == preset_index(table)) {
        options = preset_options(table, value);
    }
    options.value[static_cast<std::size_t>(index)] = value;
    for (const std::int32_t member : table[static_cast<std::size_t>(index)].short_for) {
        options.value[static_cast<std::size_t>(member)] = value;
    }
    settle(table, options);
}

Result<Options> read_options(OptionTable table, std::string_view text) {
    std::vector<Given> given;
    Options options = standard_options(table);
    std::array<bool, kMaxOptions> seen{};
    for (const std::string_view word : words(text)) {
        const auto pair = read_pair(table, word);
        if (!pair) {
            return pair.problem();
        }
        if (seen[static_cast<std::size_t>(pair->index)]) {
            return Problem{"options", "The option " + quoted(word.substr(0, word.find('='))) +
                                          " is given twice."};
        }
        seen[static_cast<std::size_t>(pair->index)] = true;
        given.push_back(*pair);
    }
    const auto order = [&](const Given& pair) {
        const bool shorthand = !table[static_cast<std::size_t>(pair.index)].short_for.empty();
        return pair.index == preset_index(table) ? 0 : (shorthand ? 1 : 2);
    };
    for (int now = 0; now <= 2; ++now) {
        for (const Given& pair : given) {
            if (order(pair) == now) {
                set_option(table, options, pair.index, pair.value);
            }
        }
    }
    return options;
}

std::string option_word(const OptionSpec& spec, std::int32_t value) {
    switch (spec.kind) {
        case OptionKind::flag:
            return value != 0 ? "on" : "off";
        case OptionKind::choice:
            return spec.choices[static_cast<std::size_t>(value)];
        case OptionKind::number:
            return value < spec.least
                       ? spec.choices[static_cast<std::size_t>(spec.least - 1 - value)]
                       : std::to_string(value);
    }
    return {};
}

std::string option_title(const OptionSpec& spec, std::int32_t value) {
    const std::int32_t index = spec.kind == OptionKind::choice ? value : spec.least - 1 - value;
    const bool titled = index >= 0 && index < static_cast<std::int32_t>(spec.titles.size());
    return titled ? spec.titles[static_cast<std::size_t>(index)]
                  : capitalized(option_word(spec, value));
}

Failure check_options(OptionTable table, const Options& options) {
    for (std::size_t i = 0; i < options.value.size(); ++i) {
        const std::int32_t value = options.value[i];
        if (i >= table.size() ? value != 0 : !in_range(table[i], value)) {
            return Problem{"options", "The options hold a value that none of them can have."};
        }
    }
    Options settled = options;
    settle(table, settled);
    if (settled != options) {
        return Problem{"options", "The options contradict each other."};
    }
    return std::nullopt;
}

std::string options_text(OptionTable table, const Options& options) {
    const int preset = preset_index(table);
    const Options standard = standard_options(table);
    const Options base = preset < 0 ? standard : preset_options(table, options[preset]);
    std::string text;
    Options implied = base;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool is_preset = static_cast<int>(i) == preset;
        if (options.value[i] != (is_preset ? standard : implied).value[i]) {
            text += text.empty() ? "" : " ";
            text += std::string(table[i].key) + "=" + option_word(table[i], options.value[i]);
            for (const std::int32_t member : table[i].short_for) {
                implied.value[static_cast<std::size_t>(member)] = options.value[i];
            }
        }
    }
    return text;
}

std::string options_title(OptionTable table, const Options& options) {
    const std::string text = options_text(table, options);
    std::string titles;
    for (const std::string_view word : words(text)) {
        const int index = find_key(table, word.substr(0, word.find('=')));
        const OptionSpec& spec = table[static_cast<std::size_t>(index)];
        titles += titles.empty() ? "" : ", ";
        titles += spec.title;
        titles += ": " + option_title(spec, options[index]);
    }
    return titles;
}

}  // namespace ctq::core
