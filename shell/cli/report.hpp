#pragma once

#include <string>
#include <vector>

#include "engine/lab/report.hpp"
#include "shell/cli/arguments.hpp"

/// The results of an experiment as text.
namespace ctq::cli {

/// One result in the format asked for.
std::string report_text(const lab::Report& report, Format format);

/// Several at once: tables one below the other, a JSON array, or CSV under one header.
std::string reports_text(const std::vector<lab::Report>& reports, Format format);

}  // namespace ctq::cli
