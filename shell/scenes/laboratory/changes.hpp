#pragma once

#include <string_view>

#include "shell/scenes/laboratory/experiment.hpp"
#include "shell/scenes/laboratory/shown_results.hpp"

namespace ctq::app {

/// Changes one thing of what is chosen: "game:cartagena", "preset:tokens", "kind:tournament", "bot:2=turn:1..20",
/// "bots:3", "table:3", "elo:0,20", "options:tokens=3", "option:rules=board", "vary:tokens", "games:1000",
/// "lab-seed:17", "rotate:on", "from:…" (a share code, or nothing). False, and nothing changed, when it is none of
/// these or can't be.
bool change_experiment(Experiment& experiment, std::string_view command);
/// Changes one thing of how results are shown: "measure:wins", "extremes:on", "cell:7" of so many cells, "sort:mean",
/// "rows:all". False, and nothing changed, when it is none of these or can't be.
bool change_shown(ShownResults& shown, std::string_view command, int cells);

}  // namespace ctq::app
