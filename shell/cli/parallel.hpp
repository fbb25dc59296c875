#pragma once

#include <cstdint>
#include <functional>

#include "engine/lab/experiment.hpp"
#include "shell/cli/progress.hpp"

namespace ctq::cli {

/// Plays games 0 … count - 1 of the experiment in small parts, on `threads` threads (0: as many as
/// the machine has), and adds them up. The result depends on neither. Where there are no threads,
/// one is used. `play` plays them, on several threads at once. After Ctrl-C (interrupt.hpp) it is of the
/// games 0 … n - 1 of which the tally tells n; where programs play, of n games.
lab::Tally play_in_parts(const lab::Spec& spec, std::int64_t count, int threads, Progress& progress,
                         const lab::PlayGames& play = lab::play);

/// Calls `work` with 0 … count - 1, each once, on so many threads (0: as many as the machine has).
void in_parallel(std::int64_t count, int threads, const std::function<void(std::int64_t)>& work);

}  // namespace ctq::cli
