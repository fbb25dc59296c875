#include "shell/match/bot_turn.hpp"

namespace ctq::match {

void BotTurn::pause(bool on) {
    paused_ = on && watched_;
    step_ = false;
    ++changes_;
}

void BotTurn::step() {
    pause(true);
    step_ = paused_ && thinking_;
}

float BotTurn::answered_share() const {
    return asked_ && asked_->parts > 1
               ? static_cast<float>(asked_->replies) / static_cast<float>(asked_->parts)
               : 0;
}

void BotTurn::fail(std::string why) {
    if (thinking_) {
        failure_ = std::move(why);
        asked_.reset();
        action_.reset();
        ++changes_;
    }
}

void BotTurn::ask_again() {
    if (failed()) {
        failure_.reset();
        ++changes_;
    }
}

double BotTurn::wake(double pace) const {
    if (!action_ || (paused_ && !step_)) {
        return 0;
    }
    return step_ ? began_ : due_at(pace);
}

void BotTurn::begin(bool thinks, double now, bool paced) {
    thinking_ = thinks;
    asked_.reset();
    action_.reset();
    failure_.reset();
    began_ = now;
    paced_ = paced;
}

std::optional<core::Result<core::Action>> BotTurn::on_reply(const bots::Bytes& answer) {
    const bool waits = asked_ && !action_;
    return waits ? bots::on_reply(*asked_, answer) : std::optional<core::Result<core::Action>>();
}

void BotTurn::replace(std::string why) {
    trouble_ = std::move(why);
    asked_.reset();
    ++changes_;
}

bool BotTurn::due(double now, double pace) const {
    return thinking_ && action_ && (step_ || (!paused_ && now >= due_at(pace)));
}

core::Action BotTurn::take_action() {
    const core::Action chosen = *action_;
    trouble_.clear();
    action_.reset();
    thinking_ = false;
    return chosen;
}

}  // namespace ctq::match
