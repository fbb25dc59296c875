#pragma once

#include <string>
#include <string_view>
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

/// Puts results first in the list, in place of older ones of the same experiment, and drops what is too many; those
/// without a game are not kept. They must be stopped.
void keep_run(std::vector<Laboratory>& runs, Laboratory results);
/// The list in the person's storage: as many as there is room for. Written, and read again.
void store_runs(const std::vector<Laboratory>& runs);
std::vector<Laboratory> stored_runs();

/// What results say in a line: "All against all: Greedy won 54.2 % of 2 000 games."
std::string headline(const Laboratory& lab);

}  // namespace ctq::app
