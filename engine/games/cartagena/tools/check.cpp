#include "engine/games/cartagena/cartagena.hpp"

/// The invariants of a state, and its picture for tools.
namespace ctq::cartagena {
namespace {

const char* check_cards(const State& state) {
    int pile = 0;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        int total = state.deck[symbol] + state.discard[symbol];
        for (int i = 0; i < state.seats; ++i) {
            total += state.hand[i][symbol];
        }
        if (total != state.per_symbol) {
            return "cards of a symbol were lost or made";
        }
        pile += state.deck[symbol];
    }
    for (int i = 0; i < state.seats; ++i) {
        int size = 0;
        for (int symbol = 0; symbol < state.symbols; ++symbol) {
            size += state.hand[i][symbol];
        }
        if ((state.hidden >> i & 1U) != 0) {
            pile -= state.hand_size[i];
            if (size != 0) {
                return "a hidden hand shows cards";
            }
        } else if (size != state.hand_size[i]) {
            return "a hand's size is not its number of cards";
        }
    }
    return pile == state.pile ? nullptr : "the pile's size is not its number of cards";
}

const char* check_tokens(const State& state) {
    int on_space[kMostSpaces + 2] = {};
    for (int i = 0; i < state.seats; ++i) {
        std::uint64_t own = 0;
        int last = 0;
        for (int t = 0; t < state.tokens; ++t) {
            const int at = token_position(state, i + 1, t);
            if (at < last || at > boat(state)) {
                return "a seat's tokens are out of order or off the board";
            }
            last = at;
            own |= std::uint64_t{1} << static_cast<unsigned>(at);
            ++on_space[at];
        }
        if (state.token[i] >> static_cast<unsigned>(8 * state.tokens) != 0) {
            return "a seat has more tokens than it may";
        }
        if (own != state.own[i]) {
            return "a seat's set of positions is not where its tokens are";
        }
    }
    for (int position = 1; position <= state.spaces; ++position) {
        const int count = on_space[position];
        const auto at = static_cast<unsigned>(position);
        if (count > kMostPerSpace) {
            return "more than three tokens share a space";
        }
        if (count != state.on_space[position] ||
            (state.occupied >> at & 1U) != (count > 0 ? 1U : 0U) ||
            (state.full >> at & 1U) != (count == kMostPerSpace ? 1U : 0U)) {
            return "the occupied spaces are not where the tokens are";
        }
    }
    return nullptr;
}

const char* check_stalling(const State& state) {
    const bool over = state.phase == Phase::stalled;
    if (state.stall == 0 ? state.stalled != 0 || over
                         : state.stalled > state.stall || over != (state.stalled == state.stall)) {
        return "more rounds have stalled than may";
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        const int farthest = state.farthest[seat - 1];
        if (farthest < total_of(state, seat) || farthest > state.tokens * boat(state)) {
            return "a seat's highest total is not one it can have reached";
        }
    }
    return nullptr;
}

const char* check_track(const State& state) {
    for (int position = 1; position <= state.laid; ++position) {
        const int symbol = state.symbol_at[position] - 1;
        if (symbol < 0 || symbol >= state.symbols ||
            (state.symbol_spaces[symbol] >> static_cast<unsigned>(position) & 1U) == 0) {
            return "a space's symbol is not in its symbol's set";
        }
    }
    return nullptr;
}

const char* phase_word(Phase phase) {
    switch (phase) {
        case Phase::first:
            return "first";
        case Phase::track:
            return "track";
        case Phase::deal:
            return "deal";
        case Phase::play:
            return "play";
        case Phase::draw:
            return "draw";
        case Phase::won:
            return "won";
        case Phase::stalemate:
            return "stalemate";
        case Phase::stalled:
            return "stalled";
    }
    return "";
}

void put_counts(const State& state, const std::uint8_t* counts, core::JsonWriter& json) {
    json.begin_object();
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        json.key(symbol_word(state, symbol)).number(counts[symbol]);
    }
    json.end_object();
}

void put_seat(const State& state, int seat, core::JsonWriter& json) {
    const int i = seat - 1;
    json.begin_object().key("tokens").begin_array();
    for (int t = 0; t < state.tokens; ++t) {
        json.number(token_position(state, seat, t));
    }
    json.end_array().key("farthest").number(state.farthest[i]);
    json.key("cards").number(state.hand_size[i]).key("hand");
    if ((state.hidden >> i & 1U) != 0) {
        json.null();
    } else {
        put_counts(state, state.hand[i], json);
    }
    json.end_object();
}

}  // namespace

const char* Game::check(const State& state) {
    if (state.seats < 2 || state.seats > kMostSeats || state.left > state.actions ||
        state.due > 2) {
        return "a count is out of range";
    }
    for (const auto part : {check_cards, check_tokens, check_stalling, check_track}) {
        if (const char* broken = part(state)) {
            return broken;
        }
    }
    return nullptr;
}

void Game::picture(const State& state, core::JsonWriter& json) {
    json.begin_object().key("phase").text(phase_word(state.phase));
    json.key("turn").number(state.seat).key("left").number(state.left);
    json.key("due")
        .number(state.due)
        .key("stalled")
        .number(state.stalled)
        .key("spaces")
        .number(state.spaces)
        .key("track")
        .begin_array();
    for (int position = 1; position <= state.laid; ++position) {
        json.text(symbol_word(state, state.symbol_at[position] - 1));
    }
    json.end_array().key("seats").begin_array();
    for (int seat = 1; seat <= state.seats; ++seat) {
        put_seat(state, seat, json);
    }
    json.end_array().key("pile").number(state.pile).key("unseen");
    put_counts(state, state.deck, json);
    json.key("discard");
    put_counts(state, state.discard, json);
    json.end_object();
}

}  // namespace ctq::cartagena
