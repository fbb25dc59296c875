#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/lab/work.hpp"
#include "shell/platform/workers.hpp"

namespace ctq::platform {

struct Workers::Pool {
    explicit Pool(void (*wake_loop)()) : wake(wake_loop) {}

    struct Task {
        int job;
        Bytes bytes;
    };

    void work() {
        std::unique_lock lock(mutex);
        while (true) {
            ready.wait(lock, [this] { return ending || !tasks.empty(); });
            if (ending) {
                return;
            }
            const Task task = std::move(tasks.front());
            tasks.pop_front();
            running.push_back(task.job);
            lock.unlock();
            Bytes result = lab::work(task.bytes);
            lock.lock();
            // A cancelled job is no longer listed.
            if (std::erase(running, task.job) > 0) {
                replies.push_back({task.job, true, std::move(result), {}});
                if (wake != nullptr) {
                    wake();
                }
            }
        }
    }

    void (*wake)();
    std::mutex mutex;
    std::condition_variable ready;
    std::deque<Task> tasks;
    std::vector<int> running;
    std::vector<Reply> replies;
    std::vector<std::thread> threads;
    bool ending = false;
    int last = 0;
};

Workers::Workers(void (*wake)()) : pool_(std::make_unique<Pool>(wake)) {}

Workers::~Workers() {
    {
        const std::lock_guard lock(pool_->mutex);
        pool_->ending = true;
    }
    pool_->ready.notify_all();
    for (std::thread& thread : pool_->threads) {
        thread.join();
    }
}

int Workers::submit(const Bytes& job) {
    const std::lock_guard lock(pool_->mutex);
    if (pool_->threads.empty()) {
        for (int i = 0; i < size(); ++i) {
            pool_->threads.emplace_back([pool = pool_.get()] { pool->work(); });
        }
    }
    pool_->tasks.push_back({++pool_->last, job});
    pool_->ready.notify_one();
    return pool_->last;
}

void Workers::cancel(int job) {
    const std::lock_guard lock(pool_->mutex);
    std::erase_if(pool_->tasks, [job](const Pool::Task& task) { return task.job == job; });
    std::erase(pool_->running, job);
    std::erase_if(pool_->replies, [job](const Reply& reply) { return reply.job == job; });
}

std::vector<Reply> Workers::take() {
    const std::lock_guard lock(pool_->mutex);
    return std::exchange(pool_->replies, {});
}

int Workers::size() const {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostWorkers);
}

}  // namespace ctq::platform
