#pragma once

#include <optional>

#include "engine/bots/analysis/puzzle.hpp"
#include "engine/core/puzzle_source.hpp"

/// Finds puzzles in matches. A position is a puzzle if a seat has at least as many actions as the
/// game demands (`core::PuzzleSource`), one action is clearly best, and the simple bots that the
/// game names would choose another one. An action is clearly best
///
/// * where best play can be computed (`Game::puzzle_solvable`): if it alone wins, and leads the
///   second by a point or more;
/// * where the game gives exact action values in points (`Game::point_advice`): if it is worth at
///   least a point more than the second;
/// * else by playouts (weigh.hpp): if it wins 15 to 90 % of them, 6 percentage points more than the
///   second and more than 5 standard errors of the difference.
namespace ctq::bots {

/// Returns the game's source of puzzles, or nullopt if the game has none. `game` must be one of the
/// cabinet's.
std::optional<core::PuzzleSource> puzzle_source(const core::GameHandle& game);

/// Why a position is a puzzle.
struct PuzzleFacts {
    core::Action best = 0;
    /// Lead of the best action over the second: points, or a share of wins if playouts judged. The
    /// larger the lead, the easier the puzzle.
    double gap = 0;
    bool exact = false;  ///< computed by best play or exact points
};

/// Judges the position at the match's cursor. The game must state a source of puzzles. The result
/// is the same on every machine, whatever the seed and the players of the match. If the position is
/// no puzzle, the problem says why in a sentence.
core::Result<PuzzleFacts> judge_puzzle(const core::Match& match);

/// Judges the position of a puzzle again, like `judge_puzzle`. Also fails if another action is best
/// now.
core::Result<PuzzleFacts> check_puzzle(const Puzzle& puzzle);

/// Returns how hard a puzzle is, from 800 to 2000: 2000 less 60 for each of twenty decisions that
/// find the best action, ten of level 3 and ten of level 5, each with a seed of its own. The same on
/// every machine.
int rate_puzzle(const Puzzle& puzzle);

/// A puzzle and the facts found about it.
struct FoundPuzzle {
    Puzzle puzzle;
    PuzzleFacts facts;
};

/// Finds a puzzle among the positions of the match's log and puts a person at the seat to choose.
/// `seed` decides which of several puzzles is returned. Where judging takes long, only some
/// positions are judged. The puzzle is rated, and easier ones than the game demands are
/// left out. Returns
/// nullopt if no puzzle was found.
std::optional<FoundPuzzle> find_puzzle(const core::Match& match, std::uint64_t seed);

}  // namespace ctq::bots
