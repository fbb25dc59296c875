#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

/// Puzzles as text, one per line: `<notation of the best action> <share code of the match up to
/// there> <rating>`. The rating may be missing. How they are found: find_puzzle.hpp.
namespace ctq::bots {

inline constexpr int kHighestRating = 9999;

/// A position in which a seat has to choose, and one action is clearly best.
struct Puzzle {
    core::Match match;      ///< up to the position: the cursor is at its end
    core::Action best = 0;  ///< action of the seat whose turn it is
    int rating = 0;         ///< how hard it is, 1 to `kHighestRating`; 0 if it was not measured
};

/// Returns the line of a puzzle, without its rating and a line break. The match must end at its
/// cursor.
std::string write_puzzle(const Puzzle& puzzle);

/// Parses a line. The seed and names of the match are lost: see `core::write_code`. Fails if the
/// line is malformed, the code is damaged or of another game, no seat has to choose, or the action
/// is illegal.
core::Result<Puzzle> read_puzzle(const core::GameHandle& game, std::string_view line);

/// A puzzle and its line number.
struct PuzzleLine {
    int number = 0;  ///< line number in the text, from 1
    Puzzle puzzle;
};

/// Parses a text of puzzles, in its order. Skips empty lines and lines that begin with `#`. Fails
/// with the line number at the first invalid line, or if there is no puzzle.
core::Result<std::vector<PuzzleLine>> read_puzzles(const core::GameHandle& game,
                                                   std::string_view text);

}  // namespace ctq::bots
