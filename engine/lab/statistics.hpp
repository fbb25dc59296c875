#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/lab/tally.hpp"

/// The final lead and a game's own statistics in words and numbers, for every report alike. `table`
/// is the game's; a tally without statistics (of merged results) tells none.
namespace ctq::lab {

using StatisticTable = std::span<const core::Statistic>;

/// A game of the results worth looking at.
struct NotedGame {
    const char* word;  ///< "worst", "median", "best"
    std::int64_t number;
};
/// The games with the least, a middle and the greatest value, under these words and "median".
std::array<NotedGame, 3> noted_games(const Quantity& quantity, const char* least, const char* most);
/// The games with the smallest, a middle and the largest final lead; the tally has leads.
std::array<NotedGame, 3> noted_leads(const Tally& tally);
/// Whether any final lead was counted.
bool has_leads(const Tally& tally);

/// Whether one of its games said something to this statistic.
bool has_readings(const Tally& tally, std::size_t statistic);
/// Of statistics that count names: how often one came, in games or in hundredths.
std::int64_t count_of(const Quantity& quantity, int name);

/// A sentence for each of which something is known.
std::vector<std::string> statistic_lines(StatisticTable table, const Tally& tally);

/// A number of the statistics, for CSV and JSON: "rounds_mean", "ending.Shared", the amount a game
/// of "edges_left.tttt"; the noted games count from 1, as "lead_largest_game".
struct Fact {
    std::string name;
    double value;
    int digits;  ///< behind its point
};
/// Empty where nothing was counted; else the same names for all tallies of an experiment.
std::vector<Fact> statistic_facts(StatisticTable table, const Tally& tally);

}  // namespace ctq::lab
