#pragma once

/// How well puzzles are solved on this device. The key "puzzles:rating" holds one line.
namespace ctq::store {

/// The rating of somebody who has not answered a puzzle yet.
inline constexpr int kFirstRating = 1200;

struct PuzzleRating {
    int rating = kFirstRating;
    int answered = 0;  ///< puzzles, each counted at the first answer
    int streak = 0;    ///< puzzles in a row, up to the last, whose first answer was right
    int longest = 0;   ///< the longest such streak
};

/// Returns what this device has stored.
PuzzleRating puzzle_rating();

/// Returns the rating after the first answer to a puzzle, as Elo does: it changes by a part of what
/// the answer was better or worse than expected, a large one in the first twenty answers. The
/// expectation is a straight line: half where both ratings are equal, 5 to 95 % at 360 points and
/// more. `difficulty`: the rating of the puzzle.
PuzzleRating rated(PuzzleRating before, int difficulty, bool right);

/// Counts the first answer to a puzzle. Returns false if the device did not store it.
bool count_puzzle(int difficulty, bool right);

}  // namespace ctq::store
