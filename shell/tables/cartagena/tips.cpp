#include "shell/tables/cartagena/tips.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"

namespace ctq::cartagena::view {

namespace {

using core::say;

using tables::ViewContext;

constexpr const char* kLastCard =
    "This is your last card, and nobody stands behind you to fall back to";

void append(std::string& list, const std::string& more, const char* between) {
    list += (list.empty() ? "" : between) + more;
}

/// Returns "9 → the boat".
std::string from_to_text(const State& state, const Move& move) {
    return place_phrase(state, move.from) + " → " + place_phrase(state, move.to);
}

/// Lists the card moves from a place of the seat to act. With a selection, lists all matching moves
/// from or to the place, one per line; these include falling back.
std::string moves_text(const State& state, const Marks& marks, int place) {
    std::string list;
    const Aim& aim = marks.chosen;
    const char* between = aim.any() ? "\n" : ", ";
    for (const Move& move : marks.moves) {
        const bool here = move.from == place || (aim.any() && move.to == place);
        if (!here || !aim.fits(move) || (move.symbol < 0 && !aim.any())) {
            continue;
        }
        const std::string words =
            move.symbol >= 0
                ? std::string(card_name(state, move.symbol)) + ": " + from_to_text(state, move)
                : say("fall back {way}, draw {cards} {cards:card|cards}",
                      {{"way", from_to_text(state, move)},
                       {"cards", static_cast<int>(state.on_space[move.to])}});
        append(list, aim.any() ? core::capitalized(words) : words, between);
    }
    return core::capitalized(list);
}

/// Returns "Falls back to 12, draws 2 cards", or why falling back is illegal.
std::string fall_back_words(const ViewContext& context, const State& state, int from) {
    const core::Action action = back(from);
    if (!tables::is_legal<Game>(state, action)) {
        return say("Can’t fall back. {why}", {{"why", context.game.why_not(&state, action)}});
    }
    const int to = back_target(state, from);
    const int cards = state.on_space[to];
    return say("Falls back to {place}, draws {cards} {cards:card|cards}.",
               {{"place", place_phrase(state, to)}, {"cards", cards}});
}

/// Lists whose pirates are on a place: "You, Trader (2)".
std::string standing_words(const ViewContext& context, const State& state, int place) {
    std::string words;
    for (int seat = 1; seat <= state.seats; ++seat) {
        if (const int count = tokens_at(state, seat, place); count > 0) {
            append(words,
                   say("{who}{several: ({count})|}",
                       {{"who", context.name(seat)}, {"several", count > 1}, {"count", count}}),
                   ", ");
        }
    }
    return words;
}

}  // namespace

std::string last_card_warning(const State& state, core::Action action) {
    const int seat = state.seat;
    if (kind_of(action) != Kind::forward || state.hand_size[seat - 1] != 1) {
        return {};
    }
    State next = state;
    Game::apply(next, action);
    for (int i = 0; i < next.tokens; ++i) {
        if (back_target(next, token_position(next, seat, i)) >= 0) {
            return {};
        }
    }
    return next.phase == Phase::won ? "" : kLastCard;
}

std::string last_card_warning(const State& state, const Aim& aim) {
    if (state.hand_size[state.seat - 1] != 1) {
        return {};
    }
    std::string warning;
    for (const Move& move : moves_of(state)) {
        if (move.symbol >= 0 && aim.fits(move)) {
            warning = last_card_warning(state, move.action);
            if (warning.empty()) {
                break;
            }
        }
    }
    return warning;
}

std::string card_tip(const ViewContext& context, const Moves& moves, int symbol) {
    const State& state = context.state<State>();
    std::string routes;
    for (const Move& move : moves) {
        if (move.symbol == symbol) {
            append(routes, from_to_text(state, move), ", ");
        }
    }
    const std::string name = core::capitalized(card_name(state, symbol));
    if (routes.empty()) {
        return say("{card}: takes a pirate to the next empty space with this symbol.",
                   {{"card", name}});
    }
    const std::string warning = last_card_warning(state, Aim{symbol, -1, -1});
    return name + ": " + routes + (warning.empty() ? "" : "\n") + core::ended(warning);
}

std::string place_tip(const ViewContext& context, const Marks& marks, int place) {
    const State& state = context.state<State>();
    const int symbol =
        place >= 1 && place <= state.spaces ? state.symbol_at[place] - 1 : kUnknownSymbol;
    std::string tip = place == 0             ? "Start"
                      : place == boat(state) ? "The boat"
                                             : say("Space {n}", {{"n", place}});
    tip += symbol >= 0 && symbol < state.symbols ? ", " + std::string(card_name(state, symbol))
                                                 : std::string();
    if (const std::string here = standing_words(context, state, place); !here.empty()) {
        tip += ": " + here;
    }
    const std::string moves = moves_text(state, marks, place);
    tip += (moves.empty() ? "" : "\n") + moves;
    if (!marks.chosen.any() && marks.of(place).own && place > 0) {
        tip += "\n" + fall_back_words(context, state, place);
    }
    return tip;
}

}  // namespace ctq::cartagena::view
