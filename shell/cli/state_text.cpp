#include "shell/cli/state_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ctq::cli {
namespace {

using Json = nlohmann::ordered_json;

/// In lists with more entries than this, the entries are numbered.
constexpr std::size_t kMostCountedByEye = 8;

std::string scalar_text(const Json& value) {
    if (value.is_null()) {
        return "hidden";
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? "yes" : "no";
    }
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string inline_text(const Json& value);

/// Writes pairs as "S 2, C 1", without those that are 0.
std::string pairs_text(const Json& object) {
    std::string text;
    for (const auto& [name, value] : object.items()) {
        if (value.is_number() && value == 0) {
            continue;
        }
        text += (text.empty() ? "" : ", ") + name + " " + inline_text(value);
    }
    return text.empty() ? "none" : text;
}

std::string inline_text(const Json& value) {
    if (value.is_object()) {
        return pairs_text(value);
    }
    if (!value.is_array()) {
        return scalar_text(value);
    }
    const bool numbered = value.size() > kMostCountedByEye;
    std::string text;
    int number = 0;
    for (const Json& item : value) {
        ++number;
        text += (text.empty() ? "" : " ") + (numbered ? std::to_string(number) + ":" : "") +
                inline_text(item);
    }
    return text.empty() ? "none" : text;
}

/// Writes the facts of one row: "tokens: 0 3 4; cards: 3; hand: S 2".
std::string row_text(const Json& value) {
    if (!value.is_object()) {
        return inline_text(value);
    }
    std::string text;
    for (const auto& [name, part] : value.items()) {
        text += (text.empty() ? "" : "; ") + name + ": " + inline_text(part);
    }
    return text;
}

bool is_list_of_things(const Json& value) {
    return value.is_array() && !value.empty() &&
           std::all_of(value.begin(), value.end(),
                       [](const Json& item) { return item.is_object() || item.is_array(); });
}

/// Returns the singular of a name: "seat" for "seats".
std::string one_of(const std::string& names) {
    return names.size() > 1 && names.back() == 's' ? names.substr(0, names.size() - 1) : names;
}

}  // namespace

std::string picture_text(const core::GameHandle& game, const void* state) {
    core::JsonWriter writer;
    game.picture(state, writer);
    const Json picture = Json::parse(writer.str());
    if (!picture.is_object()) {
        return inline_text(picture) + "\n";
    }
    std::string text;
    for (const auto& [name, value] : picture.items()) {
        if (!is_list_of_things(value)) {
            text += name + ": " + inline_text(value) + "\n";
            continue;
        }
        int number = 0;
        for (const Json& item : value) {
            text += one_of(name) + " " + std::to_string(++number) + ": " + row_text(item) + "\n";
        }
    }
    return text;
}

}  // namespace ctq::cli
