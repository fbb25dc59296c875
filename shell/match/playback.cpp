#include "shell/match/playback.hpp"

namespace ctq::match {
namespace {

using core::Turn;

bool has_begun(const core::Match& match, int ply) {
    while (ply > 0 && match.turn_before(ply - 1).kind == Turn::Kind::chance) {
        --ply;
    }
    return ply > 0;
}

}  // namespace

bool is_one_step(const core::Match& match, int from, int to) {
    bool one = to > from && to <= match.size();
    for (int ply = from + 1; one && ply < to; ++ply) {
        one = match.turn_before(ply).kind == Turn::Kind::chance || match.choice_start(ply) != ply;
    }
    return one;
}

void Playback::advance(const core::Match& match, const Viewpoint& viewpoint, bool recorded) {
    const core::GameHandle& game = match.game();
    bool set_up = !recorded && !has_begun(match, ply_);
    for (; ply_ < match.cursor(); ++ply_) {
        const core::Action action = match.action(ply_);
        const Turn turn = match.turn_before(ply_);
        set_up = set_up && turn.kind == Turn::Kind::chance;
        Step step{view_, viewpoint.seen(game, state_.data(), action), {}, 0, set_up, ply_ + 1};
        step.seat = turn.kind == Turn::Kind::seat ? turn.seat : 0;
        if (recorded && turn.secret != 0 && match.viewer() == core::kSeesAll) {
            step.action = game.hide(state_.data(), action, 0);  // shows only opened choices
        }
        game.apply(state_.data(), action);
        view_ = viewpoint.seen(game, state_.data());
        step.after = view_;
        steps_.push_back(std::move(step));
    }
}

void Playback::jump(const core::Match& match, const Viewpoint& viewpoint) {
    ply_ = match.cursor();
    state_ = match.box();
    view_ = viewpoint.seen(match.game(), state_.data());
    steps_.clear();
    ++jumps_;
}

void Playback::switch_view(core::StateBox view) {
    jumps_ += view == view_ ? 0 : 1;
    view_ = std::move(view);
}

}  // namespace ctq::match
