#include "shell/scenes/table/look_back.hpp"

#include <utility>

#include "shell/match/open_session.hpp"
#include "shell/scenes/board/positions.hpp"

namespace ctq::scenes {

LookBack::LookBack(const match::Session& table, const std::vector<match::LogEntry>& log, int ply)
    : session_(match::replay_session(table.match(), table.viewer(), false)),
      view_(tables::make_view(table.game().info->id)) {
    session_.seek(ply_before(log, ply));
    show(log, ply);
}

void LookBack::show(const std::vector<match::LogEntry>& log, int ply) {
    view_->finish();
    const int before = ply_before(log, ply);
    if (session_.match().cursor() != before) {
        session_.seek(before);
    }
    session_.take_steps();
    session_.seek(ply);
    steps_ = session_.take_steps();
    recent_ = match::recent_actions(session_);
    view_->gather(session_);
    view_->told(session_, ply);
}

std::optional<int> LookBack::beside(const std::vector<match::LogEntry>& log, int by) const {
    const int at = line_at(log, ply()) + by;
    const bool there =
        at >= 0 && at < static_cast<int>(log.size()) && log[static_cast<std::size_t>(at)].turn > 0;
    return there ? std::optional(log[static_cast<std::size_t>(at)].plies) : std::nullopt;
}

bool LookBack::holds(const match::Session& table) const {
    const core::Match& shown = session_.match();
    const core::Match& match = table.match();
    bool same = table.viewer() == session_.viewer() && table.viewpoint().curtain() == 0 &&
                shown.cursor() <= match.cursor();
    for (int i = 0; same && i < shown.cursor(); ++i) {
        same = shown.action(i) == match.action(i);
    }
    return same;
}

void LookBack::animate(ui::Motion& motion, float seconds) {
    for (const match::Step& step : std::exchange(steps_, {})) {
        view_->moved(step, motion, seconds);
    }
}

tables::ViewContext LookBack::context(const tables::ViewContext& table) const {
    return {.game = session_.game(),
            .view = session_.view(),
            .viewer = session_.viewer(),
            .turn = session_.turn(),
            .your_turn = false,
            .names = table.names,
            .picker = nothing_,
            .reduced = table.reduced,
            .odds = false,
            .may_odds = false,
            .recent = recent_,
            .holds = true};
}

}  // namespace ctq::scenes
