#include "shell/tables/cartolan/steering.hpp"

#include <algorithm>

#include "shell/tables/cartolan/places.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

namespace {

constexpr float kLeastSide = 64;
constexpr float kLeastSideOnPhone = 48;
constexpr float kTabletArea = 480;  // tiles are as large as on a desktop from this width and height

}  // namespace

void MapSteering::lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                          bool domains) {
    const bool phone = ui::narrow(canvas);
    controls_ = lay_controls(area, phone);
    port_.area = area;
    port_.room = context.figure ? area : controls_.room;
    port_.board = whole_map(context.state<State>(), domains);
    port_.least = phone && std::min(area.w, area.h) < kTabletArea ? kLeastSideOnPhone : kLeastSide;
}

/// Returns the view of a part, with tiles as large as the person prefers.
ui::Look MapSteering::look_at(ui::Rect part) const {
    const ui::Look all = whole(port_);
    if (shows_all(port_) && preferred_side_ <= all.scale) {
        return all;
    }
    const float side = std::max({port_.least, preferred_side_, shows_all(port_) ? all.scale : 0});
    return following(port_, port_.to.scale > 0 ? port_.to : all, part, side);
}

/// Keeps the view that the person has chosen.
void MapSteering::take_control(const State& state) {
    control_ = hides_some(port_) ? Control::by_hand : Control::whole;
    control_turn_ = state.turns;
}

/// Notes that the person has zoomed or moved the map, if they have.
void MapSteering::note_wish(const ui::ZoomWish& wish, const State& state) {
    const bool zoomed = wish.all || wish.factor != 1;
    if (zoomed) {
        preferred_side_ = hides_some(port_) && port_.to.scale >= port_.least ? port_.to.scale : 0;
    }
    if (zoomed || !(wish.by == ui::Point{})) {
        take_control(state);
    }
}

/// Brings the focused cell into view if it can be pressed.
void MapSteering::reveal_focus(ui::Canvas& canvas, const ViewContext& context) {
    const ui::Spots& spots = canvas.spots;
    const ui::Target focus = spots.focus_visible ? ui::target_of(spots, spots.focus) : ui::Target{};
    const auto cell = cell_of(focus);
    if (!cell || !context.your_turn || !hides_some(port_) || !context.picker.legal(focus) ||
        shows(port_, port_.to, square_of(*cell))) {
        return;
    }
    const ui::Rect at = on_screen(port_, port_.to, square_of(*cell));
    go(port_, revealed(port_, port_.to, at), canvas.motion);
    take_control(context.state<State>());
}

/// Ends the person's control at the next turn, or when a cell that they have to see is out of view.
void MapSteering::release_control(const ViewContext& context, const Motion& motion,
                                  const std::optional<ui::Rect>& part) {
    if (!another_position_) {
        return;
    }
    const bool rests = motion.flights().empty();
    const bool waits = context.your_turn || !context.holds;  // the person is to act or views a step
    const bool lost = rests && waits && part && !shows(port_, port_.to, *part);
    if (lost || control_turn_ != context.state<State>().turns) {
        control_ = Control::by_itself;
    }
    another_position_ = !rests;
}

void MapSteering::steer(ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                        const Motion& motion, bool domains) {
    lay_out(canvas, area, context, domains);
    if (context.figure) {
        put(port_, whole(port_));
        return;
    }
    const auto part = wanted_part(port_, context, motion);
    const ui::Rect shown = part.value_or(square_of({}));
    if (port_.to.scale == 0) {
        put(port_, look_at(shown));
    }
    release_control(context, motion, part);
    note_wish(ui::zoom(canvas, "map", port_), context.state<State>());
    switch (control_) {
        case Control::by_itself:
            if (part || shows_all(port_)) {
                go(port_, look_at(shown), canvas.motion);
            }
            break;
        case Control::by_hand:
            go(port_, clamped(port_, port_.to), canvas.motion);
            break;
        case Control::whole:
            go(port_, whole(port_), canvas.motion);
            break;
    }
    reveal_focus(canvas, context);
}

MapFrame MapSteering::map_frame(ui::Canvas& canvas) const {
    return frame_of(port_, look_of(port_, canvas.motion), canvas.ratio);
}

}  // namespace ctq::cartolan::view
