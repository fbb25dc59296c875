#include "shell/match/typing/typed_action.hpp"

#include <algorithm>
#include <vector>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::match {
namespace {

using core::Action;
using core::say;

constexpr std::string_view kBetween = " ,\t\n\r";
constexpr std::size_t kNamed = 4;  ///< the most possible actions that a message names

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return out;
}

std::string upper(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

/// A legal action with the texts that select it.
struct Name {
    Action action;
    std::string notation;
    std::string plain_notation;  ///< in lower case
    std::string words;           ///< in lower case
    char key;                    ///< the letter that means it, or 0
};

std::vector<Name> names_of(const core::GameHandle& game, const void* view,
                           const core::ActionList& legal, std::span<const std::string> seats,
                           std::span<const char> keys) {
    std::vector<Name> names;
    for (const Action action : legal) {
        std::string notation = game.to_text(view, action);
        std::string plain = lower(notation);
        names.push_back({.action = action,
                         .notation = std::move(notation),
                         .plain_notation = std::move(plain),
                         .words = lower(core::with_names(game.describe(view, action).you, seats)),
                         .key = names.size() < keys.size() ? keys[names.size()] : '\0'});
    }
    return names;
}

/// Returns whether a text selects an action. `leniency`: 0 for its exact notation, 1 for its whole
/// notation or words in any case, 2 for a prefix of these, 3 for the letter of its key. `plain`: the
/// text in lower case.
bool matches(const Name& name, int leniency, const std::string& text, const std::string& plain) {
    switch (leniency) {
        case 0:
            return name.notation == text;
        case 1:
            return name.plain_notation == plain || name.words == plain;
        case 2:
            return name.plain_notation.starts_with(plain) || name.words.starts_with(plain);
        default:
            return plain.size() == 1 && plain[0] == name.key;
    }
}

/// Returns the legal actions that a text may mean, by the strictest match that finds any.
std::vector<const Name*> matching_names(const std::vector<Name>& names, const std::string& text) {
    const std::string plain = lower(text);
    std::vector<const Name*> found;
    for (int leniency = 0; leniency <= 3 && found.empty(); ++leniency) {
        for (const Name& name : names) {
            if (matches(name, leniency, text, plain)) {
                found.push_back(&name);
            }
        }
    }
    return found;
}

/// Reads a text, in any case, as the notation of an action that is not legal.
std::optional<Action> read_illegal_action(const core::GameHandle& game, const void* view,
                                          const core::ActionList& legal, const std::string& text) {
    for (const std::string& spelling : {text, lower(text), upper(text)}) {
        const auto action = game.from_text(view, spelling);
        if (action && std::find(legal.begin(), legal.end(), *action) == legal.end()) {
            return action;
        }
        if (action) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

std::string ambiguity_text(const std::vector<const Name*>& found, const std::string& text) {
    std::string some;
    for (std::size_t i = 0; i < std::min(found.size(), kNamed); ++i) {
        some += (i > 0 ? ", " : "") + found[i]->notation;
    }
    return say("{count} actions begin with “{text}”: {some}{more: …|.}",
               {{"count", static_cast<int>(found.size())},
                {"text", text},
                {"some", some},
                {"more", found.size() > kNamed}});
}

/// Returns the lengths of the text's prefixes that end at a word's end, longest first.
std::vector<std::size_t> prefix_lengths(std::string_view text) {
    std::vector<std::size_t> ends;
    for (std::size_t at = text.size(); at > 0; --at) {
        const bool ended = at == text.size() || kBetween.find(text[at]) != std::string_view::npos;
        if (ended && kBetween.find(text[at - 1]) == std::string_view::npos) {
            ends.push_back(at);
        }
    }
    return ends;
}

}  // namespace

Typed typed_action(const core::GameHandle& game, const void* view, const core::ActionList& legal,
                   std::span<const std::string> seats, std::string_view text,
                   std::span<const char> keys) {
    const std::size_t start = std::min(text.find_first_not_of(kBetween), text.size());
    const std::string_view rest = text.substr(start);
    const std::vector<Name> names = names_of(game, view, legal, seats, keys);
    const std::string example = names.empty() ? "" : names.front().notation;
    if (rest.empty()) {
        return {{}, say("Type an action, such as {example}.", {{"example", example}}), 0};
    }
    std::string why;
    std::string word;
    for (const std::size_t size : prefix_lengths(rest)) {
        word = rest.substr(0, size);
        const auto illegal = read_illegal_action(game, view, legal, word);
        const auto found = illegal ? std::vector<const Name*>() : matching_names(names, word);
        if (found.size() == 1) {
            const std::size_t next = rest.find_first_not_of(kBetween, size);
            return {found.front()->action, "", start + std::min(next, rest.size())};
        }
        if (why.empty() && illegal) {
            why = game.why_not(view, *illegal);
        } else if (why.empty() && !found.empty()) {
            why = ambiguity_text(found, word);
        }
    }
    if (why.empty()) {
        why = say("No action begins with “{word}” now; one of them is {example}.",
                  {{"word", word}, {"example", example}});
    }
    return {{}, why, 0};
}

}  // namespace ctq::match
