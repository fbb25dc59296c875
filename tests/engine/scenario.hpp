#pragma once

#include <string>
#include <vector>

#include "engine/core/catalogue.hpp"
#include "engine/core/match.hpp"

/// The scenarios of the tests that run for every game: its presets, numbers of seats and unusual
/// options.
namespace ctq::tests {

/// The cabinet's games and the null game.
core::Catalogue tested_games();

/// A game with its options as text and its number of seats.
struct Scenario {
    const core::GameHandle* game;
    std::string options;
    int seats;

    std::string name() const;
};

/// Every preset of every game with every allowed number of seats.
std::vector<Scenario> preset_scenarios();

/// Scenarios with unusual options. Every two values of two options of a game occur together in one
/// of them, unless the game refuses the pair (`covering_scenarios`).
const std::vector<Scenario>& variant_scenarios();

/// A match of this scenario before its first action.
core::Match new_match(const Scenario& scenario, std::uint64_t seed);

/// Plays random actions until the match is over or `most` are played. Returns how many are played.
int play_randomly(core::Match& match, int most);

/// A new match played to its end, or to `most` actions.
core::Match random_match(const Scenario& scenario, std::uint64_t seed, int most);

/// Lists the legal actions of a seat or the outcomes of chance. Empty when the game is over.
void list_actions(const core::GameHandle& game, const void* state, core::ActionList& list);

}  // namespace ctq::tests
