#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/summary.hpp"
#include "engine/lab/tally.hpp"

namespace ctq::tests {

/// Plays games 0 … games - 1 of a series of Incan Gold between these bots ("turn:5,turn:7").
lab::Tally contest(std::string_view bots, std::int64_t games, const std::string& options = "");

/// Returns the score of each of the games 0 … games - 1 of a series of solo games of this bot, in
/// gems.
std::vector<int> solo_scores(std::string_view bot, std::int64_t games);

/// Checks a measured share of games against the published share, within four standard errors and
/// the rounding of the last digit.
void expect_share(double share, double published, double games);

/// A published mean score of a bot, and the standard deviation of one game.
struct Reference {
    const char* bot;
    double mean;
    double sd;
};

/// Returns the largest accepted relative error of a standard deviation that is measured over so
/// many games: four of its standard errors. With a kurtosis of k, the standard error is sqrt((k -
/// 1) / 4 n). No strategy has a kurtosis above 7.
double spread_tolerance(std::int64_t games);

/// Checks that the mean score of so many solo games is within 4 sd / sqrt(games) of the reference.
void expect_mean(const Reference& reference, std::int64_t games, const std::string& options = "");

/// Checks the shares of games that an entry wins and draws against the published shares, within
/// four standard errors and the rounding of the last digit.
void expect_wins(const lab::Tally& tally, int entry, double wins, double draws);

}  // namespace ctq::tests
