#include <cstring>

#include "engine/games/cartagena/cartagena.hpp"

/// Hidden information: closed hands.
namespace ctq::cartagena {

using core::Action;

namespace {

/// Adds the counts of `from` to those of `to` and clears `from`. Adds all counts as one word, since
/// no sum reaches 256.
void move_counts(std::uint8_t (&from)[kSymbolSlots], std::uint8_t (&to)[kSymbolSlots]) {
    std::uint64_t counts = 0;
    std::uint64_t sum = 0;
    std::memcpy(&counts, from, sizeof counts);
    std::memcpy(&sum, to, sizeof sum);
    sum += counts;
    std::memcpy(to, &sum, sizeof sum);
    std::memset(from, 0, sizeof counts);
}

}  // namespace

const State& Game::observe(const State& state, int seat, State& room) {
    if (!state.closed_hands) {
        return state;
    }
    room = state;
    for (int i = 0; i < state.seats; ++i) {
        if (i + 1 == seat) {
            continue;
        }
        room.hidden = static_cast<std::uint8_t>(room.hidden | 1U << i);
        move_counts(room.hand[i], room.deck);
    }
    return room;
}

Action Game::hide(const State& state, Action action, int seat) {
    const Kind kind = kind_of(action);
    const bool card = kind == Kind::deal || kind == Kind::draw;
    return card && state.closed_hands && seat != state.seat ? make_action(kind, kUnknownSymbol, 0)
                                                            : action;
}

State Game::guess(const State& observation, core::Rng& rng) {
    State state = observation;
    std::uint32_t unseen = 0;
    for (int symbol = 0; symbol < state.symbols; ++symbol) {
        unseen += state.deck[symbol];
    }
    for (int i = 0; i < state.seats; ++i) {
        if ((observation.hidden >> i & 1U) == 0) {
            continue;
        }
        for (int card = 0; card < state.hand_size[i]; ++card, --unseen) {
            std::uint32_t pick = rng.below(unseen);
            int symbol = 0;
            for (; pick >= state.deck[symbol]; ++symbol) {
                pick -= state.deck[symbol];
            }
            --state.deck[symbol];
            ++state.hand[i][symbol];
        }
    }
    state.hidden = 0;
    return state;
}

}  // namespace ctq::cartagena
