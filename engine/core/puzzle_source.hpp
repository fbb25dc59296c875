#pragma once

#include <span>

/// Describes the matches of bots in which engine/bots/analysis/find_puzzle.hpp searches for puzzles.
namespace ctq::core {

/// What a game provides if it has puzzles.
struct PuzzleSource {
    /// The options of the matches, as `read_options` reads them. Each entry gives an equal share of
    /// the puzzles.
    std::span<const char* const> options;
    const char* players;  ///< the bots that play, one per seat: "level:3,level:3"
    /// Names of bots that don't search. In a puzzle, at least one of them chooses a wrong action.
    const char* tempted;
    int least_actions;  ///< minimum number of legal actions in a puzzle
    int least_rating;   ///< easier positions are no puzzles (`bots::rate_puzzle`)
};

}  // namespace ctq::core
