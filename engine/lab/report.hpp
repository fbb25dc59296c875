#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/lab/experiment.hpp"

/// The results of an experiment for programs and spreadsheets, in the same form for all front ends.
/// `ctq merge` reads the JSON.
namespace ctq::lab {

/// A completed experiment.
struct Report {
    Spec spec;
    std::vector<std::string> bots;  ///< the names of the entries, in order
    Tally tally;
    double seconds = 0;                  ///< duration of the experiment
    std::vector<std::uint64_t> seeds{};  ///< seeds of the merged results; empty: the report has
                                         ///< only the seed of the experiment
    std::optional<int> rules{};  ///< rules version of the merged results; nullopt: the current one
};

/// Returns the seed, or the seeds of merged results.
std::vector<std::uint64_t> seeds_of(const Report& report);

/// Returns one JSON object. Numbers are not rounded. The scores of each entry have a histogram:
/// bucket i counts the games with a score of at least `from` + i · `width` and less than one `width`
/// more. Merged results have it if all of them do.
std::string report_json(const Report& report);

/// Returns a CSV table with one line for each value of the score that occurred, or for each range
/// of values. It is empty for merged results of which not all have histograms. `table` and `header`
/// have the same meaning as in `report_csv`.
std::string histogram_csv(const Report& report, int table, bool header);

/// Returns one line per entry, below a line of column names if `header` is set. All cells of a
/// sweep have the same columns. `table` is the number of the cell, from 1. The same experiment
/// gives the same text. README.md, *Studying games*, describes the columns.
std::string report_csv(const Report& report, int table, bool header);

}  // namespace ctq::lab
