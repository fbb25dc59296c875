#include "shell/tables/cartolan/layers.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace ctq::cartolan::view {
namespace {

using ui::Point;

constexpr float kFaintest = 0.35F;

/// Returns the cells of one Adventurer since the viewer acted. If it was sent home, the list begins
/// again there.
std::vector<Cell> places_of(const ViewContext& context, int adventurer) {
    std::vector<Cell> places;
    const auto add = [&](const State& state) {
        const Adventurer& one = state.adventurer[adventurer];
        if (!one.in_play) {
            return;
        }
        const Cell cell = cell_of_tile(state, one.tile);
        if (places.empty() || !(places.back() == cell)) {
            if (!places.empty() && !neighbours(places.back(), cell)) {
                places.clear();
            }
            places.push_back(cell);
        }
    };
    for (const match::LastAction& one : context.recent) {
        add(tables::state_at<State>(one.before.data()));
    }
    add(context.state<State>());
    return places;
}

void draw_arrow(ui::Canvas& canvas, Point from, Point to, float size, ui::Color color,
                float strength) {
    const Point along = (to - from) * (size / std::max(1.0F, ui::length(to - from)));
    const Point across{-along.y, along.x};
    const Point c = (from + to) * 0.5F;
    const std::array<Point, 3> head = {c - along - across, c + along, c - along + across};
    ui::stroke(canvas, head, ui::rgb(0xFFFFFF, 0.85F * strength), size * 0.75F + 2.5F);
    ui::stroke(canvas, head, ui::faded(color, strength), size * 0.75F);
}

void draw_trail(ui::Canvas& canvas, const MapFrame& frame, const std::vector<Cell>& places,
                int seat, int shown) {
    const ui::Color color = ui::mix(ui::seat_look(seat).color, canvas.theme.ink, 0.15F);
    const float size = std::clamp(frame.side * 0.07F, 3.0F, 9.0F);
    ui::dashed_ring(canvas, frame.on(route_through(places.front(), seat)),
                    std::clamp(frame.side * 0.2F, 7.0F, 24.0F), ui::faded(color, 0.8F), 2);
    for (int i = 0; i < shown; ++i) {
        const float strength = std::max(kFaintest, 1 - 0.12F * static_cast<float>(shown - 1 - i));
        draw_arrow(canvas, frame.on(route_through(places[static_cast<std::size_t>(i)], seat)),
                   frame.on(route_through(places[static_cast<std::size_t>(i) + 1], seat)), size,
                   color, strength);
    }
}

}  // namespace

void draw_trails(ui::Canvas& canvas, const MapFrame& frame, const ViewContext& context,
                 const Motion& motion) {
    unsigned drawn = 0;
    for (const match::LastAction& one : context.recent) {
        const int adventurer = mover_index(tables::state_at<State>(one.before.data()));
        if (one.seat == 0 || (drawn >> adventurer & 1U) != 0) {
            continue;
        }
        drawn |= 1U << adventurer;
        const std::vector<Cell> places = places_of(context, adventurer);
        const int shown = static_cast<int>(places.size()) - 1 - motion.behind(adventurer);
        if (shown > 0) {
            draw_trail(canvas, frame, places, seat_of_adventurer(adventurer), shown);
        }
    }
}

}  // namespace ctq::cartolan::view
