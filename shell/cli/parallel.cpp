#include "shell/cli/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>
#ifndef __EMSCRIPTEN__
#include <thread>
#endif

#include "shell/cli/interrupt.hpp"
#include "shell/cli/streams.hpp"
#include "shell/cli/timing.hpp"

namespace ctq::cli {
namespace {

constexpr std::int64_t kMostPerPart = 2048;
/// A part that takes less than kShort makes the next one larger, one that takes more than kLong
/// makes it smaller. Parts are thus short for a waiting person and long compared with their
/// overhead.
constexpr std::chrono::milliseconds kShort{20};
constexpr std::chrono::milliseconds kLong{200};

/// Plays a part, and writes its games to `file` if there is one.
lab::Tally play_part(const lab::Spec& spec, std::int64_t first, std::int64_t count,
                     const lab::PlayGames& play, GameFile* file) {
    if (file == nullptr) {
        return play(spec, first, count, {});
    }
    std::string lines;
    lab::Tally tally = play(spec, first, count,
                            [&](const lab::Ending& ending) { file->add_lines(lines, ending); });
    file->write(first, count, std::move(lines));
    return tally;
}

/// Plays parts, at least one, until all games are taken, Ctrl-C is pressed or the file can't be
/// written. The total does not depend on how the games are split. `next`: the first game that no
/// thread has taken. Games are taken in order, so those taken always form a prefix of the series.
lab::Tally work(const lab::Spec& spec, std::atomic<std::int64_t>& next, std::int64_t count,
                Progress* progress, const lab::PlayGames& play, GameFile* file) {
    lab::Tally tally;
    std::int64_t part = 1;
    do {
        const std::int64_t first = next.fetch_add(part);
        if (first >= count) {
            break;
        }
        const auto begin = Clock::now();
        lab::add_to(tally, play_part(spec, first, std::min(part, count - first), play, file));
        const auto elapsed = Clock::now() - begin;
        part = elapsed < kShort  ? std::min(2 * part, kMostPerPart)
               : elapsed > kLong ? std::max(part / 2, std::int64_t{1})
                                 : part;
        if (progress != nullptr) {
            progress->show(std::min(next.load(), count));
        }
    } while (!Interrupt::pressed() && (file == nullptr || !file->failed()));
    return tally;
}

#ifdef __EMSCRIPTEN__

int thread_count(int /*requested*/) {
    return 1;
}

void run_on_threads(int /*threads*/, const std::function<void(int)>& body) {
    body(0);
}

#else

/// Returns the requested number of threads, or for 0 that of the machine.
int thread_count(int requested) {
    return requested > 0
               ? requested
               : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 64U));
}

/// Calls `body` with 0 … threads - 1, each on its own thread; 0 runs on this one.
void run_on_threads(int threads, const std::function<void(int)>& body) {
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) {
        others.emplace_back(body, i);
    }
    body(0);
    for (std::thread& other : others) {
        other.join();
    }
}

#endif

}  // namespace

void call_in_parallel(std::int64_t count, int threads,
                      const std::function<void(std::int64_t)>& work) {
    std::atomic<std::int64_t> next{0};
    run_on_threads(thread_count(threads), [&](int /*thread*/) {
        for (std::int64_t i = next++; i < count; i = next++) {
            work(i);
        }
    });
}

lab::Tally play_in_parts(const lab::Spec& spec, std::int64_t count, int threads, Progress& progress,
                         const lab::PlayGames& play, GameFile* file) {
#ifdef __EMSCRIPTEN__
    if (threads > 1) {
        remark("There is one thread here; the results are the same.");
    }
#endif
    threads = thread_count(threads);
    std::atomic<std::int64_t> next{0};
    std::vector<lab::Tally> tallies(static_cast<std::size_t>(threads));
    run_on_threads(threads, [&](int thread) {
        tallies[static_cast<std::size_t>(thread)] =
            work(spec, next, count, thread == 0 ? &progress : nullptr, play, file);
    });
    lab::Tally sum;
    for (const lab::Tally& tally : tallies) {
        lab::add_to(sum, tally);
    }
    return sum;
}

}  // namespace ctq::cli
