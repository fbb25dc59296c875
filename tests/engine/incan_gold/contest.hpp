#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/lab/summary.hpp"
#include "engine/lab/tally.hpp"

namespace ctq::tests {

/// Games 0 … games - 1 of a series of Incan Gold between these bots ("turn:5,turn:7").
lab::Tally contest(std::string_view bots, std::int64_t games, const std::string& options = "");

/// A mean as published, and the standard deviation of one game.
struct Reference {
    const char* bot;
    double mean;
    double sd;
};

/// How far the spread of so many games' scores may be off, as a share: four of its standard errors.
/// With a kurtosis of k that error is sqrt((k - 1) / 4 n); of no strategy is k above 7.
double spread_tolerance(std::int64_t games);

/// That the mean of so many solo games is within 4 sd / sqrt(games) of the reference.
void expect_mean(const Reference& reference, std::int64_t games, const std::string& options = "");

/// That an entry's share of wins, and of draws, in so many games is what was published, within four
/// standard errors and the rounding of the last digit.
void expect_wins(const lab::Tally& tally, int entry, double wins, double draws);

}  // namespace ctq::tests
