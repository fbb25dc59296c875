#include "shell/scenes/board/summary/figure.hpp"

#include <algorithm>
#include <utility>

#include "shell/match/open_session.hpp"

namespace ctq::scenes {

Figure make_figure(core::Match match, int viewer, bool open) {
    auto view = tables::make_view(match.game().info->id);
    match::Session session = match::replay_session(std::move(match), viewer, open);
    view->gather(session);
    view->told(session, session.match().cursor());
    std::optional<match::LastAction> last = match::last_action(session);
    return {std::move(session), std::move(view), std::move(last)};
}

float figure_height(float width) {
    return std::clamp(width * 0.5F, 270.0F, 340.0F);
}

void draw_figure(ui::Canvas& canvas, ui::Rect area, const Figure& figure, bool reduced) {
    ui::Input input;
    ui::Spots spots;
    ui::Canvas still{canvas.draw, canvas.over,   canvas.theme, canvas.fonts, input,
                     spots,       canvas.motion, area,         canvas.ratio, canvas.text_scale,
                     canvas.clip, canvas.layer};
    still.svg = canvas.svg;
    const match::Session& session = figure.session;
    const tables::Picker nothing;
    figure.view->draw_board(
        still, area,
        {.game = session.game(),
         .view = session.view(),
         .viewer = session.viewer(),
         .turn = session.turn(),
         .your_turn = false,
         .names = session.players().names(),
         .picker = nothing,
         .reduced = reduced,
         .odds = false,
         .figure = true,
         .recent = {figure.last ? &*figure.last : nullptr, figure.last ? 1U : 0U}});
}

}  // namespace ctq::scenes
