#include <algorithm>
#include <array>

#include "shell/tables/cartolan/layers.hpp"
#include "shell/ui/marks.hpp"

/// Draws the best or hinted action on the map.
namespace ctq::cartolan::view {

using ui::Point;

void draw_advice(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const float side = frame.map.side;
    const float width = std::clamp(side * 0.04F, 2.5F, 5.0F);
    const auto draw_action = [&](core::Action action, ui::Color color) {
        auto cell = place_of(state, action);
        if (!cell && frame.context.played && state.phase == Phase::act) {
            cell = cell_of_tile(state, mover(state).tile);  // a wait, a rest, a stop
        }
        if (!cell || !frame.shows(*cell)) {
            return;
        }
        const Point to = frame.map.at(*cell).center();
        const float radius = std::clamp(side * 0.26F, 8.0F, 34.0F);
        const Kind kind = kind_of(action);
        if (kind == Kind::move || kind == Kind::gust) {
            const Point from = frame.positions[static_cast<std::size_t>(mover_index(state))];
            const std::array<Point, 2> path = {from, to};
            ui::trail(canvas, path, color, width);
            ui::token(canvas, to, radius * 1.3F, state.seat, {0, false, false, 0.6F});
        }
        ui::ring(canvas, to, radius, color, width);
    };
    if (frame.context.played) {
        draw_action(*frame.context.played, ui::faded(ui::seat_look(state.seat).color, 0.6F));
    }
    for (const core::Action action : frame.context.best) {
        draw_action(action, canvas.theme.may);
    }
}

}  // namespace ctq::cartolan::view
