#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/weighed.hpp"

/// Advice that a game can give to people: hints at the table, and the judgements of a review.
namespace ctq::core {

/// What the advice is by.
enum class AdviceSource : std::uint8_t {
    none,    ///< nothing here understands enough of the game
    search,  ///< the search of engine/bots/search, and best play where `Game::solvable`
    solver,  ///< best play, worked out from the beginning of the game
    odds,    ///< what the next card may bring, and nothing of what follows
    net,     ///< what the net of a learned player says of each action
    table,   ///< matches that the game itself plays on by a table; by odds where it has none
};

/// What an action is worth.
struct ActionPoints {
    Action action = 0;
    double points = 0;
};

/// What the legal actions of a position are worth in points, where a game tells that itself.
struct PointAdvice {
    /// By solver: points of the seat at the end of the game, on average, with best play after the
    /// action. Else by odds: points that the action brings home in the end or with the next card.
    bool exact = false;
    std::vector<ActionPoints> actions;  ///< all that are legal, the best first
    std::string words;  ///< a sentence: "Going on is worth 101.3 gems at the end, leaving 98.0."
    std::string unit;   ///< "gems"
};

/// What the legal actions of a position came to in matches that a game itself played on.
struct PlayedAdvice {
    JudgedList judged;  ///< all that are legal, each as often as the others
    std::string words;  ///< "Going on: 62 %. Others like you leave here in 4 of 10."
};

}  // namespace ctq::core
