#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// The weights by which the bot `greedy` values an action, in half spaces.
struct GreedyWeights {
    int card_spent = 8;        ///< value of a card: the cost of playing one
    int many_cards_bonus = 3;  ///< bonus for playing a card with at least `many_cards` in hand
    int card_drawn = 8;
    int card_over = 3;  ///< cost of moving back for each card in hand beyond `many_cards`
    int many_cards = 4;
    int end_turn = 0;
};

/// Returns the action that the bot `greedy` chooses: the legal action with the highest value. Ties
/// are broken at random.
core::Action greedy_action(const State& observation, int seat, core::Rng& rng);

/// Returns the bots greedy, runner and hoarder.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::cartagena
