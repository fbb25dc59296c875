#include "engine/core/incoming/records.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.hpp"

namespace ctq::core {
namespace {

constexpr std::string_view kGameTag = "[Game ";
/// The most paragraphs that are tried to be left out behind a record.
constexpr int kMostParagraphs = 20;

/// Characters that look like others, in UTF-8, with what they mean.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kLookalikes{
    {{"\u201C", "\""},
     {"\u201D", "\""},
     {"\u201E", "\""},
     {"\u201F", "\""},
     {"\u00AB", "\""},
     {"\u00BB", "\""},
     {"\u2033", "\""},
     {"\uFF02", "\""},
     {"\u00A0", " "},
     {"\u200B", ""},
     {"\u2060", ""},
     {"\uFEFF", ""}}};

/// Returns the line with these characters replaced. Leaves a tag that is as it should be, because a
/// name may have any character.
std::string without_lookalikes(std::string_view text) {
    if (text.starts_with('[') && text.find('"') != std::string_view::npos) {
        return std::string(text);
    }
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t width = 1;
        std::string_view to = text.substr(at, 1);
        for (const auto& [from, meant] : kLookalikes) {
            if (text.substr(at, from.size()) == from) {
                width = from.size();
                to = meant;
            }
        }
        out += to;
        at += width;
    }
    return out;
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether mail programs put this character before each line of a letter that is answered.
bool is_mark(char c) {
    return c == '>' || c == '|';
}

/// Returns the line without blanks and this many marks of quotation at its beginning.
std::string_view unquoted(std::string_view line, int marks) {
    line = trimmed(line);
    for (; marks > 0 && !line.empty() && is_mark(line.front()); --marks) {
        line = trimmed(line.substr(1));
    }
    return line;
}

/// Returns the number of marks of quotation before the first tag of a game, or -1 if there is none.
int marks_of(std::string_view text) {
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t at = line.find(kGameTag);
        const std::string_view before = line.substr(0, std::min(at, line.size()));
        if (at != std::string_view::npos && std::none_of(before.begin(), before.end(), is_letter)) {
            return static_cast<int>(std::count_if(before.begin(), before.end(), is_mark));
        }
    }
    return -1;
}

/// Returns the text without its last paragraph, or an empty one if there is only one. A signature,
/// below a line of two dashes, is one.
std::string_view without_last_paragraph(std::string_view text) {
    text = trimmed(text);
    // What is not found counts as 0, because npos + 1 is 0.
    return text.substr(0, std::max(text.rfind("\n\n") + 1, text.rfind("\n--\n") + 1));
}

/// Returns whether the text has a line that is neither blank nor a tag nor a comment.
bool has_actions(std::string_view text) {
    const auto lines = split(text, '\n');
    return std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
        line = trimmed(line);
        return !line.empty() && line.front() != '[' && line.front() != ';';
    });
}

}  // namespace

std::string plain_records(std::string_view text) {
    const int marks = marks_of(text);
    if (marks < 0) {
        return std::string(text);
    }
    std::string out;
    for (const std::string_view quoted : split(text, '\n')) {
        const std::string line = without_lookalikes(unquoted(quoted, marks));
        if (!out.empty() || line.starts_with('[')) {
            out.append(line).append("\n");
        }
    }
    return out;
}

Result<Opened> read_shortened(std::string_view record, const ReadRecord& read) {
    auto opened = read(record);
    std::string_view rest = record;
    for (int left = 0; !opened && left < kMostParagraphs; ++left) {
        rest = without_last_paragraph(rest);
        if (!has_actions(rest)) {
            break;
        }
        if (auto shorter = read(rest)) {
            shorter->remark += shorter->remark.empty() ? "" : " ";
            shorter->remark += "The lines behind the record were left out.";
            return shorter;
        }
    }
    return opened;
}

}  // namespace ctq::core
