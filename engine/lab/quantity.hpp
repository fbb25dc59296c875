#pragma once

#include "engine/lab/histogram.hpp"

/// One number a game, over many games: whole numbers only, so that any split adds up to the same.
namespace ctq::lab {

struct Quantity {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int32_t least = INT32_MAX;
    std::int32_t most = INT32_MIN;
    // The games of lowest number that had those values; -1 before the first.
    std::int64_t least_game = -1;
    std::int64_t most_game = -1;
    Histogram values;

    bool operator==(const Quantity&) const = default;
};

/// Counts the value of the game with this number so many times.
void count(Quantity& quantity, std::int32_t value, std::int64_t game, std::int64_t times = 1);

/// The values of both.
void add(Quantity& into, const Quantity& more);

}  // namespace ctq::lab
