#pragma once

#include <string_view>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

namespace ctq::app {

/// Applies one command to the experiment: "game:cartagena", "preset:tokens", "kind:tournament",
/// "bot:2=turn:1..20", "bots:3", "table:3", "elo:0,20", "options:tokens=3", "option:rules=board",
/// "vary:tokens", "games:1000", "lab-seed:17", "rotate:on", "from:…" (a share code, or empty).
/// Returns false and changes nothing if the command is unknown or can't be applied.
bool change_experiment(Experiment& experiment, std::string_view command);
/// Applies one command to the display of results: "measure:wins", "extremes:on", "cell:7",
/// "sort:mean", "rows:all". `cells` is the number of cells. Returns false and changes nothing if
/// the command is unknown or can't be applied.
bool change_shown(ShownResults& shown, std::string_view command, int cells);

}  // namespace ctq::app
