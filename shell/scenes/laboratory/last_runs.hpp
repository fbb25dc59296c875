#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/ladder.hpp"

/// Earlier results of the laboratory, to show again or beside the present ones.
namespace ctq::scenes {

/// Results, and the strength of a tournament's bots computed from them.
struct Results {
    Laboratory lab;
    Ladder ladder;
    std::int64_t rated = -1;  ///< games done when the ladder was last updated
    bool rated_running = false;
};

/// Limit on the list of earlier results.
inline constexpr std::size_t kMostRuns = 8;

/// Earlier results.
struct LastRun {
    std::string text;   ///< as written by `Laboratory::serialize`
    std::string words;  ///< a headline: "All against all: Greedy won 54.2 %; 2 000 games, seed 1."
};

/// Puts the results first in the list, removes older results of the same experiment and those above
/// the limit, and saves the list in the person's storage. Does nothing if no game was played. The
/// results must be stopped.
void remember_run(std::vector<LastRun>& runs, const Laboratory& results);
/// Loads that list.
std::vector<LastRun> stored_runs();

}  // namespace ctq::scenes
