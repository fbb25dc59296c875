#pragma once

#include <string>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "engine/core/match.hpp"

/// What the generic tests play: every game in every form it offers.
namespace ctq::tests {

/// The cabinet's games, those about to join it, and the null game.
core::Catalogue tested_games();

/// A game with its options as text, and a number of seats.
struct Scenario {
    const core::GameHandle* game;
    std::string options;
    int seats;

    std::string name() const;
};

/// Every preset of every game, with every number of seats it allows.
std::vector<Scenario> preset_scenarios();

/// Forms with unusual options: every two values of two options of a game meet in one of them, as
/// far as the game allows (`covering_scenarios`).
const std::vector<Scenario>& variant_scenarios();

/// A match of this scenario before its first action.
core::Match new_match(const Scenario& scenario, std::uint64_t seed);

/// Takes random actions until the match is over or `most` were taken; returns how many were.
int play_randomly(core::Match& match, int most);

/// A new match played to its end, or to `most` actions.
core::Match random_match(const Scenario& scenario, std::uint64_t seed, int most);

/// The legal actions or the outcomes, whichever the turn asks for; empty when over.
void list_actions(const core::GameHandle& game, const void* state, core::ActionList& list);

}  // namespace ctq::tests
