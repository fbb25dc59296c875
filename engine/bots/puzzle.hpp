#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

/// Puzzles as text: a line each, `<notation of the best action> <share code of the match up to there>`.
/// How they are found: find_puzzle.hpp.
namespace ctq::bots {

/// A position in which a seat has to choose, and one action is clearly best.
struct Puzzle {
    core::Match match;      ///< up to the position: its cursor is at its end
    core::Action best = 0;  ///< of the seat whose turn it is
};

/// The line of a puzzle, without its end. Its match must not be longer than the cursor.
std::string write_puzzle(const Puzzle& puzzle);

/// The puzzle of a line. Seed and names of the match are lost: see `core::write_code`. Problem: no such
/// line, a code that is damaged or of another game, nobody who has to choose, or no legal action.
core::Result<Puzzle> read_puzzle(const core::GameHandle& game, std::string_view line);

/// A puzzle and where it stands.
struct PuzzleLine {
    int number = 0;  ///< of the line in its text, from 1
    Puzzle puzzle;
};

/// The puzzles of a text, in its order; empty lines and those that begin with `#` are skipped. Problem: that
/// of the first line that is none, with its number; or there is none at all.
core::Result<std::vector<PuzzleLine>> read_puzzles(const core::GameHandle& game,
                                                   std::string_view text);

}  // namespace ctq::bots
