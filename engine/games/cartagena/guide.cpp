#include "engine/games/cartagena/guide.hpp"

#include <algorithm>

#include "engine/core/best_action.hpp"

namespace ctq::cartagena {
namespace {

using core::Action;

/// The weights of the strategy used in playouts, in half spaces. They are the weights of `greedy`,
/// with different values for each rule set, and three more at the end.
struct Weights {
    int card_spent;
    int many_cards_bonus;  ///< bonus for playing a card with at least `many_cards` in hand
    int card_drawn;
    int card_over;  ///< cost of moving back for each card in hand beyond `many_cards`
    int many_cards;
    int end_turn;
    int rear;       ///< in eighths, for each space between an advancing token and the boat
    int boat;       ///< bonus for reaching the boat
    int own_there;  ///< bonus for each token of the same seat on the space moved back to
};

/// Found by trying small random changes. Each was tested in 600 to 2,500 games of a one-ply player
/// against `greedy` and `hoarder` (engine/bots/search/README.md).
constexpr Weights kWeights[] = {
    {7, 8, 18, 6, 2, -2, 1, 8, -7},   // cards
    {8, 3, 20, 12, 4, -1, 0, 8, -1},  // advanced
    {8, 6, 17, 6, 4, -1, 0, 2, 0},    // board
};

int worth(const State& state, const Weights& weights, int seat, Action action) {
    const int from = position_of(action);
    const int cards = state.hand_size[seat - 1];
    if (kind_of(action) == Kind::forward) {
        const int to = forward_target(state, symbol_of(action), from);
        return 2 * (to - from) - weights.card_spent +
               (cards >= weights.many_cards ? weights.many_cards_bonus : 0) +
               weights.rear * (boat(state) - from) / 8 + (to == boat(state) ? weights.boat : 0);
    }
    if (kind_of(action) == Kind::back) {
        const int to = back_target(state, from);
        return weights.card_drawn * state.on_space[to] - 2 * (from - to) -
               weights.card_over * std::max(0, cards - weights.many_cards) +
               (weights.own_there == 0 ? 0 : weights.own_there * tokens_at(state, seat, to));
    }
    return weights.end_turn;
}

}  // namespace

Action Guide::playout(const State& state, int seat, core::Rng& rng) {
    const Weights& weights = kWeights[static_cast<int>(state.rules)];
    Game::Legal list;
    Game::legal(state, list);
    core::BestAction best;
    for (const Action action : list) {
        best.offer(action, worth(state, weights, seat, action), rng);
    }
    return best.action;
}

Action Guide::prefer(const State& state, int seat, core::Rng& rng) {
    return playout(state, seat, rng);
}

std::span<const core::Fact> Guide::facts() {
    static constexpr core::Fact kFacts[] = {
        {"{n} {one:card|cards} more in hand", "{n} {one:card|cards} fewer in hand", 0.3, true},
        {"pirates {n} {one:space|spaces} further on", "pirates {n} {one:space|spaces} further back",
         1, true},
        {"{n} {one:pirate|pirates} more in the boat", "{n} {one:pirate|pirates} fewer in the boat",
         0.2, true},
        {"{n} {one:card|cards} more for the others", "{n} {one:card|cards} fewer for the others",
         0.3, false},
    };
    return kFacts;
}

core::FactValues Guide::read_facts(const State& state, int seat) {
    int others = 0;
    for (int other = 1; other <= state.seats; ++other) {
        others += other == seat ? 0 : state.hand_size[other - 1];
    }
    return {state.hand_size[seat - 1], total_of(state, seat), tokens_at(state, seat, boat(state)),
            others};
}

}  // namespace ctq::cartagena
