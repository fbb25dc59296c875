#include "shell/scenes/table/advice/asking.hpp"

#include <utility>

namespace ctq::scenes {

void WeighAsking::ask(Jobs& jobs, bots::PendingWeighing question, OnAnswer on_answer) {
    cancel();
    pending_ = std::move(question);
    on_answer_ = std::move(on_answer);
    ask_on(jobs);
}

/// Submits all jobs that are ready.
void WeighAsking::ask_on(Jobs& jobs) {
    for (const core::Bytes& part : bots::questions(pending_)) {
        tickets_.push_back(jobs.ask(part, [this, &jobs](platform::Reply&& reply, double /*now*/) {
            on_reply(jobs, reply);
        }));
    }
}

void WeighAsking::on_reply(Jobs& jobs, const platform::Reply& reply) {
    auto answer =
        reply.done ? bots::on_reply(pending_, reply.result)
                   : std::optional(core::Result<bots::Weighing>(core::Problem{"", reply.trouble}));
    if (!answer) {
        ask_on(jobs);
        return;
    }
    cancel();
    std::exchange(on_answer_, nullptr)(std::move(*answer));
}

}  // namespace ctq::scenes
