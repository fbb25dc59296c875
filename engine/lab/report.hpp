#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/lab/experiment.hpp"

/// The results of an experiment for programs and spreadsheets, the same from whoever ran it. `ctq
/// merge` reads the JSON again.
namespace ctq::lab {

/// An experiment that has been played.
struct Report {
    Spec spec;
    std::vector<std::string> bots;  ///< the entries' words, in order
    Tally tally;
    double seconds = 0;                  ///< it took
    std::vector<std::uint64_t> seeds{};  ///< of what was merged; empty: that of the experiment
    std::optional<int> rules{};          ///< version of what was merged; none: ours
};

/// "17", or "[1,2]" of what was merged.
std::string seeds_text(const Report& report);

/// One JSON object; numbers have all their digits.
std::string report_json(const Report& report);

/// A line an entry, below a line of names if there is to be one: the names of one experiment and of all cells
/// of a sweep are the same. `table` is the number of the cell, from 1. The same experiment gives the same
/// text. What the columns are: README.md, *Studying games*.
std::string report_csv(const Report& report, int table, bool header);

}  // namespace ctq::lab
