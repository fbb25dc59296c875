#include "shell/match/findings/best_line.hpp"

namespace ctq::match {

BestLine::BestLine(const core::Match& match, core::Action first, std::int64_t playouts)
    : match_(match.branch()), start_(match.cursor()), playouts_(playouts) {
    match_.set_seed(kSeed);
    (void)play(first);
}

std::optional<bots::WeighQuestion> BestLine::question() const {
    const core::Turn turn = match_.turn();
    if (turn.kind != core::Turn::Kind::seat || decisions_ >= kMostDecisions) {
        return std::nullopt;
    }
    return bots::weigh_question(match_, turn.seat, playouts_);
}

core::Failure BestLine::on_reply(const bots::Weighing& weighing) {
    return play(weighing.action_values.front().action);
}

core::Failure BestLine::play(core::Action action) {
    if (core::Failure refused = match_.play(match_.turn().seat, action)) {
        return refused;
    }
    ++decisions_;
    play_forced();
    return {};
}

/// Plays chance events, and actions that are the only legal one.
void BestLine::play_forced() {
    core::ActionList legal;
    while (match_.turn().kind != core::Turn::Kind::over) {
        match_.play_chance();
        match_.options_now(legal);
        if (match_.turn().kind != core::Turn::Kind::seat || legal.size != 1 ||
            match_.play(match_.turn().seat, *legal.begin())) {
            return;
        }
    }
}

}  // namespace ctq::match
