#include "engine/core/text.hpp"
#include "engine/games/null_game/null_game.hpp"

/// The notation of actions: `deal=2`, `choose=3`, hidden `choose=?`, and `reveal=2:1,3,2`.
namespace ctq::null_game {
namespace {

using core::Action;

/// Parses a number in the card's range; `?` is allowed only for a hidden action.
std::optional<int> read_value(const State& state, std::string_view text) {
    if (text == "?") {
        return kUnknown;
    }
    const auto number = core::read_unsigned(text);
    return text.size() == 1 && number && *number >= 1 && *number <= state.values
               ? std::optional(static_cast<int>(*number))
               : std::nullopt;
}

/// Parses `reveal=2:1,3,2`: the card, then every seat's choice.
std::optional<Action> read_reveal(const State& state, std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    auto numbers = core::split(text.substr(colon + 1), ',');
    numbers.insert(numbers.begin(), text.substr(0, colon));
    if (numbers.size() != state.seats + 1U) {
        return std::nullopt;
    }
    std::uint32_t packed = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = read_value(state, numbers[i]);
        if (!value || *value == kUnknown) {
            return std::nullopt;
        }
        packed |= static_cast<std::uint32_t>(*value) << (3 * i);
    }
    return make_action(Kind::reveal, packed);
}

}  // namespace

std::string word(int value) {
    return value == kUnknown ? "?" : std::to_string(value);
}

/// Returns one word without blanks or `;`, different for every action of a list.
std::string Game::to_text(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::deal:
            return "deal=" + word(value_of(action));
        case Kind::choose:
            return "choose=" + word(value_of(action));
        case Kind::reveal:
            break;
    }
    std::string text = "reveal=" + word(revealed(action, 0));
    for (int seat = 1; seat <= state.seats; ++seat) {
        text += (seat == 1 ? ":" : ",") + word(revealed(action, seat));
    }
    return text;
}

/// Parses the words of to_text, legal or not, and nothing else. Text from outside the program is
/// checked here first.
std::optional<Action> Game::from_text(const State& state, std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view what = text.substr(0, equals);
    const std::string_view which = text.substr(equals + 1);
    if (what == "reveal") {
        return read_reveal(state, which);
    }
    const auto value = read_value(state, which);
    if (!value || (what != "deal" && what != "choose")) {
        return std::nullopt;
    }
    return what == "deal" ? deal(*value) : choose(*value);
}

}  // namespace ctq::null_game
