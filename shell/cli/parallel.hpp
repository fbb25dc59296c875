#pragma once

#include <cstdint>
#include <functional>
#include <type_traits>
#include <vector>

#include "engine/lab/experiment.hpp"
#include "shell/cli/game_file.hpp"
#include "shell/cli/progress.hpp"

namespace ctq::cli {

/// Plays games 0 … count - 1 of the experiment in small parts on several threads, and sums the
/// results. The result does not depend on parts or threads. `threads`: 0 for the machine's cores;
/// one is used where threads are not available. `play` is called on several threads at once. After
/// Ctrl-C (interrupt.hpp), the tally covers games 0 … n - 1, where n is its number of games; if
/// programs play, these can be any n games. If there is a `file`, the counted games are also written
/// to it; playing stops when it can't be written.
lab::Tally play_in_parts(const lab::Spec& spec, std::int64_t count, int threads, Progress& progress,
                         const lab::PlayGames& play = lab::play, GameFile* file = nullptr);

/// Calls `work` once with each of 0 … count - 1, on this number of threads (0: the machine's
/// cores).
void call_in_parallel(std::int64_t count, int threads,
                      const std::function<void(std::int64_t)>& work);

/// Calls `work` once with each of 0 … count - 1 on several threads, as `call_in_parallel` does.
/// Returns the results in the order of these numbers.
template <class Work>
auto in_parallel(std::int64_t count, int threads, const Work& work) {
    std::vector<std::invoke_result_t<Work, std::int64_t>> results(static_cast<std::size_t>(count));
    call_in_parallel(count, threads,
                     [&](std::int64_t i) { results[static_cast<std::size_t>(i)] = work(i); });
    return results;
}

}  // namespace ctq::cli
