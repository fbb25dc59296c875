#include "shell/scenes/laboratory/titles.hpp"

#include <algorithm>

#include "engine/bots/roster.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/reading.hpp"

namespace ctq::scenes {
namespace {

/// Returns the titles of the words in a list such as "greedy|random": "Greedy or Random".
template <class Title>
std::string either(std::string_view words, Title title) {
    std::string text;
    for (const std::string_view word : core::split(words, '|')) {
        text += (text.empty() ? "" : " or ") + title(word);
    }
    return text;
}

/// Returns the title of a value. A value that is not one of the choices, such as a range, is its
/// own title.
std::string choice_title(const core::OptionSpec& option, std::string_view words) {
    return either(words, [&](std::string_view word) {
        const auto found = std::find(option.choices.begin(), option.choices.end(), word);
        const bool choice =
            found != option.choices.end() && option.kind == core::OptionKind::choice;
        return choice ? core::option_title(
                            option, static_cast<std::int32_t>(found - option.choices.begin()))
                      : core::capitalized(std::string(word));
    });
}

}  // namespace

const core::OptionSpec* find_option(const core::GameHandle& game, std::string_view key) {
    const core::OptionTable table = game.info->options;
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const core::OptionSpec& spec) { return key == spec.key; });
    return found == table.end() ? nullptr : &*found;
}

std::string bot_words_title(const core::GameHandle& game, std::string_view word) {
    return either(word,
                  [&](std::string_view bot) { return core::bot_title(bots::roster(game), bot); });
}

std::string bots_title(const core::GameHandle& game, std::span<const std::string> words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : ", ") + bot_words_title(game, word);
    }
    return text;
}

std::string options_words_title(const core::GameHandle& game, std::string_view text) {
    std::string titles;
    for (const std::string_view word : core::words(text)) {
        const auto [key, value] = cut(word, '=');
        const core::OptionSpec* option = find_option(game, key);
        titles += titles.empty() ? "" : ", ";
        titles += option == nullptr ? std::string(word)
                                    : option->title + (": " + choice_title(*option, value));
    }
    return titles;
}

std::string side_title(const lab::Sweep& sweep, const lab::Axis& axis) {
    const bool first = axis.seat == sweep.axes.front().seat;
    return core::say("{rotate:{two:{first:the bot|the opponent}|bot {seat}}|seat {seat}}",
                     {{"rotate", sweep.rotate},
                      {"two", sweep.seats.size() == 2},
                      {"first", first},
                      {"seat", axis.seat}});
}

std::string axis_title(const lab::Sweep& sweep, const lab::Axis& axis) {
    if (axis.seat == 0) {
        const core::OptionSpec* option = find_option(*sweep.game, axis.option);
        return option != nullptr ? std::string(option->title) : core::capitalized(axis.name);
    }
    const std::string side = side_title(sweep, axis);
    const auto bots = std::count_if(sweep.axes.begin(), sweep.axes.end(),
                                    [](const lab::Axis& one) { return one.seat > 0; });
    const bool numbers = axis.values.front().label != axis.values.front().word;
    return !numbers   ? core::capitalized(side.substr(side.starts_with("the ") ? 4 : 0))
           : bots > 1 ? core::capitalized(axis.name) + " of " + side
                      : core::capitalized(axis.name);
}

std::string value_title(const core::GameHandle& game, const lab::Axis& axis,
                        const lab::AxisValue& value) {
    const core::OptionSpec* option = axis.seat == 0 ? find_option(game, axis.option) : nullptr;
    return option != nullptr           ? choice_title(*option, value.label)
           : value.label == value.word ? bot_words_title(game, value.word)
                                       : value.label;
}

}  // namespace ctq::scenes
