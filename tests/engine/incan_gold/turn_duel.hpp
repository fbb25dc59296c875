#pragma once

#include <cstdint>

namespace ctq::tests {

/// The results of a player who leaves at turn `first` against a player who leaves at turn `second`.
struct Duel {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t score_sum = 0;
    std::int64_t score_squares = 0;
};

/// Plays so many games by the rules page, with a shuffled pile of cards. Shares no code with the
/// engine except the random number generator. Simple code matters here more than speed.
Duel duel_of_turns(int first, int second, std::int64_t games, std::uint64_t seed);

}  // namespace ctq::tests
