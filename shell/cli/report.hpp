#pragma once

#include <string>
#include <vector>

#include "engine/lab/fields.hpp"
#include "engine/lab/report.hpp"
#include "shell/cli/arguments.hpp"
#include "shell/cli/progress.hpp"

/// The results of an experiment as text.
namespace ctq::cli {

/// Plays so many games of the experiment on so many threads by `play`; the entries' words are `seats`,
/// as "greedy,random".
lab::Report play_report(lab::Spec spec, const std::string& seats, const RunArguments& arguments,
                        Progress& progress, const lab::PlayGames& play = lab::play);

/// printf into a string: tables want columns.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...);

/// One result in the format asked for.
std::string report_text(const lab::Report& report, Format format);

/// Several at once: tables one below the other, a JSON array, or CSV under one header.
std::string reports_text(const std::vector<lab::Report>& reports, Format format);

/// The combinations of a sweep one below the other: a line for each bot with its wins and score.
std::string overview(const std::vector<lab::Report>& reports);

/// Rows with the same names as CSV, or as JSON: an array.
std::string rows_text(const std::vector<lab::Fields>& rows, Format format);

}  // namespace ctq::cli
