#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/lab/experiment.hpp"
#include "shell/cli/arguments.hpp"

/// The results of an experiment as text.
namespace ctq::cli {

/// An experiment that has been played.
struct Report {
    lab::Spec spec;
    std::vector<std::string> bots;  ///< as the command line named the entries
    lab::Tally tally;
    double seconds = 0;
    std::vector<std::uint64_t> seeds{};  ///< of what was merged; empty: that of the experiment
    std::optional<int> rules{};          ///< version of what was merged; none: ours
};

/// A table for people.
std::string report_table(const Report& report);

/// One JSON object; numbers with all their digits.
std::string report_json(const Report& report);

/// A header line, then a line an entry.
std::string report_csv(const Report& report);

/// Several at once: tables one below the other, a JSON array, or CSV under one header.
std::string reports_text(const std::vector<Report>& reports, Format format);

}  // namespace ctq::cli
