#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/action.hpp"
#include "engine/core/weighed.hpp"

/// Types for the advice that people get about their decisions: hints at the table, and evaluations
/// in a review.
namespace ctq::core {

/// The source of the advice.
enum class AdviceSource : std::uint8_t {
    none,    ///< no advice: no method of the program understands the game well enough
    search,  ///< the search of engine/bots/search, with perfect play where `Game::solvable` holds
    solver,  ///< perfect play, computed from the beginning of the game
    odds,    ///< computed from the possible outcomes of the next card only
    net,     ///< a learned player's network, which rates each action
    table,  ///< playouts that the game runs with its own policy table; odds where there is no table
};

/// The value of an action.
struct ActionPoints {
    Action action = 0;
    double points = 0;
};

/// The values of the legal actions of a position, in points, where the game computes them itself.
struct PointAdvice {
    /// True: the expected final points of the seat after the action, with perfect play (source
    /// solver). False: the points that the action secures, at the end or with the next card (source
    /// odds).
    bool exact = false;
    std::vector<ActionPoints> actions;  ///< all legal actions, the best first
    std::string words;  ///< a sentence: "Going on is worth 101.3 gems at the end, leaving 98.0."
    std::string unit;   ///< "gems"
};

/// The results of the legal actions of a position in playouts that the game runs itself.
struct PlayedAdvice {
    JudgedList judged;  ///< all legal actions, each with the same number of playouts
    std::string words;  ///< "Going on: 62 %. Others like you leave here in 4 of 10."
};

}  // namespace ctq::core
