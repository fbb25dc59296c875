#include <algorithm>
#include <array>

#include "shell/tables/cartolan/layers.hpp"
#include "shell/ui/marks.hpp"

/// Draws the best or hinted action on the map.
namespace ctq::cartolan::view {

using ui::Point;

void draw_advice(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const int seat = frame.state.seat;
    const float side = frame.map.side;
    const float width = std::clamp(side * 0.04F, 2.5F, 5.0F);
    for (const Marks::Advice& advice : frame.marks.advice) {
        if (!frame.shows(advice.cell)) {
            continue;
        }
        const ui::Color color =
            advice.played ? ui::faded(ui::seat_look(seat).color, 0.6F) : canvas.theme.may;
        const Point to = frame.map.at(advice.cell).center();
        const float radius = std::clamp(side * 0.26F, 8.0F, 34.0F);
        if (advice.moves) {
            const Point from = frame.positions[static_cast<std::size_t>(mover_index(frame.state))];
            ui::trail(canvas, std::array{from, to}, color, width);
            ui::token(canvas, to, radius * 1.3F, seat, {.opacity = 0.6F});
        }
        ui::ring(canvas, to, radius, color, width);
    }
}

}  // namespace ctq::cartolan::view
