#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/lab/tally.hpp"

/// The final lead and a game's own statistics in words and numbers, for all reports. `table` is the
/// game's table of statistics. A tally without statistics (such as that of merged results) gives
/// empty lists.
namespace ctq::lab {

using StatisticTable = std::span<const core::Statistic>;

/// A game with a notable value: the least, the median or the greatest.
struct NotedGame {
    const char* word;  ///< "worst", "median", "best"
    std::int64_t number;
};
/// Returns the games with the least, the median and the greatest value, labelled `least`, "median"
/// and `most`.
std::array<NotedGame, 3> noted_games(const Quantity& quantity, const char* least, const char* most);
/// Returns the games with the smallest, the median and the largest final lead. The tally must have
/// leads.
std::array<NotedGame, 3> noted_leads(const Tally& tally);
/// Whether any final lead was counted.
bool has_leads(const Tally& tally);

/// Whether any game has a value for this statistic.
bool has_readings(const Tally& tally, std::size_t statistic);
/// For statistics with names: returns how often a name was counted, in games or in hundredths.
std::int64_t count_of(const Quantity& quantity, int name);

/// Returns a sentence for each statistic that has values.
std::vector<std::string> statistic_lines(StatisticTable table, const Tally& tally);

/// A number for CSV and JSON: "rounds_mean", "ending.Shared", the amount per game
/// "edges_left.tttt". Notable games are numbered from 1, as in "lead_largest_game".
struct Fact {
    std::string name;
    double value;
    int digits;  ///< number of decimals
};
/// Returns no facts if nothing was counted. Otherwise the facts have the same names for all tallies
/// of an experiment.
std::vector<Fact> statistic_facts(StatisticTable table, const Tally& tally);

}  // namespace ctq::lab
