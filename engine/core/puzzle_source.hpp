#pragma once

#include <span>

/// Where the puzzles of a game come from: engine/bots/find_puzzle.hpp looks for them in matches of bots.
namespace ctq::core {

/// What a game states if there are puzzles of it.
struct PuzzleSource {
    /// The options of the matches, as `read_options` reads them. Of several, each gives an equal share of
    /// the puzzles.
    std::span<const char* const> options;
    const char* players;  ///< the bots that play the matches, a seat each: "level:3,level:3"
    /// Plain bots: in a puzzle at least one of them chooses another action than the best.
    const char* tempted;
    int least_actions;  ///< legal actions of a puzzle
};

}  // namespace ctq::core
