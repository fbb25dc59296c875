#include "engine/games/cartagena/cartagena.hpp"

/// Actions and refusals in plain words.
namespace ctq::cartagena {
namespace {

using core::Action;
using core::Phrase;

constexpr const char* kSuitPhrases[] = {"a spade", "a heart", "a diamond", "a club"};
constexpr const char* kBoardPhrases[] = {"a bottle", "keys",  "a sword",
                                         "a skull",  "a hat", "a pistol"};

std::string place(const State& state, int position) {
    if (position == 0) {
        return "start";
    }
    return position == boat(state) ? "the boat" : std::to_string(position);
}

std::string cards(int count) {
    return count == 1 ? "1 card" : std::to_string(count) + " cards";
}

std::string from_to(const State& state, int from, int to) {
    return place(state, from) + " → " + place(state, to);
}

Phrase describe_back(const State& state, int from) {
    const int to = back_target(state, from);
    const std::string rest =
        " back " + from_to(state, from, to) + ", " + cards(state.on_space[to]) + " to draw";
    return {state.seat, "fall" + rest, "falls" + rest};
}

Phrase describe_card(const State& state, int symbol, const std::string& you,
                     const std::string& they) {
    const std::string card = symbol == kUnknownSymbol ? "a card" : symbol_phrase(state, symbol);
    return {state.seat, you + " " + card, they + " " + card};
}

std::string why_not_forward(const State& state, int symbol, int from) {
    if (symbol >= state.symbols) {
        return "There is no such card.";
    }
    if (state.hand[state.seat - 1][symbol] == 0) {
        std::string_view name = symbol_phrase(state, symbol);
        name.remove_prefix(name.starts_with("a ") ? 2 : 0);
        return "You have no " + std::string(name) + ".";
    }
    if (from == boat(state)) {
        return "A token on the boat can't go further.";
    }
    return "No token of this seat stands at " + place(state, from) + ".";
}

std::string why_not_back(const State& state, int from) {
    if (from > boat(state) ||
        (state.own[state.seat - 1] >> static_cast<unsigned>(from) & 1U) == 0) {
        return "No token of this seat stands there.";
    }
    if (from == 0) {
        return "There is nothing behind the start.";
    }
    if (from == boat(state) && !state.boat_return) {
        return "A token on the boat stays there.";
    }
    const std::uint64_t behind =
        state.occupied & ((std::uint64_t{1} << static_cast<unsigned>(from)) - 1);
    if (behind == 0) {
        return "No space behind " + place(state, from) + " is occupied.";
    }
    return state.skip_full ? "All occupied spaces behind hold three tokens already."
                           : "The closest occupied space behind holds three tokens: it blocks.";
}

}  // namespace

const char* symbol_phrase(const State& state, int symbol) {
    return state.rules == RuleSet::cards ? kSuitPhrases[symbol] : kBoardPhrases[symbol];
}

std::string rounds_phrase(int count) {
    return count == 1 ? "1 round" : std::to_string(count) + " rounds";
}

std::string stall_phrase(const State& state) {
    return "nobody got further for " + rounds_phrase(state.stall);
}

namespace {

Phrase describe_action(const State& state, Action action) {
    const int symbol = symbol_of(action);
    const int position = position_of(action);
    switch (kind_of(action)) {
        case Kind::forward: {
            const int to = forward_target(state, symbol, position);
            const std::string rest = std::string(" ") + symbol_phrase(state, symbol) + ": " +
                                     from_to(state, position, to);
            return {state.seat, "play" + rest, "plays" + rest};
        }
        case Kind::back:
            return describe_back(state, position);
        case Kind::end:
            return {state.seat, "end the turn", "ends the turn"};
        case Kind::pass:
            return {state.seat, "have nothing to do and pass", "has nothing to do and passes"};
        case Kind::first:
            return {position, "start", "starts"};
        case Kind::space: {
            const std::string text = "Space " + std::to_string(state.laid + 1) + " shows " +
                                     symbol_phrase(state, symbol);
            return {0, text, text};
        }
        case Kind::deal:
            return describe_card(state, symbol, "are dealt", "is dealt");
        case Kind::draw:
            return describe_card(state, symbol, "draw", "draws");
    }
    return {};
}

/// Whether the game ends with this action because nobody got further.
bool stalls(const State& state, Action action) {
    if (state.stall == 0 || state.stalled + 1 < state.stall) {
        return false;
    }
    State next = state;
    Game::apply(next, action);
    return next.phase == Phase::stalled;
}

}  // namespace

Phrase Game::describe(const State& state, Action action) {
    Phrase phrase = describe_action(state, action);
    if (stalls(state, action)) {
        const std::string end = "; " + stall_phrase(state) + ": a draw";
        phrase.you += end;
        phrase.they += end;
    }
    return phrase;
}

std::string Game::why_not(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::forward:
            return why_not_forward(state, symbol_of(action), position_of(action));
        case Kind::back:
            return why_not_back(state, position_of(action));
        case Kind::end:
            return "The first action of a turn can't be declined.";
        case Kind::pass:
            return "Passing is only for who can do nothing else.";
        default:
            return "That is for chance to decide.";
    }
}

}  // namespace ctq::cartagena
