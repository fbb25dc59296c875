#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// The weights of `greedy`, in halves of a space. From the game's page, section Agents.
struct GreedyWeights {
    int card_spent = 8;        ///< what a card is worth: playing one costs this
    int many_cards_bonus = 3;  ///< for playing one with at least `many_cards` in hand
    int card_drawn = 8;
    int card_over = 3;  ///< what moving back costs for each card above `many_cards`
    int many_cards = 4;
    int end_turn = 0;
};

/// What `greedy` does: the legal action of the highest value, of several one at random.
core::Action greedy_action(const State& observation, int seat, core::Rng& rng);

/// greedy, runner and hoarder.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::cartagena
