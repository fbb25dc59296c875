// Questions to the workers. Who asks gets a ticket: with it goes the question.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "shell/platform/workers.hpp"

namespace ctq::app {

class Jobs;

/// One question to a worker. Destroyed: nobody waits for the reply any more.
class Ticket {
  public:
    Ticket() = default;
    Ticket(Ticket&& other) noexcept : jobs_(other.jobs_), job_(other.job_) { other.job_ = 0; }
    Ticket& operator=(Ticket&& other) noexcept {
        std::swap(jobs_, other.jobs_);
        std::swap(job_, other.job_);
        return *this;
    }
    ~Ticket() { cancel(); }

    /// The reply has not come.
    bool waits() const;
    /// Nobody waits for the reply any more; nothing happens where it has come.
    void cancel();

  private:
    friend Jobs;
    Ticket(Jobs& jobs, int job) : jobs_(&jobs), job_(job) {}

    Jobs* jobs_ = nullptr;
    int job_ = 0;
};

class Jobs {
  public:
    /// The result, or why there is none; and the time it is told at, in seconds.
    using Heard = std::function<void(platform::Reply&& reply, double now)>;

    /// `wake` is called when a reply has come, natively from another thread.
    explicit Jobs(void (*wake)()) : workers_(wake) {}

    /// Has a job done, and tells `heard` unless the ticket is gone by then.
    [[nodiscard]] Ticket ask(const platform::Bytes& job, Heard heard);
    /// Tells the replies that have come since.
    void deliver(double now);
    /// How many work at a time.
    int size() const { return workers_.size(); }

  private:
    friend Ticket;
    std::vector<std::pair<int, Heard>>::iterator place_of(int job);

    platform::Workers workers_;
    std::vector<std::pair<int, Heard>> waiting_;
};

}  // namespace ctq::app
