#pragma once

#include <cstdint>

namespace ctq::tests {

/// How the one who leaves at turn `first` fared against the one who leaves at turn `second`.
struct Duel {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t score_sum = 0;
    std::int64_t score_squares = 0;
};

/// Plays so many games by the rules page with cards on a pile that is shuffled, sharing no code
/// with the engine but the scrambler of its random numbers: slow to write and easy to check.
Duel duel_of_turns(int first, int second, std::int64_t games, std::uint64_t seed);

}  // namespace ctq::tests
