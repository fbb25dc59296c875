#include <bit>

#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"

/// The notation of actions: `hat@7`, `back@9`, `end`, `pass`, `first=2`, `space=hat`, `deal=S`,
/// `draw=?`.
namespace ctq::cartagena {
namespace {

using core::Action;

constexpr const char* kSuits[] = {"S", "H", "D", "C"};
constexpr const char* kBoard[] = {"bottle", "keys", "sword", "skull", "hat", "pistol"};

std::optional<int> read_symbol(const State& state, std::string_view word) {
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        if (word == symbol_word(state, symbol)) {
            return symbol;
        }
    }
    return std::nullopt;
}

std::optional<int> read_position(const State& state, std::string_view word) {
    const auto number = core::read_unsigned(word);
    if (!number || *number > static_cast<unsigned>(boat(state)) ||
        word != std::to_string(*number)) {
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

std::optional<Action> read_move(const State& state, std::string_view what, std::string_view where) {
    const auto from = read_position(state, where);
    if (!from) {
        return std::nullopt;
    }
    if (what == "back") {
        return back(*from);
    }
    const auto symbol = read_symbol(state, what);
    return symbol ? std::optional(forward(*symbol, *from)) : std::nullopt;
}

std::optional<Action> read_outcome(const State& state, std::string_view what,
                                   std::string_view which) {
    if (what == "first") {
        const auto seat = core::read_unsigned(which);
        return seat && *seat >= 1 && *seat <= state.seats && which.size() == 1
                   ? std::optional(make_action(Kind::first, 0, static_cast<int>(*seat)))
                   : std::nullopt;
    }
    const bool deal = what == "deal";
    if (which == "?" && (deal || what == "draw")) {
        return make_action(deal ? Kind::deal : Kind::draw, kUnknownSymbol, 0);
    }
    const auto symbol = read_symbol(state, which);
    if (!symbol || (!deal && what != "draw" && what != "space")) {
        return std::nullopt;
    }
    return make_action(what == "space" ? Kind::space : (deal ? Kind::deal : Kind::draw), *symbol,
                       0);
}

}  // namespace

const char* symbol_word(const State& state, int symbol) {
    return state.rules == RuleSet::cards ? kSuits[symbol] : kBoard[symbol];
}

std::string Game::to_text(const State& state, Action action) {
    const int symbol = symbol_of(action);
    const std::string word = symbol == kUnknownSymbol ? "?" : symbol_word(state, symbol);
    switch (kind_of(action)) {
        case Kind::forward:
            return word + "@" + std::to_string(position_of(action));
        case Kind::back:
            return "back@" + std::to_string(position_of(action));
        case Kind::end:
            return "end";
        case Kind::pass:
            return "pass";
        case Kind::first:
            return "first=" + std::to_string(position_of(action));
        case Kind::space:
            return "space=" + word;
        case Kind::deal:
            return "deal=" + word;
        case Kind::draw:
            return "draw=" + word;
    }
    return {};
}

std::optional<Action> Game::from_text(const State& state, std::string_view text) {
    if (text == "end") {
        return kEnd;
    }
    if (text == "pass") {
        return kPass;
    }
    if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
        return read_move(state, text.substr(0, at), text.substr(at + 1));
    }
    if (const std::size_t at = text.find('='); at != std::string_view::npos) {
        return read_outcome(state, text.substr(0, at), text.substr(at + 1));
    }
    return std::nullopt;
}

}  // namespace ctq::cartagena
