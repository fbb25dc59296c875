#include "engine/core/say.hpp"
#include "engine/games/cartagena/cartagena.hpp"

/// Actions and refusals as sentences.
namespace ctq::cartagena {
namespace {

using core::Action;
using core::Phrase;
using core::phrase;
using core::say;

constexpr const char* kSuitPhrases[] = {"a spade", "a heart", "a diamond", "a club"};
constexpr const char* kBoardPhrases[] = {"a bottle", "keys",  "a sword",
                                         "a skull",  "a hat", "a pistol"};

std::string card_phrase(const State& state, int symbol) {
    return symbol == kUnknownSymbol ? "a card" : symbol_phrase(state, symbol);
}

std::string why_not_forward(const State& state, int symbol, int from) {
    if (symbol >= state.symbols) {
        return "There is no such card.";
    }
    if (state.hand[state.seat - 1][symbol] == 0) {
        std::string_view name = symbol_phrase(state, symbol);
        name.remove_prefix(name.starts_with("a ") ? 2 : 0);
        return say("You have no {card}.", {{"card", name}});
    }
    if (from == boat(state)) {
        return "A pirate on the boat can't go further.";
    }
    return say("You have no pirate at {place}.", {{"place", place_phrase(state, from)}});
}

std::string why_not_back(const State& state, int from) {
    if (from > boat(state) ||
        (state.own[state.seat - 1] >> static_cast<unsigned>(from) & 1U) == 0) {
        return "You have no pirate there.";
    }
    if (from == 0) {
        return "There is nothing behind the start.";
    }
    if (from == boat(state) && !state.boat_return) {
        return "A pirate on the boat stays there.";
    }
    const std::uint64_t behind =
        state.occupied & ((std::uint64_t{1} << static_cast<unsigned>(from)) - 1);
    if (behind == 0) {
        return say("Nobody stands behind {place}.", {{"place", place_phrase(state, from)}});
    }
    return state.skip_full ? "All occupied spaces behind are full: three pirates stand there."
                           : "The nearest occupied space behind is full and blocks the way.";
}

}  // namespace

const char* symbol_phrase(const State& state, int symbol) {
    return state.rules == RuleSet::cards ? kSuitPhrases[symbol] : kBoardPhrases[symbol];
}

std::string place_phrase(const State& state, int position) {
    return position == 0             ? "start"
           : position == boat(state) ? "the boat"
                                     : std::to_string(position);
}

std::string stall_phrase(const State& state) {
    return say("nobody got further for {rounds} {rounds:round|rounds}", {{"rounds", state.stall}});
}

namespace {

Phrase describe_action(const State& state, Action action) {
    const int symbol = symbol_of(action);
    const int position = position_of(action);
    switch (kind_of(action)) {
        case Kind::forward:
            return phrase(state.seat, "{you:play|plays} {card}: {from} → {to}",
                          {{"card", symbol_phrase(state, symbol)},
                           {"from", place_phrase(state, position)},
                           {"to", place_phrase(state, forward_target(state, symbol, position))}});
        case Kind::back: {
            const int to = back_target(state, position);
            return phrase(state.seat,
                          "{you:fall|falls} back from {from} to {to}, {you:draw|draws} {cards} "
                          "{cards:card|cards}",
                          {{"from", place_phrase(state, position)},
                           {"to", place_phrase(state, to)},
                           {"cards", state.on_space[to]}});
        }
        case Kind::end:
            return phrase(state.seat, "{you:end|ends} the turn");
        case Kind::pass:
            return phrase(state.seat, "{you:have|has} nothing to do and {you:pass|passes}");
        case Kind::first:
            return phrase(position, "{you:start|starts}");
        case Kind::space:
            return phrase("Space {space} shows {symbol}",
                          {{"space", state.laid + 1}, {"symbol", symbol_phrase(state, symbol)}});
        case Kind::deal:
            return phrase(state.seat, "{you:are|is} dealt {card}",
                          {{"card", card_phrase(state, symbol)}});
        case Kind::draw:
            return phrase(state.seat, "{you:draw|draws} {card}",
                          {{"card", card_phrase(state, symbol)}});
    }
    return {};
}

/// Returns whether the game ends with this action because no seat has advanced for too long.
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
    Phrase description = describe_action(state, action);
    if (stalls(state, action)) {
        const std::string end = say("; {reason}: a draw", {{"reason", stall_phrase(state)}});
        description.you += end;
        description.they += end;
    }
    return description;
}

std::string Game::why_not(const State& state, Action action) {
    switch (kind_of(action)) {
        case Kind::forward:
            return why_not_forward(state, symbol_of(action), position_of(action));
        case Kind::back:
            return why_not_back(state, position_of(action));
        case Kind::end:
            return "You must act once before ending the turn.";
        case Kind::pass:
            return "You may only pass when you can do nothing else.";
        default:
            return "That is for chance to decide.";
    }
}

}  // namespace ctq::cartagena
