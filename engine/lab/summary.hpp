#pragma once

#include <vector>

#include "engine/lab/tally.hpp"

/// What a tally says, in numbers for people. Made once, at the end; only + - * / and the square
/// root are used, so every machine finds the same.
namespace ctq::lab {

/// Mean and spread of a quantity over games.
struct Spread {
    double mean = 0;
    double sd = 0;  ///< standard deviation of one game (n - 1); 0 below two games
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
    Share win;     ///< of all games, unfinished and drawn ones included
};

struct Summary {
    std::vector<EntrySummary> entries;
    Spread actions;
};

/// Means, shares and bounds of what was counted.
Summary summarize(const Tally& tally);

/// Mean and spread of n whole numbers with these sums; `unit` is how many of them make one.
Spread spread(std::int64_t n, std::int64_t sum, std::int64_t squares, int unit);

/// The Wilson score interval for `hits` of n (Wilson 1927), the normal quantile for 95 %.
Share wilson(std::int64_t hits, std::int64_t n);

}  // namespace ctq::lab
