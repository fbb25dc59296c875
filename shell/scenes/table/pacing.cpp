#include "shell/scenes/table/pacing.hpp"

#include <algorithm>

#include "shell/scenes/board/step_player.hpp"

namespace ctq::scenes {
namespace {

/// The largest part of a turn's remaining time that one step may use. So some time always remains.
constexpr double kShare = 0.3;

/// Returns how many bots act in a row, starting with this seat, before a person acts; at least 1.
int bots_from(const match::Session& session, int seat) {
    int bots = 0;
    for (int at = seat; bots < session.players().count() && !session.players().human(at);
         at = at % session.players().count() + 1) {
        ++bots;
    }
    return std::max(1, bots);
}

}  // namespace

void Pacing::follow(const match::Session& session, int last, bool glides, double step, double now) {
    const core::Turn turn = session.turn();
    if (turn.kind != core::Turn::Kind::seat || session.your_turn()) {
        seat_ = 0;
        return;
    }
    const double stretch = step / kStep;
    if (seat_ == 0) {
        since_ = now;
    }
    const bool another = seat_ != turn.seat;
    if (another) {
        seat_ = turn.seat;
        begin_turn(session, stretch, now);
    }
    steps_ = glides ? StepPlayer::kOfRun : 1;
    if (last == 0) {
        steps_ = kFirst / kStep;
    } else if (another && !session.players().human(last)) {
        steps_ += kBetweenSeats / kStep;
    }
    if (!session.bots().watched() && step > 0) {
        steps_ = std::min(steps_, kShare * std::max(0.0, bound_ - (now - turn_)) / step);
    }
    steps_ = skipped_ ? 0 : steps_;
}

/// Starts a bot's turn. The time that remains is divided equally among this bot and the next bots.
void Pacing::begin_turn(const match::Session& session, double stretch, double now) {
    const double left = std::max(0.0, kAllTurns * stretch - (now - since_));
    turn_ = now;
    bound_ = std::min(kBotsTurn * stretch, left / bots_from(session, seat_));
    skipped_ = false;
}

void Pacing::skip() {
    skipped_ = true;
    steps_ = 0;
}

}  // namespace ctq::scenes
