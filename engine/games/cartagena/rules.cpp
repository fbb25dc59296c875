#include <algorithm>
#include <bit>

#include "engine/games/cartagena/track.hpp"

/// Turn order, legal actions and their effects: the rules and rulings of README.md. track.hpp has
/// the storage of tokens.
namespace ctq::cartagena {

using core::Action;

int tokens_at(const State& state, int seat, int position) {
    int count = 0;
    for (int i = 0; i < state.tokens; ++i) {
        count += token_position(state, seat, i) == position ? 1 : 0;
    }
    return count;
}

/// A token moves forward to the next empty space with the symbol, or to the boat if there is none.
int forward_target(const State& state, int symbol, int from) {
    const std::uint64_t beyond = ~std::uint64_t{0} << static_cast<unsigned>(from + 1);
    const std::uint64_t empty = state.symbol_spaces[symbol] & ~state.occupied & beyond;
    return empty == 0 ? boat(state) : std::countr_zero(empty);
}

/// A token moves back to the closest occupied space. A space with three tokens blocks the move or
/// is skipped, depending on the rules.
int back_target(const State& state, int from) {
    std::uint64_t behind = state.occupied & (bit(from) - 1);
    if (state.skip_full) {
        behind &= ~state.full;
    }
    if (behind == 0) {
        return -1;
    }
    const int target = 63 - std::countl_zero(behind);
    return (state.full & bit(target)) != 0 ? -1 : target;
}

namespace {

std::uint8_t u8(int value) {
    return static_cast<std::uint8_t>(value);
}

bool hand_hidden(const State& state, int seat) {
    return (state.hidden >> (seat - 1) & 1U) != 0;
}

/// Returns the symbols that the seat to act may hold; bit s for symbol s.
unsigned playable_symbols(const State& state) {
    const int me = state.seat - 1;
    const bool unknown = hand_hidden(state, state.seat);
    const std::uint8_t* cards = unknown ? state.deck : state.hand[me];
    unsigned symbols = 0;
    for (unsigned s = 0; s < kMostSymbols; ++s) {
        symbols |= (cards[s] > 0 ? 1U : 0U) << s;
    }
    return state.hand_size[me] > 0 ? symbols : 0;
}

/// Turns the discards into the draw pile if a card is due and the pile is empty.
void refill_pile(State& state) {
    if (state.pile != 0) {
        return;
    }
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        state.pile = static_cast<std::uint16_t>(state.pile + state.discard[symbol]);
        state.deck[symbol] = u8(state.deck[symbol] + state.discard[symbol]);
        state.discard[symbol] = 0;
    }
}

/// Ruling 5: counts a round without progress when it ends, which is before the turn of the seat
/// that opened it.
void end_round(State& state) {
    state.stalled = static_cast<std::uint16_t>(state.gained ? 0 : state.stalled + 1);
    state.gained = false;
    if (state.stalled == state.stall) {
        state.phase = Phase::stalled;
    }
}

void next_seat(State& state) {
    state.seat = u8(state.seat % state.seats + 1);
    state.left = state.actions;
    state.phase = Phase::play;
    if (state.seat == state.first && state.stall > 0) {
        end_round(state);
    }
}

/// Ruling 5: records whether the seat to act reached a new highest total.
void note_gain(State& state) {
    const int total = total_of(state, state.seat);
    std::uint8_t& farthest = state.farthest[state.seat - 1];
    if (total > farthest) {
        farthest = u8(total);
        state.gained = true;
    }
}

/// Continues after an action and its draws. Ruling 4: the last permitted action ends the turn
/// automatically.
void go_on(State& state) {
    if (state.left == 0) {
        next_seat(state);
    } else {
        state.phase = Phase::play;
    }
}

/// Moves a token forward and discards the card played. A seat with all tokens in the boat wins at
/// once.
void play_card(State& state, int symbol, int from) {
    const int me = state.seat - 1;
    if (hand_hidden(state, state.seat)) {
        --state.deck[symbol];
    } else {
        --state.hand[me][symbol];
    }
    --state.hand_size[me];
    ++state.discard[symbol];
    state.passes = 0;
    --state.left;
    move_token(state, from, forward_target(state, symbol, from));
    note_gain(state);
    if (state.own[me] == bit(boat(state))) {
        state.phase = Phase::won;
        return;
    }
    go_on(state);
}

/// Moves a token back and draws a card for each token on the space it reaches, or fewer if the
/// cards run out (ruling 6).
void back_up(State& state, int from) {
    const int to = back_target(state, from);
    const int wanted = state.on_space[to];
    state.passes = 0;
    --state.left;
    move_token(state, from, to);
    int available = state.pile;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        available += state.discard[symbol];
    }
    state.due = u8(std::min(wanted, available));
    if (state.due > 0) {
        refill_pile(state);
        state.phase = Phase::draw;
    } else {
        go_on(state);
    }
}

/// Moves a card from the pile into a hand. If the hand is unknown here, only its size changes.
void take_card(State& state, int seat, int symbol) {
    if (symbol != kUnknownSymbol && !hand_hidden(state, seat)) {
        --state.deck[symbol];
        ++state.hand[seat - 1][symbol];
    }
    --state.pile;
    ++state.hand_size[seat - 1];
}

/// Draws a card that is due. Ruling 6: if it is the last card of the pile, the discards are
/// shuffled before the next draw.
void take_drawn(State& state, int symbol) {
    take_card(state, state.seat, symbol);
    if (--state.due > 0) {
        refill_pile(state);
    } else {
        go_on(state);
    }
}

/// Deals a card: all of seat 1's hand, then seat 2's, and so on. After the last card the first
/// player begins.
void take_dealt(State& state, int symbol) {
    take_card(state, state.seat, symbol);
    if (state.hand_size[state.seat - 1] < state.hand_dealt) {
        return;
    }
    if (state.seat < state.seats) {
        ++state.seat;
        return;
    }
    state.seat = state.first;
    state.left = state.actions;
    state.phase = Phase::play;
}

void lay_space(State& state, int symbol) {
    const int position = ++state.laid;
    state.symbol_at[position] = u8(symbol + 1);
    state.symbol_spaces[symbol] |= bit(position);
    if (state.laid == state.spaces) {
        state.phase = Phase::deal;
        state.seat = 1;
    }
}

/// Ruling 5: when all seats in succession have passed, the game is a draw.
void pass(State& state) {
    if (++state.passes == state.seats) {
        state.phase = Phase::stalemate;
        return;
    }
    next_seat(state);
}

/// Returns the weight of a symbol for the next space: `board` lays each symbol once in a segment.
std::uint32_t space_weight(const State& state, int symbol) {
    const std::uint64_t laid = state.symbol_spaces[symbol];
    if (state.rules != RuleSet::board) {
        return static_cast<std::uint32_t>(state.spaces / state.symbols - std::popcount(laid));
    }
    const int segment_start = state.laid / state.symbols * state.symbols;
    return laid >> static_cast<unsigned>(segment_start + 1) == 0 ? 1 : 0;
}

}  // namespace

core::Turn Game::turn(const State& state) {
    core::Turn turn;
    if (is_end(state.phase)) {
        return turn;
    }
    turn.seat = state.seat;
    turn.kind = state.phase == Phase::play ? core::Turn::Kind::seat : core::Turn::Kind::chance;
    turn.known = state.phase != Phase::play || !hand_hidden(state, state.seat);
    return turn;
}

/// Ruling 2: lists each pair of symbol and space once. Ruling 4: when `end` and `pass` are legal.
/// The inner loops always write `kMostTokens` entries and then keep the valid ones, since a
/// mispredicted branch costs more than all the stores. The capacity leaves room for it. The tests
/// compare it with a plain statement of the same law, `SlowRace::legal`.
void Game::legal(const State& state, Legal& list) {
    Action from[kMostTokens + 1] = {};
    int places = 0;
    const std::uint64_t row = state.token[state.seat - 1];
    for (unsigned i = 0; i < state.tokens; ++i) {
        const auto position = static_cast<Action>(row >> (8 * i) & 255U);
        from[places] = position;
        const bool last = i + 1 == state.tokens;
        places += last || position != (row >> (8 * i + 8) & 255U) ? 1 : 0;
    }
    const bool boarded = from[places - 1] == static_cast<Action>(boat(state));
    const int runners = places - (boarded ? 1 : 0);
    const unsigned playable = playable_symbols(state);
    Action* out = list.items;
    for (unsigned symbol = 0; symbol < state.symbols; ++symbol) {
        for (int i = 0; i < kMostTokens; ++i) {
            out[i] = forward(static_cast<int>(symbol), 0) | from[i];
        }
        out += (playable >> symbol & 1U) != 0 ? runners : 0;
    }
    const int backers = state.boat_return ? places : runners;
    for (int i = 0; i < backers; ++i) {
        *out = back(static_cast<int>(from[i]));
        out += back_target(state, static_cast<int>(from[i])) > 0 ? 1 : 0;
    }
    list.size = static_cast<int>(out - list.items);
    if (state.left < state.actions) {
        list.push(kEnd);
    } else if (list.size == 0) {
        list.push(kPass);
    }
}

void Game::chance(const State& state, Chances& list) {
    switch (state.phase) {
        case Phase::first:
            for (int seat = 1; seat <= state.seats; ++seat) {
                list.push({make_action(Kind::first, 0, seat), 1});
            }
            break;
        case Phase::track:
            for (int symbol = 0; symbol < state.symbols; ++symbol) {
                if (const std::uint32_t weight = space_weight(state, symbol)) {
                    list.push({make_action(Kind::space, symbol, 0), weight});
                }
            }
            break;
        default: {
            const Kind kind = state.phase == Phase::deal ? Kind::deal : Kind::draw;
            for (int symbol = 0; symbol < state.symbols; ++symbol) {
                if (state.deck[symbol] > 0) {
                    list.push({make_action(kind, symbol, 0), state.deck[symbol]});
                }
            }
            break;
        }
    }
}

/// Overridden for speed, because every hot loop draws cards: this needs no list of outcomes.
Action Game::draw(const State& state, core::Rng& rng) {
    if (state.phase != Phase::deal && state.phase != Phase::draw) {
        Chances list;
        chance(state, list);
        return core::draw_weighted(list, rng);
    }
    std::uint32_t total = state.pile;
    for (int i = 0; state.hidden != 0 && i < state.seats; ++i) {
        total += hand_hidden(state, i + 1) ? state.hand_size[i] : 0U;
    }
    const std::uint32_t pick = rng.below(total);
    std::uint32_t below = 0;
    int symbol = 0;
    for (int s = 0; s + 1 < kMostSymbols; ++s) {
        below += state.deck[s];
        symbol += pick >= below ? 1 : 0;
    }
    return make_action(state.phase == Phase::deal ? Kind::deal : Kind::draw, symbol, 0);
}

void Game::apply(State& state, Action action) {
    const int symbol = symbol_of(action);
    switch (kind_of(action)) {
        case Kind::forward:
            play_card(state, symbol, position_of(action));
            break;
        case Kind::back:
            back_up(state, position_of(action));
            break;
        case Kind::end:
            next_seat(state);
            break;
        case Kind::pass:
            pass(state);
            break;
        case Kind::first:
            state.first = u8(position_of(action));
            state.phase = Phase::track;
            break;
        case Kind::space:
            lay_space(state, symbol);
            break;
        case Kind::deal:
            take_dealt(state, symbol);
            break;
        case Kind::draw:
            take_drawn(state, symbol);
            break;
    }
}

std::int32_t Game::progress(const State& state, int seat) {
    return 2 * total_of(state, seat);
}

core::Standing Game::result(const State& state) {
    core::Standing standing;
    standing.seats = state.seats;
    standing.over = is_end(state.phase);
    for (int seat = 1; seat <= state.seats; ++seat) {
        standing.half_points[static_cast<std::size_t>(seat - 1)] =
            2 * tokens_at(state, seat, boat(state));
    }
    if (state.phase == Phase::won) {
        core::rank_by_score(standing);
    } else if (standing.over) {
        std::fill_n(standing.rank.begin(), state.seats, std::uint8_t{1});
    }
    return standing;
}

}  // namespace ctq::cartagena
