#include "shell/scenes/review/best_play_asking.hpp"

#include <utility>

namespace ctq::scenes {

void show_found(const Board& board, Review& review) {
    update_from_analysis(review, board.session, board.log.lines());
    review.best = best_actions(review, board.session);
    board.changed();
}

void BestPlayAsking::ask() {
    const core::Match& match = board_.session.match();
    if (asking_.waits() && asked_ply_ != match.cursor()) {
        asking_.cancel();
        asked_ply_ = -1;
    }
    if (!asking_.waits() && !gave_up_ && wants_best_play(review_, board_.session)) {
        asked_ply_ = match.cursor();
        asking_.ask(
            board_.services.jobs, {bots::weigh_question(match, match.turn().seat, 2)},
            [this](core::Result<bots::Weighing>&& weighing) { on_answer(std::move(weighing)); });
    }
}

/// A failed answer ends the questions.
void BestPlayAsking::on_answer(core::Result<bots::Weighing>&& weighing) {
    const int at = std::exchange(asked_ply_, -1);
    if (!weighing) {
        board_.tell("The best action here could not be found.");
        gave_up_ = true;
        review_.tells_best = false;
        return;
    }
    review_.analysis.add(at, std::move(*weighing));
    save_findings(review_, board_.session, board_.services.saves);
    show_found(board_, review_);
}

}  // namespace ctq::scenes
