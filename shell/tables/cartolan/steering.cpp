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

Viewport MapSteering::lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                              bool domains) {
    const bool phone = ui::narrow(canvas);
    Viewport port{area, area, extent_to_show(context.state<State>(), domains),
                  phone && std::min(area.w, area.h) < kTabletArea ? kLeastSideOnPhone : kLeastSide};
    controls_ = lay_controls(area, phone);
    if (!context.figure) {
        port.room = controls_.room;
    }
    return port;
}

/// Returns the view of a part, with tiles as large as the person prefers.
Look MapSteering::look_at(const Extent& part, const Viewport& port) const {
    const Look all = whole(port);
    if (port.shows_all() && preferred_side_ <= all.side) {
        return all;
    }
    const float side = std::max({port.least, preferred_side_, port.shows_all() ? all.side : 0});
    return follow_part(camera_.placed() ? camera_.aim() : all, port, part, side);
}

/// Keeps the view that the person has chosen.
void MapSteering::take_control(const Viewport& port, const State& state) {
    control_ = hides_some(camera_.aim(), port) ? Control::by_hand : Control::whole;
    control_turn_ = state.turns;
}

void MapSteering::zoom(ui::Canvas& canvas, const Viewport& port, const State& state,
                       const ui::ZoomWish& wish) {
    const Look before = wish.by_key ? camera_.aim() : camera_.look(canvas.motion.now);
    const Look look = enlarged(before, port, wish.factor, wish.fixed);
    preferred_side_ = hides_some(look, port) && look.side >= port.least ? look.side : 0;
    wish.by_key ? camera_.go(look, canvas.motion) : camera_.put(look);
    take_control(port, state);
}

/// Reads keys, wheel, two fingers and dragging.
void MapSteering::read_input(ui::Canvas& canvas, const Viewport& port, const State& state) {
    const ui::ZoomWish wish = ui::read_zoom(canvas, "map", port.area, finger_, true);
    if (wish.all) {
        show_whole(canvas, port, state);
    }
    if (wish.factor != 1) {
        zoom(canvas, port, state, wish);
    }
    if (!(wish.by == ui::Point{}) && hides_some(camera_.aim(), port)) {
        camera_.put(moved_by(camera_.look(canvas.motion.now), port, wish.by));
        take_control(port, state);
    }
    if (hides_some(camera_.aim(), port)) {
        canvas.spots.areas.push_back({"map", port.area, canvas.layer, true});
    }
}

void MapSteering::show_whole(ui::Canvas& canvas, const Viewport& port, const State& state) {
    preferred_side_ = 0;
    camera_.go(whole(port), canvas.motion);
    take_control(port, state);
}

/// Brings the focused cell into view if it can be pressed.
void MapSteering::reveal_focus(ui::Canvas& canvas, const Viewport& port,
                               const ViewContext& context) {
    const ui::Spots& spots = canvas.spots;
    const ui::Target focus = spots.focus_visible ? ui::target_of(spots, spots.focus) : ui::Target{};
    const auto cell = cell_of(focus);
    if (!cell || !context.your_turn || !hides_some(camera_.aim(), port) ||
        !context.picker.legal(focus) || shows(camera_.aim(), port, extent_at(*cell))) {
        return;
    }
    camera_.go(reveal_part(camera_.aim(), port, extent_at(*cell)), canvas.motion);
    take_control(port, context.state<State>());
}

/// Ends the person's control at the next turn, or when a cell that they have to see is out of view.
void MapSteering::release_control(const Viewport& port, const ViewContext& context,
                                  const Motion& motion, const std::optional<Extent>& part) {
    if (!another_position_) {
        return;
    }
    const bool rests = motion.flights().empty();
    const bool waits = context.your_turn || !context.holds;  // the person is to act or views a step
    const bool lost = rests && waits && part && !shows(camera_.aim(), port, *part);
    if (lost || control_turn_ != context.state<State>().turns) {
        control_ = Control::by_itself;
    }
    another_position_ = !rests;
}

void MapSteering::steer(ui::Canvas& canvas, const Viewport& port, const ViewContext& context,
                        const Motion& motion) {
    const State& state = context.state<State>();
    const auto part = wanted_part(port, context, motion);
    if (!camera_.placed()) {
        camera_.put(look_at(part.value_or(Extent{}), port));
    }
    release_control(port, context, motion, part);
    read_input(canvas, port, state);
    switch (control_) {
        case Control::by_itself:
            if (part || port.shows_all()) {
                camera_.go(look_at(part.value_or(Extent{}), port), canvas.motion);
            }
            break;
        case Control::by_hand:
            camera_.go(clamp_to_map(camera_.aim(), port), canvas.motion);
            break;
        case Control::whole:
            camera_.go(whole(port), canvas.motion);
            break;
    }
    reveal_focus(canvas, port, context);
}

}  // namespace ctq::cartolan::view
