#include <algorithm>
#include <bit>

#include "shell/tables/cartolan/places.hpp"
#include "shell/tables/cartolan/steering.hpp"
#include "shell/ui/ui.hpp"

/// Draws the overview map and the buttons that move the map, if not all of the map is in view.
namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kStep = 2;  // step of an arrow key, in tiles
constexpr float kFactor = 1.3F;

struct ButtonFacts {
    const char* name;
    const char* label;
    ui::Symbol sign;
    char32_t key;  ///< plus, minus and 0 are read with the wheel
};
constexpr ButtonFacts kFacts[kMapButtons] = {
    {"map-mine", "Show my Adventurer", ui::Symbol::none, U'c'},
    {"map-whole", "Show the whole map", ui::Symbol::fit, 0},
    {"map-plus", "Larger", ui::Symbol::plus, 0},
    {"map-minus", "Smaller", ui::Symbol::minus, 0}};

/// Returns the frame of a reduced picture of the whole map.
MapFrame reduced_frame(const Extent& map, Rect in) {
    const float side = std::min(in.w / static_cast<float>(map.right - map.left + 1),
                                in.h / static_cast<float>(map.high - map.low + 1));
    const Point c = in.center();
    return {{c.x - map.center().x * side, c.y + (map.center().y - 1) * side}, side};
}

/// Returns the step that the pressed arrow keys mean, in tiles. Requires that the overview map has
/// the focus.
Point read_arrows(ui::Canvas& canvas) {
    Point step{};
    step.x += ui::take_key(canvas, ui::Key::right) ? kStep : 0;
    step.x -= ui::take_key(canvas, ui::Key::left) ? kStep : 0;
    step.y += ui::take_key(canvas, ui::Key::up) ? kStep : 0;
    step.y -= ui::take_key(canvas, ui::Key::down) ? kStep : 0;
    return step;
}

/// Draws a round button. Returns whether it was pressed.
bool map_button(const Frame& frame, const Controls& controls, MapButton which, bool enabled) {
    ui::Canvas& canvas = frame.canvas;
    const Rect at = controls.button[which];
    const ButtonFacts& facts = kFacts[which];
    if (at.empty()) {
        return false;
    }
    ui::shadow(canvas, at, at.w / 2, 8, 2, canvas.theme.shadow);
    ui::disc(canvas, at.center(), at.w / 2, canvas.theme.sheet);
    ui::SpotSpec spec{facts.name, facts.label, at, enabled};
    spec.key = facts.key;
    spec.tip = facts.label;
    const bool pressed = ui::icon_button(canvas, spec, facts.sign, false);
    if (which == kMine) {
        ui::token(canvas, at.center(), 20, frame.context.viewer);
        if (!enabled) {
            ui::disc(canvas, at.center(), at.w / 2, ui::faded(canvas.theme.sheet, 0.6F));
        }
    }
    return pressed;
}

}  // namespace

/// Draws land, sea, cities and pieces, and a frame around the visible part.
void MapSteering::draw_overview(const Frame& frame, const Viewport& port) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const ui::Theme& t = canvas.theme;
    const Rect at = controls_.overview;
    ui::SpotSpec spec{"map-overview", "The whole map: press where to look", at};
    spec.kind = ui::SpotKind::field;
    spec.draggable = true;  // the frame follows the pointer
    const ui::SpotState spot = ui::spot(canvas, spec);
    const MapFrame reduced = reduced_frame(port.map, at.inset(5));
    Look look = camera_.aim();
    if (spot.held) {
        look.middle = reduced.place(canvas.input.pointer);
    } else if (canvas.spots.focus == spec.name) {
        const Point step = read_arrows(canvas);
        canvas.spots.focus_visible = canvas.spots.focus_visible || !(step == Point{});
        look.middle = look.middle + step;
    }
    if (!(look == camera_.aim())) {
        look = clamp_to_map(look, port);
        canvas.spots.dragging ? camera_.put(look) : camera_.go(look, canvas.motion);
        take_control(port, state);
    }
    ui::shadow(canvas, at, 8, 8, 2, t.shadow);
    ui::fill(canvas, at, 8, t.sheet);
    ui::outline(canvas, at, 8, t.line);
    for (int i = 0; i < state.tiles; ++i) {
        const Tile& tile = state.tile[i];
        const bool land = std::popcount(tile.edges) > 2;
        ui::fill(canvas, reduced.at(cell_of_tile(state, i)), 0,
                 has_mark(tile, kCity) ? ui::rgb(0x7E3B36)
                 : land                ? t.land
                                       : t.sea_from);
    }
    for (const int i : in_play(state)) {
        const Point c = reduced.at(cell_of_tile(state, state.adventurer[i].tile)).center();
        ui::disc(canvas, c, 4, ui::rgb(0xFFFFFF));
        ui::disc(canvas, c, 3, ui::seat_look(seat_of_adventurer(i)).color);
    }
    const Look seen = camera_.look(canvas.motion.now);
    const float scale = reduced.side / seen.side;
    const Rect view = ui::overlap(
        ui::around(reduced.on(seen.middle), port.area.w * scale, port.area.h * scale), at.inset(2));
    ui::outline(canvas, view.inset(-1), 2, ui::rgb(0x0E2131, 0.55F), 3);
    ui::outline(canvas, view, 2, ui::rgb(0xFFF3CF), 1.5F);
    ui::focus_ring(canvas, spot, at, 8);
}

void MapSteering::show_own(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
                           const Look& own) {
    camera_.go(own, canvas.motion);
    if (context.your_turn) {
        control_ = Control::by_itself;
    } else {
        take_control(port, context.state<State>());
    }
}

Rect MapSteering::free_part(Rect place) const {
    for (const Rect& cover : controls_.button) {
        place = beside(place, cover);
    }
    return beside(place, controls_.overview);
}

void MapSteering::draw_controls(const Frame& frame, const Viewport& port) {
    ui::Canvas& canvas = frame.canvas;
    const Look before = camera_.aim();
    const bool hides = hides_some(camera_.aim(), port);
    if (port.shows_all() && !hides) {
        controls_ = {};
        return;
    }
    if (!hides) {
        controls_.overview = {};
    } else if (!controls_.overview.empty()) {
        draw_overview(frame, port);
    }
    controls_.button[kMine] = frame.context.viewer > 0 ? controls_.button[kMine] : Rect{};
    if (const auto part = own_part(port, frame.context)) {
        const Look own = look_at(*part, port);
        if (map_button(frame, controls_, kMine, !camera_.aimed_at(own))) {
            show_own(canvas, port, frame.context, own);
        }
    }
    if (map_button(frame, controls_, kWhole, hides)) {
        show_whole(canvas, port, frame.state);
    }
    const Point middle = port.area.center();
    if (map_button(frame, controls_, kPlus,
                   !camera_.aimed_at(enlarged(camera_.aim(), port, 2, middle)))) {
        zoom(canvas, port, frame.state, {.factor = kFactor, .fixed = middle, .by_key = true});
    }
    if (map_button(frame, controls_, kMinus, hides)) {
        zoom(canvas, port, frame.state, {.factor = 1 / kFactor, .fixed = middle, .by_key = true});
    }
    // The map of this frame was drawn with the old view: draw once more.
    canvas.motion.moving = canvas.motion.moving || !(camera_.aim() == before);
}

}  // namespace ctq::cartolan::view
