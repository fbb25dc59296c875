#pragma once

#include <span>

#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/page/page.hpp"

/// The results as parts of the page. The families of the scene run their commands.
namespace ctq::scenes {

/// Adds the heading of the results, the first one of the page: what was played or, before the first
/// run, what the form's experiment plays; and the buttons that save the results.
void add_subject(Page& page, const ResultView& view);
/// Adds the charts, the table and the games that can be opened. `view` must live as long
/// as the page.
void add_results(Page& page, const ResultView& view);
/// Adds the list of earlier results, which can be shown again or beside the current ones.
void add_last_runs(Page& page, std::span<const LastRun> runs);

/// Returns one line: what to do next, the progress, or the outcome.
std::string laboratory_status(const Laboratory& lab, double now);

}  // namespace ctq::scenes
