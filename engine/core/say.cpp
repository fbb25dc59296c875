#include "engine/core/say.hpp"

#include <algorithm>

#include "engine/core/game.hpp"

namespace ctq::core {
namespace {

/// Returns the index of the brace that closes the one before `text`, or the length if there is
/// none.
std::size_t closing(std::string_view text) {
    int open = 1;
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        open += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (open == 0) {
            break;
        }
    }
    return at;
}

/// Returns the form with this number, or the last one if there are fewer; "a|b" has two. Bars
/// inside braces belong to nested forms.
std::string_view form_of(std::string_view forms, int number) {
    int open = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < forms.size(); ++at) {
        open += forms[at] == '{' ? 1 : forms[at] == '}' ? -1 : 0;
        if (forms[at] == '|' && open == 0) {
            if (number-- == 0) {
                return forms.substr(begin, at - begin);
            }
            begin = at + 1;
        }
    }
    // Without a third form, 0 takes the same form as other numbers.
    return forms.substr(begin);
}

/// The parts of a sentence, and one extra part for a phrase.
struct Filling {
    const Part* begin;
    const Part* end;
    const Part* you;
};

void append(std::string& text, std::string_view pattern, const Filling& filling) {
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos) {
            return;
        }
        pattern.remove_prefix(open + 1);
        const std::size_t end = closing(pattern);
        const std::string_view hole = pattern.substr(0, end);
        pattern.remove_prefix(std::min(pattern.size(), end + 1));
        const std::size_t colon = hole.find(':');
        const std::string_view name = hole.substr(0, colon);
        const Part* part = std::find_if(filling.begin, filling.end, [&](const Part& candidate) {
            return candidate.name() == name;
        });
        if (part == filling.end) {
            part = filling.you;
        }
        if (part == nullptr || part->name() != name) {
            text += "{" + std::string(hole) + "}";
        } else if (colon == std::string_view::npos) {
            text += part->text();
        } else {
            append(text, form_of(hole.substr(colon + 1), part->form()), filling);
        }
    }
}

std::string said(std::string_view pattern, Parts parts, const Part* you) {
    std::string text;
    append(text, pattern, {parts.begin(), parts.end(), you});
    return text;
}

}  // namespace

Part::Part(const char* name, int number) : name_(name), number_(number), kind_(Kind::number) {}

Part::Part(const char* name, bool yes)
    : name_(name), number_(yes ? 1 : 0), kind_(Kind::yes_or_no) {}

Part::Part(const char* name, const char* text) : Part(name, std::string_view(text)) {}

Part::Part(const char* name, std::string_view text) : name_(name), text_(text), kind_(Kind::text) {}

Part::Part(const char* name, const std::string& text) : Part(name, std::string_view(text)) {}

std::string Part::text() const {
    return kind_ == Kind::text ? std::string(text_) : std::to_string(number_);
}

int Part::form() const {
    switch (kind_) {
        case Kind::text:
            return text_ == "You" ? 0 : 1;
        case Kind::yes_or_no:
            return number_ != 0 ? 0 : 1;
        case Kind::number:
            return number_ == 1 ? 0 : number_ == 0 ? 2 : 1;
    }
    return 1;
}

std::string say(std::string_view pattern, Parts parts) {
    return said(pattern, parts, nullptr);
}

Phrase phrase(int seat, std::string_view pattern, Parts parts) {
    const Part you("you", true);
    const Part they("you", false);
    return {seat, said(pattern, parts, &you), said(pattern, parts, &they)};
}

Phrase phrase(std::string_view pattern, Parts parts) {
    const std::string text = say(pattern, parts);
    return {0, text, text};
}

std::string ended(std::string text) {
    constexpr std::string_view ends = ".?!:;";
    if (!text.empty() && ends.find(text.back()) == std::string_view::npos) {
        text += '.';
    }
    return text;
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += i == 0 ? "" : i + 1 < names.size() ? ", " : " and ";
        text += names[i];
    }
    return text;
}

}  // namespace ctq::core
