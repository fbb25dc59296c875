#include "shell/cli/parallel.hpp"

#include <algorithm>
#include <atomic>
#ifndef __EMSCRIPTEN__
#include <mutex>
#include <thread>
#endif

#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

constexpr std::int64_t kMostPerPart = 2048;

/// The parts not yet taken.
class Queue {
  public:
    Queue(std::int64_t count, int threads)
        : count_(count), part_(std::clamp(count / (64 * threads), std::int64_t{1}, kMostPerPart)) {}

    /// The first game of the next part; count() or more when there is none.
    std::int64_t take() { return next_.fetch_add(part_); }
    std::int64_t length(std::int64_t first) const { return std::min(part_, count_ - first); }
    std::int64_t count() const { return count_; }
    std::int64_t taken() const { return std::min(next_.load(), count_); }

  private:
    std::int64_t count_;
    std::int64_t part_;
    std::atomic<std::int64_t> next_{0};
};

lab::Tally work(const lab::Spec& spec, Queue& queue, Progress* progress,
                const lab::PlayGames& play) {
    lab::Tally tally;
    for (std::int64_t first = queue.take(); first < queue.count(); first = queue.take()) {
        lab::add_to(tally, play(spec, first, queue.length(first)));
        if (progress != nullptr) {
            progress->show(queue.taken());
        }
    }
    return tally;
}

}  // namespace

#ifdef __EMSCRIPTEN__

lab::Tally play_in_parts(const lab::Spec& spec, std::int64_t count, int threads, Progress& progress,
                         const lab::PlayGames& play) {
    if (threads > 1) {
        remark("There is one thread here; the results are the same.");
    }
    Queue queue(count, 1);
    return work(spec, queue, &progress, play);
}

void in_parallel(std::int64_t count, int /*threads*/,
                 const std::function<void(std::int64_t)>& work) {
    for (std::int64_t i = 0; i < count; ++i) {
        work(i);
    }
}

#else

namespace {

/// As many as were asked for; 0: as the machine has.
int thread_count(int asked) {
    return asked > 0 ? asked
                     : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 64U));
}

}  // namespace

void in_parallel(std::int64_t count, int threads, const std::function<void(std::int64_t)>& work) {
    std::atomic<std::int64_t> next{0};
    const auto join_in = [&] {
        for (std::int64_t i = next++; i < count; i = next++) {
            work(i);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < thread_count(threads); ++i) {
        others.emplace_back(join_in);
    }
    join_in();
    for (std::thread& other : others) {
        other.join();
    }
}

lab::Tally play_in_parts(const lab::Spec& spec, std::int64_t count, int threads, Progress& progress,
                         const lab::PlayGames& play) {
    threads = thread_count(threads);
    Queue queue(count, threads);
    std::mutex mutex;
    lab::Tally sum;
    const auto join_in = [&](Progress* shown) {
        const lab::Tally part = work(spec, queue, shown, play);
        const std::lock_guard lock(mutex);
        lab::add_to(sum, part);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) {
        others.emplace_back(join_in, nullptr);
    }
    join_in(&progress);
    for (std::thread& other : others) {
        other.join();
    }
    return sum;
}

#endif

}  // namespace ctq::cli
