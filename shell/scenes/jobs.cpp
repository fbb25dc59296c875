#include "shell/scenes/jobs.hpp"

#include <algorithm>

namespace ctq::scenes {

bool Ticket::waits() const {
    return job_ != 0 && jobs_->place_of(job_) != jobs_->waiting_.end();
}

void Ticket::cancel() {
    if (waits()) {
        jobs_->waiting_.erase(jobs_->place_of(job_));
        jobs_->workers_.cancel(job_);
    }
    job_ = 0;
}

std::vector<std::pair<int, Jobs::OnReply>>::iterator Jobs::place_of(int job) {
    return std::find_if(waiting_.begin(), waiting_.end(),
                        [job](const auto& one) { return one.first == job; });
}

Ticket Jobs::ask(const platform::Bytes& job, OnReply on_reply) {
    const int number = workers_.submit(job);
    waiting_.emplace_back(number, std::move(on_reply));
    return {*this, number};
}

void Jobs::deliver(double now) {
    for (platform::Reply& reply : workers_.take()) {
        const auto found = place_of(reply.job);
        if (found != waiting_.end()) {
            const OnReply on_reply = std::move(found->second);
            waiting_.erase(found);
            on_reply(std::move(reply), now);
        }
    }
}

}  // namespace ctq::scenes
