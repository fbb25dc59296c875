#pragma once

#include <span>

#include "engine/core/bot.hpp"
#include "engine/games/cartagena/cartagena.hpp"

namespace ctq::cartagena {

/// The weights of `greedy`, in halves of a space. From the game's page, section Agents.
struct GreedyWeights {
    int card_spent = 8;        ///< value of a card: the cost of playing one
    int many_cards_bonus = 3;  ///< bonus for playing a card with at least `many_cards` in hand
    int card_drawn = 8;
    int card_over = 3;  ///< cost of moving back, for each card above `many_cards`
    int many_cards = 4;
    int end_turn = 0;
};

/// Returns the action of `greedy`: the legal action of the highest value, at random among equals.
core::Action greedy_action(const State& observation, int seat, core::Rng& rng);

/// Returns greedy, runner and hoarder.
std::span<const core::Bot<State>> bots();

}  // namespace ctq::cartagena
