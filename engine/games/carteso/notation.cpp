#include "engine/core/text.hpp"
#include "engine/games/carteso/carteso.hpp"

/// The notation of actions: `Xe5`, `Oe5`, `button`, `pass`, `komi=7`, `side=V`.
namespace ctq::carteso {
namespace {

using core::Action;

/// Parses a number without leading zeros, at most `most`.
std::optional<int> read_plain(std::string_view word, int most) {
    const auto number = core::read_unsigned(word);
    if (!number || *number > static_cast<unsigned>(most) || word != std::to_string(*number)) {
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

}  // namespace

std::string point_text(int point) {
    return std::string(1, static_cast<char>('a' + column_of(point))) +
           std::to_string(row_of(point) + 1);
}

std::optional<int> read_point(const State& state, std::string_view text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + state.columns) {
        return std::nullopt;
    }
    const auto row = read_plain(text.substr(1), state.rows);
    return row && *row >= 1 ? std::optional(point_at(*row - 1, text[0] - 'a')) : std::nullopt;
}

std::string Game::to_text(const State& /*state*/, Action action) {
    switch (kind_of(action)) {
        case Kind::place:
            return colour_letter(colour_of(action)) + point_text(point_of(action));
        case Kind::button:
            return "button";
        case Kind::pass:
            return "pass";
        case Kind::komi:
            return "komi=" + std::to_string(value_of(action));
        case Kind::side:
            return std::string("side=") + side_letter(value_of(action));
    }
    return {};
}

std::optional<Action> Game::from_text(const State& state, std::string_view text) {
    constexpr std::string_view komi = "komi=";
    if (text == "button") {
        return kButton;
    }
    if (text == "pass") {
        return kPass;
    }
    if (text == "side=V" || text == "side=H") {
        return pick_side(text.back() == 'V' ? kVertical : kHorizontal);
    }
    if (begins(text, komi)) {
        const auto value = read_plain(text.substr(komi.size()), kMostPoints);
        return value ? std::optional(name_komi(*value)) : std::nullopt;
    }
    if (begins(text, "X") || begins(text, "O")) {
        const auto point = read_point(state, text.substr(1));
        return point ? std::optional(place(*point, text[0] == 'X' ? kX : kO)) : std::nullopt;
    }
    return std::nullopt;
}

std::string row_text(const State& state, int row) {
    std::string text;
    for (int column = 0; column < state.columns; ++column) {
        const int point = point_at(row, column);
        text += has(state.stones[kX], point) ? 'X' : (has(state.stones[kO], point) ? 'O' : '.');
    }
    return text;
}

}  // namespace ctq::carteso
