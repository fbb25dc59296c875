#pragma once

#include <optional>

#include "engine/bots/puzzle.hpp"
#include "engine/core/puzzle_source.hpp"

/// Finding puzzles in matches. A position is one if a seat has to choose among as many actions as the game
/// asks for (`core::PuzzleSource`), one action is clearly best, and a plain bot would choose another one:
///
/// * Where best play can be worked out (`Game::puzzle_solvable`), the best action alone wins, by a point or
///   more than the second.
/// * Where the game says what actions are worth in points, and that is exact (`Game::point_advice`), it is
///   worth at least a point more than the second.
/// * Else by playouts (weigh.hpp): it wins between 15 and 90 % of them, 6 points of wins more than the second
///   and more than 5 standard errors of the difference.
namespace ctq::bots {

/// Where puzzles of a game of the cabinet come from; none where the game states nothing.
std::optional<core::PuzzleSource> puzzle_source(const core::GameHandle& game);

/// What makes a position a puzzle.
struct PuzzleFacts {
    core::Action best = 0;
    /// By how much it is better than the second: points, or a share of wins where playouts judged. The
    /// larger, the easier.
    double gap = 0;
    bool exact = false;  ///< by best play
};

/// Judges the position at the cursor of a match whose game states a source of puzzles. The same on every
/// machine, whatever the seed of the match and who sits there. Problem: why it is no puzzle, a sentence.
core::Result<PuzzleFacts> judge_puzzle(const core::Match& match);

/// Judges a puzzle again. Problem: also that another action is best.
core::Result<PuzzleFacts> check_puzzle(const Puzzle& puzzle);

/// A puzzle with what was found out about it.
struct FoundPuzzle {
    Puzzle puzzle;
    PuzzleFacts facts;
};

/// A position of the match's log that is a puzzle, with a person at the seat that is to choose; which of
/// several follows from `seed`. Not every position
/// is judged where that takes long. None: no puzzle was found.
std::optional<FoundPuzzle> find_puzzle(const core::Match& match, std::uint64_t seed);

}  // namespace ctq::bots
