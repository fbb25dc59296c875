#include "tests/stage/sentences.hpp"

#include <algorithm>
#include <cctype>

namespace ctq::stage {
namespace {

bool is_lower(char c) {
    return std::islower(static_cast<unsigned char>(c)) != 0;
}

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// Punctuation that never stands twice in a row.
bool is_stop(char c) {
    return std::string_view(".,;:?!").find(c) != std::string_view::npos;
}

/// Finds "..", "?.", ", .", " ,". A range of a sweep, 1..6, is allowed.
std::string doubled(std::string_view words) {
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool range = words[i] == '.' && words[i - 1] == '.' && i > 1 &&
                           is_digit(words[i - 2]) && i + 1 < words.size() && is_digit(words[i + 1]);
        const bool after_blank = is_stop(words[i]) && words[i - 1] == ' ';
        if ((is_stop(words[i]) && is_stop(words[i - 1]) && !range) || after_blank) {
            return "punctuation";
        }
    }
    return "";
}

/// Finds "search:2", "rules=board", "incan_gold".
std::string raw_word(std::string_view words) {
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const char before = words[i - 1];
        const char after = words[i + 1];
        if (words[i] == '_' && is_letter(before)) {
            return "a raw id";
        }
        if (words[i] == '=' && is_lower(before) && after != ' ') {
            return "an option's key";
        }
        if (words[i] == ':' && is_lower(before) && is_digit(after)) {
            return "a raw bot";
        }
    }
    return "";
}

/// Whether the words are a link, or a row of Carteso's board, in which a dot is an empty point.
bool is_no_sentence(std::string_view words) {
    const std::size_t colon = words.find(": ");
    const bool row = words.starts_with("Row ") && colon != std::string_view::npos &&
                     words.substr(colon).find_first_not_of(": .XO") == std::string_view::npos;
    return row || words.find("://") != std::string_view::npos;
}

/// Decodes a JSON string, as far as the text view uses escapes.
std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escaped = text[i] == '\\' && i + 1 < text.size();
        i += escaped ? 1 : 0;
        out += escaped && text[i] == 'n' ? '\n' : text[i];
    }
    return out;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view kMarks = "“”‘’–·\u00A0";
    std::vector<std::string> words(1);
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        const std::size_t length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3;
        const std::string_view sign = text.substr(0, length);
        text.remove_prefix(std::min(length, text.size()));
        if (length > 1 ? kMarks.find(sign) == std::string_view::npos : std::isalnum(byte) != 0) {
            words.back() += length > 1 ? std::string(sign)
                                       : std::string(1, static_cast<char>(std::tolower(byte)));
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    std::erase(words, "");
    return words;
}

std::string fault_of(std::string_view words) {
    if (is_no_sentence(words)) {
        return "";
    }
    if (words.find_first_of("{}") != std::string_view::npos) {
        return "a brace";
    }
    const std::string fault = doubled(words);
    return fault.empty() ? raw_word(words) : fault;
}

std::string fault_of_sentence(std::string_view words) {
    const std::string fault = fault_of(words);
    const bool small = !words.empty() && is_lower(words.front()) && !is_no_sentence(words);
    return fault.empty() && small ? "a small letter" : fault;
}

std::vector<std::string> text_view_words(const Player& person) {
    const std::string json = person.text_view();
    std::vector<std::string> list;
    std::string key;
    for (std::size_t at = json.find('"'); at != std::string::npos; at = json.find('"', at)) {
        std::size_t end = at + 1;
        while (json[end] != '"') {
            end += json[end] == '\\' ? 2 : 1;
        }
        const std::string text = unescaped(std::string_view(json).substr(at + 1, end - at - 1));
        at = end + 1;
        if (json[at] == ':') {
            key = text;
            continue;
        }
        const bool notation = key == "id" || key == "example" || key == "left" || key == "kind" ||
                              key == "scene" || key == "page" || key == "theme";
        if (!notation) {
            list.push_back(text);
        }
    }
    return list;
}

std::vector<std::string> spot_words(Player& person) {
    std::vector<std::string> list;
    for (const ui::Spot& spot : person.spots()) {
        list.push_back(spot.label);
    }
    return list;
}

}  // namespace ctq::stage
