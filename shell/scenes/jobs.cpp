#include "shell/scenes/jobs.hpp"

#include <utility>

namespace ctq::app {

bool Ticket::waits() const {
    return job_ != 0 && jobs_->waiting_.contains(job_);
}

void Ticket::cancel() {
    if (job_ != 0 && jobs_->waiting_.erase(job_) > 0) {
        jobs_->workers_.cancel(job_);
    }
    job_ = 0;
}

Ticket Jobs::ask(const platform::Bytes& job, Heard heard) {
    const int number = workers_.submit(job);
    waiting_.emplace(number, std::move(heard));
    return {*this, number};
}

void Jobs::deliver(double now) {
    for (platform::Reply& reply : workers_.take()) {
        const auto found = waiting_.find(reply.job);
        if (found != waiting_.end()) {
            const Heard heard = std::move(found->second);
            waiting_.erase(found);
            heard(std::move(reply), now);
        }
    }
}

}  // namespace ctq::app
