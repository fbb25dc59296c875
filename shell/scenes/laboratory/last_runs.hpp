#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/ladder.hpp"

/// Earlier results of the laboratory, which can be shown again, also beside the current ones.
namespace ctq::scenes {

/// Results and, for a tournament, the strength of the bots computed from them.
struct Results {
    Laboratory lab;
    Ladder ladder;
    std::int64_t rated = -1;  ///< number of games played when the ladder was last updated
    bool rated_running = false;
};

/// Limit on the list of earlier results.
inline constexpr std::size_t kMostRuns = 8;

/// The results of one earlier experiment.
struct LastRun {
    std::string text;   ///< as written by `Laboratory::serialize`
    std::string words;  ///< a headline: "Mirror: Greedy, Won 54.2 %; 2 000 games, seed 1."
};

/// Puts the results first in the list, removes older results of the same experiment and those
/// beyond the limit, and saves the list on this device. Does nothing if no game was played. The
/// experiment must not be running.
void remember_run(std::vector<LastRun>& runs, const Laboratory& results);
/// Loads the list that `remember_run` saved.
std::vector<LastRun> stored_runs();

}  // namespace ctq::scenes
