#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/lab/tally.hpp"

/// The final lead and a game's own statistics as text, for every report alike. `table` is the
/// game's; a tally without statistics (of merged results) tells none.
namespace ctq::lab {

using StatisticTable = std::span<const core::Statistic>;

/// A game of the results worth looking at.
struct NotedGame {
    const char* word;  ///< "worst", "median", "best"
    std::int64_t number;
};
/// The games with the smallest, a middle and the largest final lead; the tally has leads.
std::array<NotedGame, 3> noted_leads(const Tally& tally);
bool has_leads(const Tally& tally);

/// Whether one of its games said something to this statistic.
bool has_readings(const Tally& tally, std::size_t statistic);
/// Of statistics that count names: how often one came, in games or in hundredths, and the amount a
/// game.
std::int64_t count_of(const Quantity& quantity, int name);
double amount_of(const Tally& tally, std::size_t statistic, int name);

/// A sentence for each of which something is known.
std::vector<std::string> statistic_lines(StatisticTable table, const Tally& tally);

/// The keys "lead" and "statistics" in an object that has been begun; games count from 1.
void put_statistics(core::JsonWriter& json, StatisticTable table, const Tally& tally);

/// The same without histograms, for CSV: "lead_mean", "rounds_mean", "ending.Shared" ...
struct Column {
    std::string name;
    std::string value;
};
std::vector<Column> statistic_columns(StatisticTable table, const Tally& tally);

}  // namespace ctq::lab
