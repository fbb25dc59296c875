#include "shell/scenes/review/best_play_asking.hpp"

#include <utility>

#include "engine/bots/analysis/weigh_job.hpp"

namespace ctq::scenes {

core::Result<bots::Weighing> read_reply(const platform::Reply& reply) {
    return reply.done ? bots::read_weighing(reply.result)
                      : core::Result<bots::Weighing>(core::Problem{"", reply.trouble});
}

void show_found(const Board& board, Review& review) {
    update_from_analysis(review, board.session, board.log.lines());
    review.best = best_actions(review, board.session);
    board.changed();
}

void BestPlayAsking::ask() {
    const core::Match& match = board_.session.match();
    if (ticket_.waits() && asked_ply_ != match.cursor()) {
        ticket_.cancel();
        asked_ply_ = -1;
    }
    if (!ticket_.waits() && !gave_up_ && wants_best_play(review_, board_.session)) {
        asked_ply_ = match.cursor();
        ticket_ = board_.services.jobs.ask(
            bots::encode(bots::weigh_question(match, match.turn().seat, 2)),
            [this](platform::Reply&& reply, double /*now*/) { on_reply(reply); });
    }
}

/// A failed answer ends the questions.
void BestPlayAsking::on_reply(const platform::Reply& reply) {
    const int at = std::exchange(asked_ply_, -1);
    auto weighing = read_reply(reply);
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
