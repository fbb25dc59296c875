#include <algorithm>
#include <array>

#include "shell/tables/cartolan/layers.hpp"

/// Draws pieces, routes and attacks.
namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr int kCurve = 6;               // straight segments of one step of a route
constexpr std::uint32_t kLongAgo = 24;  // attacks this many turns old are no longer shown

/// Returns the position of one of `crowd` Adventurers on a tile, in fractions of the tile. Up to
/// four are in the corners, first those that the wind doesn't blow to or from. More are along the
/// edges. The middle is reserved for the wind.
Point point_on_tile(int place, int crowd, int wind) {
    constexpr float kNear = 0.21F;
    constexpr std::array<Point, 4> corners = {
        {{kNear, kNear}, {kNear, 1 - kNear}, {1 - kNear, 1 - kNear}, {1 - kNear, kNear}}};
    if (crowd <= 4) {
        // Even winds blow from or to the south-west: then the north-west is free.
        return corners[static_cast<std::size_t>((place + (wind & 1)) & 3)];
    }
    constexpr Point edges[] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 3}, {1, 3},
                               {2, 3}, {3, 3}, {0, 1}, {0, 2}, {3, 1}, {3, 2}};
    return Point{0.13F, 0.13F} + edges[place] * 0.247F;
}

float token_size(float side, int crowd) {
    return crowd <= 4 ? std::clamp(side * 0.36F, 11.0F, 46.0F)
                      : std::clamp(side * 0.21F, 8.0F, 27.0F);
}

/// Returns a point of the curve from b to c. a is the point before b, d the point after c.
Point curve(Point a, Point b, Point c, Point d, float t) {
    const float t2 = t * t;
    const float t3 = t2 * t;
    return (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t2 + (b * 3 - a - c * 3 + d) * t3) *
           0.5F;
}

void draw_flag(ui::Canvas& canvas, Point c, float size) {
    ui::disc(canvas, c, size * 0.5F + 1.5F, ui::rgb(0xFFFFFF));
    ui::disc(canvas, c, size * 0.5F, ui::rgb(0x16120E));
    ui::symbol(canvas, ui::Symbol::skull, c, size * 0.78F, ui::rgb(0xFFFFFF));
}

}  // namespace

void draw_routes(const Frame& frame, const Routes& routes) {
    ui::Canvas& canvas = frame.canvas;
    const float side = frame.map.side;
    // Each Adventurer has one turn per round.
    const auto players = static_cast<std::uint32_t>(in_play(frame.state).size);
    std::vector<Point> line;
    for (int i = 0; i < frame.state.seats * kMostAdventurers; ++i) {
        const std::vector<Stop>& route = routes.stops[static_cast<std::size_t>(i)];
        // A moving Adventurer draws the last step behind it.
        const int behind = frame.motion.behind(i);
        const int steps = static_cast<int>(route.size()) - 1 - std::max(behind - 1, 0);
        const int seat = seat_of_adventurer(i);
        const Point end = frame.map.place(frame.positions[static_cast<std::size_t>(i)]);
        const auto stop = [&](int k) {
            return k >= steps
                       ? end
                       : route_through(route[static_cast<std::size_t>(std::max(k, 0))].cell, seat);
        };
        for (const bool casing : {true, false}) {
            for (int k = 0; k < steps; ++k) {
                const Stop& to = route[static_cast<std::size_t>(k + 1)];
                if (!frame.shows(to.cell) &&
                    !frame.shows(route[static_cast<std::size_t>(k)].cell)) {
                    continue;
                }
                const bool late = to.turn == route.back().turn;
                const std::uint32_t age = (frame.state.turns - to.turn) / std::max(1U, players);
                const float strength =
                    late ? 1.0F : 1.0F / (1.0F + 0.35F * static_cast<float>(age));
                const int before_end = std::min(steps - 1 - k, 4);
                const float share = late ? 0.085F - 0.009F * static_cast<float>(before_end) : 0.02F;
                const float width = std::max(late ? 2.5F : 1.5F, side * share);
                line.clear();
                for (int s = 0; s <= kCurve; ++s) {
                    line.push_back(
                        frame.map.on(curve(stop(k - 1), stop(k), stop(k + 1), stop(k + 2),
                                           static_cast<float>(s) / static_cast<float>(kCurve))));
                }
                ui::stroke(canvas, line,
                           casing ? ui::rgb(0xFFFFFF, late ? 0.75F : 0.45F * strength)
                                  : ui::faded(ui::seat_look(seat).color, strength),
                           casing ? width + (late ? 2.5F : 1.5F) : width);
            }
        }
    }
}

void draw_attacks(const Frame& frame, const Routes& routes) {
    ui::Canvas& canvas = frame.canvas;
    const float r = std::max(4.0F, frame.map.side * 0.12F);
    for (const Attack& attack : routes.attacks) {
        if (frame.state.turns > attack.turn + kLongAgo || !frame.shows(attack.cell)) {
            continue;
        }
        const Point c = frame.map.on(route_through(attack.cell, attack.seat) + Point{0, 0.02F});
        const ui::Color color = ui::seat_look(attack.seat).color;
        const float width = std::max(2.5F, r * 0.5F);
        const auto cross = [&](ui::Color ink, float w) {
            const std::array<Point, 2> one = {c - Point{r, r}, c + Point{r, r}};
            const std::array<Point, 2> two = {c + Point{r, -r}, c + Point{-r, r}};
            ui::stroke(canvas, one, ink, w);
            ui::stroke(canvas, two, ink, w);
        };
        cross(ui::rgb(0xFFFFFF, 0.95F), width + 3);
        cross(color, width);
        if (!attack.succeeded) {
            cross(ui::rgb(0xFFFFFF), std::max(1.0F, width - 3.2F));
        }
    }
}

void draw_agents(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    for (int i = 0; i < state.seats * kMostAgents; ++i) {
        const Agent& agent = state.agent[i];
        if (agent.loyalty == Loyalty::none || !frame.shows(cell_of_tile(state, agent.tile))) {
            continue;
        }
        const Rect at = frame.map.at(cell_of_tile(state, agent.tile));
        const int seat = seat_of_agent(i);
        const ui::SeatLook& look = ui::seat_look(seat);
        const bool active = agent.loyalty == Loyalty::active;
        const float size = std::clamp(at.w * 0.3F, 9.0F, 40.0F);
        const Rect box = ui::around({at.x + at.w * 0.79F, at.y + at.h * 0.8F}, size, size * 0.86F);
        const std::array<Point, 3> roof = {Point{box.x - size * 0.1F, box.y + 1},
                                           Point{box.center().x, box.y - size * 0.42F},
                                           Point{box.right() + size * 0.1F, box.y + 1}};
        const float rim = at.w < 40 ? 1.2F : 2.0F;
        const ui::Color paint = active ? look.color : ui::mix(look.color, ui::rgb(0xDDD5C4), 0.72F);
        ui::shadow(canvas, box, 3, size * 0.35F, size * 0.1F, ui::rgb(0x1A1206, 0.4F));
        ui::polygon(canvas, roof, paint);
        ui::fill(canvas, box, size * 0.12F, paint);
        ui::stroke(canvas, roof, canvas.theme.rim, rim, true);
        ui::outline(canvas, box, size * 0.12F, canvas.theme.rim, rim);
        if (size >= 14 && (agent.wealth > 0 || active)) {
            ui::draw_text(canvas, box, active ? std::to_string(agent.wealth) : "–",
                          {.face = ui::Face::bold,
                           .size = box.h * 0.62F / canvas.text_scale,
                           .color = active ? look.ink : ui::rgb(0x2B2119),
                           .align = ui::Align::center,
                           .dots = false});
        }
        if (size >= 18) {
            ui::token(canvas, {box.right() - 1, box.y - size * 0.12F}, size * 0.34F, seat);
        }
    }
    for (int i = 0; i < state.disasters; ++i) {
        const Rect at = frame.map.at(cell_of_tile(state, state.disaster[i]));
        if (state.sunk[i] > 0 && at.w >= 30) {
            const Rect box = ui::around({at.x + at.w * 0.3F, at.bottom() - at.h * 0.2F},
                                        at.w * 0.36F, at.h * 0.22F);
            ui::fill(canvas, box, box.h / 2, ui::rgb(0x0E2131, 0.85F));
            ui::draw_text(canvas, box, std::to_string(state.sunk[i]),
                          {.face = ui::Face::bold,
                           .size = box.h * 0.72F / canvas.text_scale,
                           .color = ui::rgb(0xECCA7D),
                           .align = ui::Align::center,
                           .dots = false});
        }
    }
}

void place_adventurers(Frame& frame) {
    const State& state = frame.state;
    std::array<int, kTileSlots> crowd{};
    std::array<int, kTileSlots> placed{};
    const auto all = in_play(state);
    for (const int i : all) {
        ++crowd[state.adventurer[i].tile];
    }
    const auto in = [&](Cell cell, int place, int others) {
        const int tile = tile_at(state, cell.x, cell.y);
        const int wind = tile >= 0 ? state.tile[tile].wind : 0;
        const Rect at = frame.map.at(cell);
        const Point share = point_on_tile(place, others, wind);
        return Point{at.x + share.x * at.w, at.y + share.y * at.h};
    };
    for (const int i : all) {
        const Adventurer& one = state.adventurer[i];
        const auto index = static_cast<std::size_t>(i);
        const int here = crowd[one.tile];
        const int place = placed[one.tile]++;
        frame.crowd[index] = here;
        const Flight* flight = frame.motion.of(i);
        frame.positions[index] = flight == nullptr
                                     ? in(cell_of_tile(state, one.tile), place, here)
                                     : ui::mix(in(flight->from, 0, 1), in(flight->to, place, here),
                                               ui::ease(flight->share(frame.canvas.motion.now)));
    }
}

void draw_adventurers(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    for (const int i : in_play(state)) {
        const Adventurer& one = state.adventurer[i];
        const Point c = frame.positions[static_cast<std::size_t>(i)];
        const float size = token_size(frame.map.side, frame.crowd[static_cast<std::size_t>(i)]);
        if (ui::overlap(ui::around(c, size * 2, size * 2), canvas.clip).empty()) {
            continue;
        }
        const int seat = seat_of_adventurer(i);
        if (i == frame.marks.mover) {
            ui::disc(canvas, c, size * 0.72F, ui::rgb(0xECCA7D, 0.55F));
            ui::ring(canvas, c, size * 0.72F, ui::rgb(0xFFF3CF), std::max(1.2F, size * 0.05F));
        }
        ui::token(canvas, c, size, seat);
        if (size >= 13) {
            ui::draw_text(canvas, ui::around(c + Point{0, seat == 3 ? size * 0.1F : 0}, size, size),
                          std::to_string(number_of_adventurer(i)),
                          {.face = ui::Face::bold,
                           .size = size * 0.5F / canvas.text_scale,
                           .color = ui::seat_look(seat).ink,
                           .align = ui::Align::center,
                           .dots = false});
        }
        if (one.pirate) {
            draw_flag(canvas, c + Point{size * 0.46F, -size * 0.46F}, std::max(9.0F, size * 0.5F));
        }
    }
}

}  // namespace ctq::cartolan::view
