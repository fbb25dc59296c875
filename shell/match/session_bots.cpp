// The bots of a table: asked one by one, in their time, or step by step where only they play.
#include <algorithm>
#include <utility>

#include "shell/match/session.hpp"

namespace ctq::app {

void Session::pause(bool on) {
    paused_ = on && watched();
    step_ = false;
    ++sequence_;
}

void Session::step() {
    pause(true);
    step_ = paused_ && thinking_;
}

std::optional<bots::Bytes> Session::take_job() {
    if (!thinking_ || job_taken_) {
        return std::nullopt;
    }
    job_taken_ = true;
    const int seat = situation_.acts;
    return bots::encode(bots::job_at(match(), seat, sitter(seat), situation_.bot_seed));
}

void Session::decide_here() {
    if (thinking_) {
        job_taken_ = false;
        answer_ = bots::answer(*take_job());
    }
}

void Session::play_answer(double now) {
    core::ActionList list;
    match().options_now(list);
    const auto legal = [&list](const core::Result<core::Action>& action) {
        return action && std::binary_search(list.begin(), list.end(), *action);
    };
    auto action = bots::read_answer(*answer_);
    trouble_.clear();
    if (!legal(action)) {
        trouble_ = action ? "A bot chose what is not legal." : action.problem().text();
        decide_here();
        action = bots::read_answer(*answer_);
    }
    answer_.reset();
    thinking_ = false;
    const core::Action chosen = legal(action) ? *action : list[0];
    if (const auto refused = done(source_->play(situation_.acts, chosen, now), now)) {
        trouble_ = refused->text();  // of a remote table, which will say when it goes on
    }
}

double Session::wake(double pace) const {
    if (!answer_ || (paused_ && !step_)) {
        return 0;
    }
    return step_ ? asked_at_ : due_at(pace);
}

bool Session::tick(double now, double pace) {
    const bool due = step_ || (!paused_ && now >= due_at(pace));
    if (!thinking_ || !answer_ || !due) {
        return false;
    }
    play_answer(now);
    step_ = step_ && !paced_;  // what is chosen at once is one step
    return true;
}

}  // namespace ctq::app
