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

/// Returns the step that the pressed arrow keys mean, in tiles. Requires that the overview map has
/// the focus.
Point read_arrows(ui::Canvas& canvas) {
    Point step{};
    step.x += ui::take_key(canvas, ui::Key::right) ? kStep : 0;
    step.x -= ui::take_key(canvas, ui::Key::left) ? kStep : 0;
    step.y += ui::take_key(canvas, ui::Key::down) ? kStep : 0;
    step.y -= ui::take_key(canvas, ui::Key::up) ? kStep : 0;
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
    ui::SpotSpec spec{facts.name, facts.label, at, enabled};
    spec.key = facts.key;
    const bool pressed = ui::board_button(canvas, spec, facts.sign, false);
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
void MapSteering::draw_overview(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const ui::Theme& t = canvas.theme;
    const Rect at = controls_.overview;
    ui::SpotSpec spec{"map-overview", "The whole map: press where to look", at};
    spec.kind = ui::SpotKind::field;
    spec.draggable = true;  // the frame follows the pointer
    const ui::SpotState spot = ui::spot(canvas, spec);
    const ui::Viewport small{.area = at.inset(5), .board = port_.board};
    const ui::Look all = whole(small);
    const MapFrame reduced{on_screen(small, all, square_of({})).min(), all.scale};
    ui::Look look = port_.to;
    if (spot.held) {
        look.middle = place_at(small, all, canvas.input.pointer);
    } else if (canvas.spots.focus == spec.name) {
        const Point step = read_arrows(canvas);
        canvas.spots.focus_visible = canvas.spots.focus_visible || !(step == Point{});
        look.middle = look.middle + step;
    }
    if (!(look == port_.to)) {
        look = clamped(port_, look);
        canvas.spots.dragging ? put(port_, look) : go(port_, look, canvas.motion);
        take_control(state);
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
    const ui::Look seen = look_of(port_, canvas.motion);
    const Point size{port_.area.w / seen.scale, port_.area.h / seen.scale};
    const Rect shown = on_screen(small, all, ui::around(seen.middle, size.x, size.y));
    const Rect view = ui::overlap(shown, at.inset(2));
    ui::outline(canvas, view.inset(-1), 2, ui::rgb(0x0E2131, 0.55F), 3);
    ui::outline(canvas, view, 2, ui::rgb(0xFFF3CF), 1.5F);
    ui::focus_ring(canvas, spot, at, 8);
}

Rect MapSteering::free_part(Rect place) const {
    for (const Rect& cover : controls_.button) {
        place = beside(place, cover);
    }
    return beside(place, controls_.overview);
}

void MapSteering::draw_controls(const Frame& frame) {
    ui::Canvas& canvas = frame.canvas;
    const ui::Look before = port_.to;
    const bool hides = hides_some(port_);
    if (shows_all(port_) && !hides) {
        controls_ = {};
        return;
    }
    if (!hides) {
        controls_.overview = {};
    } else if (!controls_.overview.empty()) {
        draw_overview(frame);
    }
    controls_.button[kMine] = frame.context.viewer > 0 ? controls_.button[kMine] : Rect{};
    if (const auto part = own_part(port_, frame.context)) {
        const ui::Look own = look_at(*part);
        if (map_button(frame, controls_, kMine, !aimed_at(port_, own))) {
            go(port_, own, canvas.motion);
            take_control(frame.state);
            control_ = frame.context.your_turn ? Control::by_itself : control_;
        }
    }
    ui::ZoomWish wish{.fixed = port_.area.center(), .by_key = true};
    wish.all = map_button(frame, controls_, kWhole, hides);
    const bool larger = map_button(frame, controls_, kPlus, port_.to.scale < port_.most);
    const bool smaller = map_button(frame, controls_, kMinus, hides);
    wish.factor = larger ? ui::zoom_step : smaller ? 1 / ui::zoom_step : 1;
    carry_out(port_, wish, canvas.motion);
    note_wish(wish, frame.state);
    // The map of this frame was drawn with the old view: draw once more.
    canvas.motion.moving = canvas.motion.moving || !(port_.to == before);
}

}  // namespace ctq::cartolan::view
