#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/ladder.hpp"

/// Results of the laboratory that were there before the present ones: to look at again, or beside them.
namespace ctq::app {

/// Results, and how strong the bots of a tournament are by them.
struct Results {
    Laboratory lab;
    Ladder ladder;
    std::int64_t rated = -1;  ///< games done when the ladder last looked
    bool rated_running = false;
};

/// How many are kept.
inline constexpr std::size_t kMostRuns = 8;

/// Results of before.
struct LastRun {
    std::string text;  ///< as `Laboratory::serialize` writes them
    std::string
        words;  ///< what they say: "All against all: Greedy won 54.2 %; 2 000 games, seed 1."
};

/// Puts results first in the list, in place of older ones of the same experiment, drops what is too many, and keeps
/// the list in the person's storage; results without a game are left out. They must be stopped.
void keep_run(std::vector<LastRun>& runs, const Laboratory& results);
/// That list again.
std::vector<LastRun> stored_runs();

}  // namespace ctq::app
