#pragma once

#include <string>
#include <vector>

#include "shell/cli/report.hpp"

namespace ctq::cli {

/// The result of `ctq run --json` or `ctq sweep --json` in this text as reports: the whole numbers
/// behind means and deviations are found again. Histograms are not part of a result and stay empty.
/// Throws Refusal: no such result, of an unknown game or bot, or numbers that can't be.
std::vector<Report> read_results(const std::string& text, const std::string& where);

/// Adds up results of the same game, options and bots. Throws Refusal when two of them used the
/// same seed, as they hold the same games.
std::vector<Report> merged(const std::vector<Report>& reports);

}  // namespace ctq::cli
