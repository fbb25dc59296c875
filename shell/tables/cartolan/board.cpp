#include <algorithm>
#include <utility>

#include "shell/tables/cartolan/layers.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/cartolan/words.hpp"

/// Draws the map layer by layer and registers its spots.
namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

/// Draws faint grid lines where there is no tile, as on a chart.
void draw_graticule(ui::Canvas& canvas, Rect area, const MapFrame& frame) {
    const ui::Color color = ui::faded(canvas.theme.line, canvas.theme.dark ? 0.28F : 0.35F);
    const Rect shown = ui::overlap(area, canvas.clip);
    const auto first = [&](float origin, float low) {
        return origin + std::ceil((low - origin) / frame.side) * frame.side;
    };
    const float width = 1 / canvas.ratio;
    for (float x = first(frame.origin.x, shown.x); x <= shown.right(); x += frame.side) {
        ui::line(canvas, {x, shown.y}, {x, shown.bottom()}, color, width);
    }
    for (float y = first(frame.origin.y, shown.y); y <= shown.bottom(); y += frame.side) {
        ui::line(canvas, {shown.x, y}, {shown.right(), y}, color, width);
    }
}

/// Returns the rectangle of an appearing tile, which grows to its full size.
Rect growing(Rect at, float share) {
    const float size = 0.55F + 0.45F * ui::ease_out(share);
    return ui::around(at.center(), at.w * size, at.h * size);
}

/// Draws all tiles; appearing ones grow.
void draw_tiles(const Frame& frame, Tiles& tiles) {
    const State& state = frame.state;
    ui::Canvas& canvas = frame.canvas;
    const int hidden = frame.motion.first_hidden(state.tiles);
    tiles.begin(canvas, frame.map.side);
    for (int i = 0; i < hidden; ++i) {
        if (frame.shows(cell_of_tile(state, i))) {
            tiles.ground(canvas, frame.map.at(cell_of_tile(state, i)).min(), state.tile[i]);
        }
    }
    for (const Flight& flight : frame.motion.flights()) {
        if (flight.laid >= 0 && flight.begun(canvas.motion.now)) {
            draw_tile(canvas,
                      growing(frame.map.at(cell_of_tile(state, flight.laid)),
                              flight.share(canvas.motion.now) * 2),
                      state.tile[flight.laid]);
        }
    }
}

/// Draws the domains of cities: a tint and an outline.
void draw_domains(const Frame& frame) {
    const State& state = frame.state;
    ui::Canvas& canvas = frame.canvas;
    // The light theme needs darker colours: the pale gold of the dark theme is invisible on its
    // chart.
    const bool dark = canvas.theme.dark;
    const ui::Color line = dark ? ui::rgb(0xF2D589, 0.95F) : ui::rgb(0x8A4B08, 0.95F);
    const ui::Color tint = dark ? ui::rgb(0xF2D589, 0.2F) : ui::rgb(0xC8720A, 0.24F);
    const int reach = state.rules.domain;
    for (int number = 0; number < state.cities; ++number) {
        const Cell city = cell_of_tile(state, state.city[number]);
        for (int dy = -reach; dy <= reach; ++dy) {
            const int half = reach - std::abs(dy);
            const Rect left = frame.map.at({city.x - half, city.y + dy});
            const Rect row{left.x, left.y, left.w * static_cast<float>(2 * half + 1), left.h};
            ui::fill(canvas, row, 0, tint);
            // The next row is shorter by one cell at each end, so the outline has a step.
            const float step = dy == reach || dy == -reach ? row.w : left.w;
            const float outer = dy >= 0 ? row.y : row.bottom();
            const auto draw_steps = [&](float y) {
                ui::line(canvas, {row.x, y}, {row.x + step, y}, line, 2);
                ui::line(canvas, {row.right() - step, y}, {row.right(), y}, line, 2);
            };
            draw_steps(outer);
            if (dy == 0) {
                draw_steps(row.bottom());
            }
            ui::line(canvas, {row.x, row.y}, {row.x, row.bottom()}, line, 2);
            ui::line(canvas, {row.right(), row.y}, {row.right(), row.bottom()}, line, 2);
        }
    }
}

/// Shows a drawn tile that does not fit at its cell for a moment.
void draw_misfits(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    for (const Flight& flight : frame.motion.flights()) {
        if (flight.misfit < 0 || !flight.begun(canvas.motion.now)) {
            continue;
        }
        const auto& facts = kTileKinds[static_cast<std::size_t>(flight.misfit)];
        Tile tile{};
        tile.edges = static_cast<std::uint8_t>(edges_of(flight.misfit, flight.wind));
        tile.wind = flight.wind;
        tile.marks = facts.wonder ? kWonder : 0;
        const Rect at = frame.map.at(flight.to);
        const Rect shown = ui::around(at.center(), at.w * 0.8F, at.h * 0.8F);
        draw_tile(canvas, shown, tile);
        ui::outline(canvas, shown, 0, canvas.theme.forbidden, std::max(2.0F, at.w * 0.04F));
    }
}

}  // namespace

void View::moved(const match::Step& step, ui::Motion& motion, float seconds) {
    motion_.moved(step, motion.now, seconds);
    floats_.add(events(step), motion, motion_.free_at(motion));
    motion.moving = true;
}

void View::gather(const match::Session& session) {
    routes_ = trace_routes(session.match());
    amount_ = -1;
    steering_.reposition();
    path_preview_.clear();
    new_position_ = true;
}

/// Registers the visible cells, and those that the keyboard can reach wherever they are.
void View::register_cells(const Frame& frame) {
    constexpr char32_t keys[] = {U'n', U'e', U's', U'w'};
    const State& state = frame.state;
    ui::Canvas& canvas = frame.canvas;
    const Rect before = canvas.clip;
    const auto add = [&](Cell cell) {
        const bool visible = frame.shows(cell);
        const int direction = frame.acting() ? direction_to(state, cell) : -1;
        // During a move only the cells next to the Adventurer are legal.
        if (!visible && direction < 0 && (!frame.context.your_turn || frame.acting())) {
            return;
        }
        const ui::Target spot = cell_spot(cell);
        const bool legal = frame.context.your_turn && frame.context.picker.legal(spot);
        if (!visible && direction < 0 && !legal) {
            return;
        }
        const Rect at = frame.map.at(cell);
        const std::string label = cell_text(cell);
        const std::string name = cell_name(cell);
        ui::SpotSpec spec{name, label, at};
        spec.target = spot;
        spec.focusable = legal;
        spec.key = direction >= 0 ? keys[direction] : 0;
        const bool laid = tile_at(state, cell.x, cell.y) >= 0;
        spec.kind = frame.context.your_turn && (laid || direction >= 0) ? ui::SpotKind::button
                                                                        : ui::SpotKind::plain;
        std::string tip;
        if (ui::pointed_at(canvas, name)) {
            tip = path_preview_.tip(frame.context, spot) + tip_text(frame.context, cell);
            spec.tip = tip;
        }
        canvas.clip = steering_.free_part(ui::overlap(at, before));
        const ui::SpotState pressed = ui::spot(canvas, spec);
        if (pressed.clicked) {
            path_preview_.press(spot);
        }
        ui::focus_ring(canvas, pressed, at, 6);
        canvas.clip = before;
    };
    for (int i = 0; i < state.tiles; ++i) {
        add(cell_of_tile(state, i));
    }
    for (int d = kNorth; frame.acting() && d <= kWest; ++d) {
        const Cell cell = cell_beside(state, d);
        if (tile_at(state, cell.x, cell.y) < 0) {
            add(cell);
        }
    }
    for (const Cell cell : closed_) {
        if (!frame.acting() || direction_to(state, cell) < 0) {
            add(cell);
        }
    }
}

/// Draws the map and what is on it, from the lowest layer up.
void View::draw_layers(const Frame& frame) {
    const State& state = frame.state;
    const bool rests = frame.context.your_turn && motion_.flights().empty();
    draw_closed(frame, closed_);
    draw_tiles(frame, tiles_);
    if (domains_ || (frame.context.your_turn && state.phase == Phase::lifted)) {
        draw_domains(frame);
    }
    if (rests && frame.acting() && frame.context.reach) {
        path_preview_.draw_reach(frame);
    }
    draw_routes(frame, routes_);
    draw_trails(frame.canvas, frame.map, frame.context, motion_);
    const int hidden = motion_.first_hidden(state.tiles);
    for (int i = 0; i < hidden; ++i) {
        if (frame.shows(cell_of_tile(state, i))) {
            tiles_.signs(frame.canvas, frame.map.at(cell_of_tile(state, i)).min(), state.tile[i]);
        }
    }
    draw_misfits(frame);
    draw_agents(frame);
    draw_attacks(frame, routes_);
    if (rests) {
        draw_marks(frame);
        path_preview_.draw(frame);
    }
    draw_adventurers(frame);
    draw_advice(frame);
    if (rests) {
        draw_offers(frame);
    }
    draw_floats(frame, floats_);
}

void View::draw_board(ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const State& state = context.state<State>();
    canvas.motion.moving = motion_.settle(canvas.motion) || canvas.motion.moving;
    steering_.steer(canvas, area, context, motion_, domains_);
    if (motion_.flights().empty() && std::exchange(new_position_, false)) {
        closed_ = closed_cells(state);
    }
    Frame frame{canvas, context, state, motion_, steering_.map_frame(canvas), marks_of(context)};
    place_adventurers(frame);
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area);
    draw_graticule(canvas, area, frame.map);
    draw_layers(frame);
    if (!context.figure) {
        steering_.draw_controls(frame);
        register_cells(frame);
    }
    ui::pop_clip(canvas, before);
}

void View::draw_picture(ui::Canvas& canvas, Rect area) const {
    // A fixed part of a map around the Capital: position, land edges as bits from north, wind,
    // marks.
    constexpr Tile tiles[] = {{-2, 1, 4, 0, 0, 0},  {-1, 1, 12, 1, 1, 0}, {0, 1, 0, 0, 0, 0},
                              {1, 1, 2, 3, 0, 0},   {-2, 0, 3, 1, 0, 0},  {-1, 0, 9, 0, 0, 0},
                              {0, 0, 0, 0, 4, 0},   {1, 0, 8, 0, 1, 0},   {-2, -1, 0, 0, 1, 0},
                              {-1, -1, 4, 3, 0, 0}, {0, -1, 0, 0, 0, 0},  {1, -1, 6, 1, 1, 0}};
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area);
    const float side = std::ceil(std::max(area.w / 4, area.h / 3) * canvas.ratio) / canvas.ratio;
    for (const Tile& tile : tiles) {
        draw_tile(canvas,
                  {area.x + static_cast<float>(tile.x + 2) * side,
                   area.y + static_cast<float>(1 - tile.y) * side, side, side},
                  tile);
    }
    ui::pop_clip(canvas, before);
    ui::outline(canvas, area, ui::radius_card, ui::faded(canvas.theme.coast_line, 0.4F));
}

}  // namespace ctq::cartolan::view
