#pragma once

#include "engine/lab/histogram.hpp"

/// One number per game, over many games. It stores whole numbers only, so every split adds up to
/// the same result.
namespace ctq::lab {

struct Quantity {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int32_t least = INT32_MAX;
    std::int32_t most = INT32_MIN;
    // The lowest-numbered games with those values; -1 before the first game.
    std::int64_t least_game = -1;
    std::int64_t most_game = -1;
    Histogram values;

    bool operator==(const Quantity&) const = default;
};

/// Counts a value `times` times for the game with this number.
void count(Quantity& quantity, std::int32_t value, std::int64_t game, std::int64_t times = 1);

/// Adds the values of `more`.
void add(Quantity& into, const Quantity& more);

}  // namespace ctq::lab
