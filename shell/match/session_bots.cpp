// The bots of a table: asked one by one, in their time, or step by step where only they play.
#include <algorithm>
#include <utility>

#include "engine/bots/net/missing.hpp"
#include "engine/core/say.hpp"
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

bots::Job Session::job() const {
    const int seat = situation_.acts;
    return bots::job_at(match(), seat, sitter(seat), situation_.bot_seed);
}

std::vector<bots::Bytes> Session::take_questions() {
    if (!thinking_ || asked_ || failed()) {
        return {};
    }
    std::vector<bots::Bytes> questions = bots::questions(job());
    asked_ = bots::Asked{static_cast<int>(questions.size())};
    return questions;
}

void Session::reply(const bots::Bytes& answer) {
    const bool waits = asked_ && !answer_;
    const auto chosen =
        waits ? bots::hear(*asked_, answer) : std::optional<core::Result<core::Action>>();
    if (!chosen) {
        return;
    }
    core::ActionList list;
    match().options_now(list);
    if (!*chosen && chosen->problem().text() == bots::kNoNet && replace_learned()) {
        return;
    }
    if (!*chosen) {
        fail(chosen->problem().text());
    } else if (!std::binary_search(list.begin(), list.end(), **chosen)) {
        fail("A bot chose what is not legal.");
    } else {
        answer_ = **chosen;
    }
}

/// A bot of the game's own takes the seat of one whose net is missing, and is asked in its place; whether
/// one does.
bool Session::replace_learned() {
    const std::string bot = bots::net_stand_in(game());
    if (!source_->seat_bot(situation_.acts, bot)) {
        return false;
    }
    trouble_ = core::say("The learned player can't be fetched: {bot} plays its seat.",
                         {{"bot", core::bot_title(bots::roster(game()), bot)}});
    situation_ = source_->situation();
    asked_.reset();
    ++sequence_;
    return true;
}

void Session::fail(std::string why) {
    if (thinking_) {
        failure_ = std::move(why);
        asked_.reset();
        answer_.reset();
        ++sequence_;
    }
}

void Session::ask_again() {
    if (failed()) {
        failure_.reset();
        ++sequence_;
    }
}

float Session::thought() const {
    return asked_ && asked_->parts > 1
               ? static_cast<float>(asked_->heard) / static_cast<float>(asked_->parts)
               : 0;
}

void Session::play_answer(double now) {
    const core::Action chosen = *answer_;
    trouble_.clear();
    answer_.reset();
    thinking_ = false;
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
