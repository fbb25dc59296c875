#include "engine/games/cartagena/bots.hpp"

#include <algorithm>

#include "engine/core/best_action.hpp"

namespace ctq::cartagena {
namespace {

using core::Action;
using core::Notes;
using core::Rng;

int spaces_gained(const State& state, Action action) {
    const int from = position_of(action);
    return forward_target(state, symbol_of(action), from) - from;
}

int spaces_lost(const State& state, Action action) {
    const int from = position_of(action);
    return from - back_target(state, from);
}

int cards_drawn(const State& state, Action action) {
    return state.on_space[back_target(state, position_of(action))];
}

/// Returns the legal action with the highest value.
template <class Value>
Action best(const State& observation, Rng& rng, Value value) {
    Game::Legal list;
    Game::legal(observation, list);
    core::BestAction found;
    for (const Action action : list) {
        found.offer(action, value(action), rng);
    }
    return found.action;
}

}  // namespace

Action greedy_action(const State& observation, int seat, Rng& rng) {
    constexpr GreedyWeights weights;
    const int cards = observation.hand_size[seat - 1];
    return best(observation, rng, [&](Action action) {
        switch (kind_of(action)) {
            case Kind::forward:
                return 2 * spaces_gained(observation, action) - weights.card_spent +
                       (cards >= weights.many_cards ? weights.many_cards_bonus : 0);
            case Kind::back:
                return weights.card_drawn * cards_drawn(observation, action) -
                       2 * spaces_lost(observation, action) -
                       weights.card_over * std::max(0, cards - weights.many_cards);
            default:
                return weights.end_turn;
        }
    });
}

namespace {

Action greedy(const State& observation, int seat, const Notes& /*notes*/,
              std::uint32_t /*parameter*/, Rng& rng) {
    return greedy_action(observation, seat, rng);
}

/// Returns how good a move back is for the bots runner and hoarder: the more cards for the fewer
/// spaces lost, the better.
int thrift(const State& observation, Action action) {
    return 8 * cards_drawn(observation, action) - 2 * spaces_lost(observation, action);
}

/// The bot `runner`: advances the rearmost token that can move, as far as a card takes it. Moves
/// back only if it has no cards.
Action runner(const State& observation, int /*seat*/, const Notes& /*notes*/,
              std::uint32_t /*parameter*/, Rng& rng) {
    return best(observation, rng, [&](Action action) {
        switch (kind_of(action)) {
            case Kind::forward:
                return 1000 * (boat(observation) - position_of(action)) +
                       spaces_gained(observation, action);
            case Kind::back:
                return thrift(observation, action) - 500;
            default:
                return -400;
        }
    });
}

constexpr int kEnough = 6;

/// Returns whether the hoarder plays cards now: it starts with a hand of six and goes on until the
/// hand is empty.
bool runs(const Notes& notes, int cards) {
    return cards >= kEnough || (notes.words[0] != 0 && cards > 0);
}

void note_hoarder(Notes& notes, const State& observation, int seat, Action /*hidden*/) {
    if (observation.phase == Phase::play && observation.seat == seat) {
        notes.words[0] = runs(notes, observation.hand_size[seat - 1]) ? 1 : 0;
    }
}

/// The bot `hoarder`: moves back while it holds fewer than six cards and can draw one. Then plays
/// cards until its hand is empty, the longest moves first.
Action hoarder(const State& observation, int seat, const Notes& notes, std::uint32_t /*parameter*/,
               Rng& rng) {
    const bool running = runs(notes, observation.hand_size[seat - 1]);
    return best(observation, rng, [&](Action action) {
        switch (kind_of(action)) {
            case Kind::forward:
                return spaces_gained(observation, action) + (running ? 500 : 0);
            case Kind::back:
                return thrift(observation, action) + (running ? -500 : 200);
            default:
                return -400;
        }
    });
}

constexpr core::Bot<State> kBots[] = {
    {{"greedy", "Weighs the spaces each move gains against the cards it costs."}, greedy, nullptr},
    {{"runner", "Always advances its rearmost pirate; falls back only when out of cards."},
     runner,
     nullptr},
    {{"hoarder", "Falls back until it holds six cards, then runs until they are spent."},
     hoarder,
     note_hoarder},
};

}  // namespace

std::span<const core::Bot<State>> bots() {
    return kBots;
}

}  // namespace ctq::cartagena
