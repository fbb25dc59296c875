#pragma once

#include <vector>

#include "engine/lab/tally.hpp"

/// Summarizes a tally in numbers for people, once at the end. It uses only + - * / and the square
/// root, so the results are the same on every machine.
namespace ctq::lab {

/// Mean and spread of a quantity over games.
struct Spread {
    double mean = 0;
    double sd = 0;  ///< standard deviation of one game (n - 1); 0 with fewer than two games
    double se = 0;  ///< standard error of the mean
};

/// A share with its 95 % bounds.
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;
};

struct EntrySummary {
    Spread score;  ///< in points
    Share win;     ///< share of wins among all games, including unfinished and drawn ones
};

struct Summary {
    std::vector<EntrySummary> entries;
    Spread actions;
};

/// Returns the means, shares and bounds of a tally.
Summary summarize(const Tally& tally);

/// Returns the mean and spread of n whole numbers, from their sum and the sum of their squares.
/// `unit` is the number that represents 1.
Spread spread(std::int64_t n, std::int64_t sum, std::int64_t squares, int unit);

/// Returns the Wilson score interval for `hits` out of n (Wilson 1927), with the normal quantile
/// for 95 %.
Share wilson(std::int64_t hits, std::int64_t n);

}  // namespace ctq::lab
