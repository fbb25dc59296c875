#pragma once

#include "engine/lab/histogram.hpp"

/// Sums over many games of one number per game. All are whole numbers, so the result does not
/// depend on how the games are split into parts.
namespace ctq::lab {

struct Quantity {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int32_t least = INT32_MAX;
    std::int32_t most = INT32_MIN;
    // The lowest-numbered games with the least and the greatest value; -1 before the first game.
    std::int64_t least_game = -1;
    std::int64_t most_game = -1;
    Histogram values;

    bool operator==(const Quantity&) const = default;
};

/// Counts a value `times` times for the game with this number.
void count(Quantity& quantity, std::int32_t value, std::int64_t game, std::int64_t times = 1);

/// Adds all values of `more` to `into`.
void add(Quantity& into, const Quantity& more);

}  // namespace ctq::lab
