// Questions to the workers: their answers, and the one that several scenes ask.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/bots/analysis/weigh_parts.hpp"
#include "shell/scenes/jobs.hpp"

namespace ctq::scenes {

/// Returns the answer in a worker's reply, decoded by `read`, or why there is none.
template <class Read>
auto read_reply(const platform::Reply& reply, Read read) {
    using Answer = decltype(read(reply.result));
    return reply.done ? read(reply.result) : Answer(core::Problem{"", reply.trouble});
}

/// Lets workers weigh the actions at one position at a time. Its destructor cancels the question.
class WeighAsking {
  public:
    /// Receives the weighing, or why there is none. It may destroy the `WeighAsking` or ask again.
    using OnAnswer = std::function<void(core::Result<bots::Weighing>&&)>;

    WeighAsking() = default;
    WeighAsking(const WeighAsking&) = delete;
    WeighAsking& operator=(const WeighAsking&) = delete;

    /// Asks `question` in place of any earlier one. It is split among the workers if
    /// `bots::ask_weighing` has split it.
    void ask(Jobs& jobs, bots::PendingWeighing question, OnAnswer on_answer);
    /// Returns whether the answer has not arrived yet.
    bool waits() const { return !tickets_.empty(); }
    /// Returns the progress, from 0 to 1.
    float done() const { return pending_.done(); }
    void cancel() { tickets_.clear(); }

  private:
    void ask_on(Jobs& jobs);
    void on_reply(Jobs& jobs, const platform::Reply& reply);

    bots::PendingWeighing pending_{};
    OnAnswer on_answer_;
    std::vector<Ticket> tickets_;  ///< empty unless an answer is awaited
};

}  // namespace ctq::scenes
