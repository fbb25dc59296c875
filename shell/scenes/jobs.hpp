// Jobs for the worker threads. Whoever submits a job gets a ticket; destroying the ticket cancels
// the job.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "shell/platform/workers.hpp"

namespace ctq::scenes {

class Jobs;

/// One submitted job. Its destructor cancels the job.
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

    /// Returns whether the job's reply has not arrived yet.
    bool waits() const;
    /// Cancels the job. Does nothing if the reply has already arrived.
    void cancel();

  private:
    friend Jobs;
    Ticket(Jobs& jobs, int job) : jobs_(&jobs), job_(job) {}

    Jobs* jobs_ = nullptr;
    int job_ = 0;
};

class Jobs {
  public:
    /// Callback for a reply: the result or an error, and the time of delivery in seconds.
    using OnReply = std::function<void(platform::Reply&& reply, double now)>;

    /// `wake` is called when a reply arrives; in native builds, from another thread.
    explicit Jobs(void (*wake)()) : workers_(wake) {}

    /// Submits a job. `deliver` passes its reply to `on_reply`, unless the ticket was destroyed.
    [[nodiscard]] Ticket ask(const platform::Bytes& job, OnReply on_reply);
    /// Calls the callbacks of all replies that arrived since the last call.
    void deliver(double now);
    /// Returns the number of workers.
    int size() const { return workers_.size(); }

  private:
    friend Ticket;
    std::vector<std::pair<int, OnReply>>::iterator place_of(int job);

    platform::Workers workers_;
    std::vector<std::pair<int, OnReply>> waiting_;
};

}  // namespace ctq::scenes
