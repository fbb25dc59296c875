#include <algorithm>
#include <array>
#include <vector>

#include "shell/tables/cartolan/layers.hpp"
#include "shell/ui/marks.hpp"

/// Draws the marks on the map: legal moves, risks, edges that can't be crossed, the tile's offers,
/// advice, and the trails of the last moves.
namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kWorded = 70;   // side of a tile with room for a few words
constexpr float kBriefly = 34;  // side of a tile with room for a fraction

void draw_gust(ui::Canvas& canvas, Rect at, const Rules& rules, bool hovered) {
    const ui::Theme& t = canvas.theme;
    const float width = std::clamp(at.w * 0.04F, 2.0F, 4.0F) + (hovered ? 1.0F : 0.0F);
    const Rect box = at.inset(at.w * 0.05F);
    ui::fill(canvas, box, at.w * 0.06F, ui::faded(t.risky, hovered ? 0.28F : 0.1F));
    ui::outline(canvas, box.inset(-1), at.w * 0.06F, ui::rgb(0x0E2131, 0.35F), width + 2);
    ui::dashed_outline(canvas, box, at.w * 0.06F, t.risky, width);
    if (at.w < kBriefly) {
        return;
    }
    const std::string odds = std::to_string(rules.die_against) + (at.w < kWorded ? "/" : " in ") +
                             std::to_string(rules.die_faces);
    const std::string words = at.w < kWorded ? odds : "gust " + odds;
    const ui::TextStyle style{ui::Face::bold, std::clamp(at.w * 0.13F, 11.0F, 14.0F),
                              ui::rgb(0xFFFFFF), ui::Align::center, false};
    const Rect label = ui::around({at.center().x, at.bottom() - at.h * 0.2F},
                                  ui::text_width(canvas, words, style) + 12, 19);
    ui::fill(canvas, label, 9.5F, ui::rgb(0x0E2131, 0.8F));
    ui::draw_text(canvas, label, words, style);
}

/// Draws a bar across an edge that can't be crossed, or over the whole cell under the pointer.
void draw_barred(ui::Canvas& canvas, const MapFrame& frame, const State& state, int direction,
                 bool hovered) {
    const ui::Theme& t = canvas.theme;
    const Rect from = frame.at(cell_of_tile(state, mover(state).tile));
    const auto dx = static_cast<float>(step_x(direction));
    const auto dy = static_cast<float>(-step_y(direction));
    const Point edge = from.center() + Point{dx, dy} * (from.w * 0.5F);
    const Point along = Point{dy, dx} * (from.w * 0.13F);
    const std::array<Point, 2> bar = {edge - along, edge + along};
    const float width = std::max(3.0F, from.w * 0.055F);
    ui::stroke(canvas, bar, ui::rgb(0xFFFFFF, 0.9F), width + 3);
    ui::stroke(canvas, bar, t.forbidden, width);
    if (hovered) {
        const Rect at = frame.at(cell_beside(state, direction));
        ui::outline(canvas, at.inset(at.w * 0.05F), at.w * 0.06F, t.forbidden,
                    std::clamp(at.w * 0.04F, 2.0F, 4.0F));
    }
}

/// Draws a round badge with a sign.
void draw_badge(ui::Canvas& canvas, Point c, float size, ui::Symbol sign, ui::Color color) {
    ui::shadow(canvas, ui::around(c, size, size), size / 2, size * 0.3F, 1,
               ui::rgb(0x02080E, 0.4F));
    ui::disc(canvas, c, size / 2 + 1.5F, ui::rgb(0xFFFFFF));
    ui::disc(canvas, c, size / 2, color);
    ui::symbol(canvas, sign, c, size * 0.72F, ui::rgb(0xFFFFFF));
}

}  // namespace

void draw_target(ui::Canvas& canvas, Rect at, bool hovered, bool laid) {
    const ui::Theme& t = canvas.theme;
    const float width = std::clamp(at.w * 0.04F, 2.0F, 4.0F) + (hovered ? 1.0F : 0.0F);
    const Rect box = at.inset(at.w * 0.045F);
    const float radius = at.w * 0.06F;
    ui::fill(canvas, box, radius, ui::faded(t.may, (laid ? 0.06F : 0.22F) + (hovered ? 0.2F : 0)));
    ui::outline(canvas, box.inset(-1.5F), radius + 1.5F, ui::rgb(0xFFFFFF, 0.8F), 2);
    ui::outline(canvas, box, radius, t.may, width);
}

void draw_closed(const Frame& frame, std::span<const Cell> cells) {
    constexpr int kLines = 9;  // in a cell
    ui::Canvas& canvas = frame.canvas;
    const ui::Color color = ui::faded(canvas.theme.muted, 0.55F);
    for (const Cell cell : cells) {
        const Rect at = frame.map.at(cell);
        for (int i = 1; frame.shows(cell) && i <= kLines; ++i) {
            const float along = at.w * 2 * static_cast<float>(i) / (kLines + 1);
            const float in = std::min(along, at.w);
            ui::line(canvas, at.min() + Point{along - in, in}, at.min() + Point{in, along - in},
                     color);
        }
    }
}

void draw_marks(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::Target under = ui::target_of(canvas.spots, canvas.spots.hovered);
    const auto hovered = [&](Cell cell) { return under == cell_spot(cell); };
    for (const Marks::Target& target : frame.marks.targets) {
        const Rect at = frame.map.at(target.cell);
        if (!frame.shows(target.cell)) {
            continue;
        }
        if (target.gust) {
            draw_gust(canvas, at, frame.state.rules, hovered(target.cell));
        } else {
            draw_target(canvas, at, hovered(target.cell), target.laid);
        }
    }
    for (int d = kNorth; d <= kWest; ++d) {
        if ((frame.marks.barred >> d & 1U) != 0) {
            draw_barred(canvas, frame.map, frame.state, d, hovered(cell_beside(frame.state, d)));
        }
    }
}

void draw_offers(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const ui::Theme& t = canvas.theme;
    const ui::Color bronze = ui::rgb(0x8A6A1E);
    const Rect at = frame.map.at(cell_of_tile(state, mover(state).tile));
    const float size = std::clamp(at.w * 0.27F, 13.0F, 30.0F);
    const bool below =
        frame.positions[static_cast<std::size_t>(mover_index(state))].y < at.center().y;
    const float y = below ? at.bottom() - size * 0.1F : at.y + size * 0.1F;
    float x = at.x + size * 0.2F;
    const auto add = [&](std::initializer_list<Kind> kinds, ui::Symbol sign, ui::Color color) {
        if ((frame.marks.offered & kind_set(kinds)) != 0) {
            draw_badge(canvas, {x, y}, size, sign, color);
            x += size * 1.15F;
        }
    };
    add({Kind::attack, Kind::attack_agent, Kind::court}, ui::Symbol::sword, t.forbidden);
    add({Kind::rest, Kind::restore}, ui::Symbol::anchor, t.may);
    add({Kind::place, Kind::lift}, ui::Symbol::tent, bronze);
    add({Kind::buy}, ui::Symbol::plus, bronze);
}

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

namespace {

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
