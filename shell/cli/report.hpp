#pragma once

#include <string>
#include <vector>

#include "engine/lab/fields.hpp"
#include "engine/lab/report.hpp"
#include "shell/cli/arguments.hpp"
#include "shell/cli/game_file.hpp"
#include "shell/cli/progress.hpp"

/// Writes the results of an experiment as text.
namespace ctq::cli {

/// Digits of a fraction in JSON.
inline constexpr int kDigits = 4;

/// Plays the experiment with `play`, with the number of games and threads of `arguments`. `seats`:
/// the words of the entries, as "greedy,random". If there is a `file`, the games are written to it
/// as its next table.
lab::Report play_report(lab::Spec spec, const std::string& seats, const RunArguments& arguments,
                        Progress& progress, const lab::PlayGames& play, GameFile* file);

/// Formats as printf into a string, for tables with columns.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...);

/// Returns the options of an experiment as words: "rules=board".
std::string options_of(const lab::Spec& spec);

/// Writes one result in the requested format.
std::string report_text(const lab::Report& report, Format format);

/// Writes several results: tables one below the other, a JSON array, or CSV with one header.
std::string reports_text(const std::vector<lab::Report>& reports, Format format);

/// Writes the histograms of the scores to a CSV file, unless `path` is empty. Throws Refusal if the
/// file can't be written, or if merged results have no histograms.
void write_histograms(const std::string& path, const std::vector<lab::Report>& reports);

/// Writes an overview of a sweep: per combination, a line for each bot with its wins and score.
std::string overview(const std::vector<lab::Report>& reports);

/// Writes rows, whose fields all have the same names, as CSV or as a JSON array.
std::string rows_text(const std::vector<lab::Fields>& rows, Format format);

}  // namespace ctq::cli
