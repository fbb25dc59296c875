// What a wrong answer to a puzzle leads to: the best line is played on the board until the player
// would act again.
#include <algorithm>
#include <utility>

#include "shell/match/log.hpp"
#include "shell/scenes/puzzles/answer.hpp"

namespace ctq::scenes {
namespace {

constexpr int kMostDecisions = 7;  // of a refutation, the answer included

}  // namespace

/// Without an answer there is nothing to refute.
void PuzzleAnswer::refute() {
    if (table_.session.match().cursor() > position_) {
        line_.emplace(puzzle_.puzzle.match, chosen_, kHintPlayouts);
        next_at_ = table_.services.now + table_.board.settings().bot_pace(false);
        ask_line();
    }
}

/// Returns whether the line shows enough: another seat has decided and the player is to act again,
/// or there is no other seat.
bool PuzzleAnswer::refuted_enough() const {
    const core::Match& line = line_->match();
    const int seat = puzzle_.puzzle.match.turn().seat;
    bool others = line.setup().seat_count() == 1;
    for (int ply = position_; ply < line.size(); ++ply) {
        const core::Turn turn = line.turn_before(ply);
        others = others || (turn.kind == core::Turn::Kind::seat && turn.seat != seat);
    }
    return line_->decisions() >= kMostDecisions || (others && line.turn().seat == seat);
}

void PuzzleAnswer::ask_line() {
    if (auto question = refuted_enough() ? std::nullopt : line_->question()) {
        ask_about(line_->match(), std::move(*question), next_, &PuzzleAnswer::on_next);
    }
}

/// If a worker fails, the line ends here.
void PuzzleAnswer::on_next(core::Result<bots::Weighing>&& weighing) {
    if (weighing && line_ && !line_->on_reply(*weighing)) {
        ask_line();
    }
    table_.board.changed();
    if (table_.board.tells_newest()) {
        told();
    }
}

bool PuzzleAnswer::line_goes_on() const {
    return line_ && (next_.waits() || table_.session.match().cursor() < line_->match().size());
}

double PuzzleAnswer::wake() const {
    return line_ && !table_.ended() && table_.session.match().cursor() < line_->match().size()
               ? std::max(next_at_, table_.board.view->busy_until())
               : 0;
}

/// Plays the next action of the line. The session draws the same chances, as it has the same seed.
void PuzzleAnswer::tick(double now) {
    match::Session& session = table_.session;
    if (wake() == 0 || now < wake()) {
        return;
    }
    const core::Action next = line_->match().action(session.match().cursor());
    next_at_ = now + table_.board.settings().bot_pace(false);
    if (session.your_turn()) {
        (void)session.play(next, now);
    } else {
        session.bots().choose(next);
        session.tick(now, 0);
    }
    table_.board.changed();
}

/// Returns what another seat does first: "Horizontal puts O on c3".
std::string PuzzleAnswer::reply_words() const {
    const core::Match& match = table_.session.match();
    const int seat = puzzle_.puzzle.match.turn().seat;
    for (int ply = position_ + 1; line_ && ply < match.cursor(); ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind == core::Turn::Kind::seat && turn.seat != seat) {
            return match::sentence(table_.session, match.game().describe(match.state_at(ply).data(),
                                                                         match.action(ply)));
        }
    }
    return {};
}

}  // namespace ctq::scenes
