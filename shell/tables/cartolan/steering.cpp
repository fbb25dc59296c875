#include "shell/tables/cartolan/steering.hpp"

#include <algorithm>

#include "shell/tables/cartolan/places.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

namespace {

constexpr float kLeastSide = 64;
constexpr float kLeastSideOnPhone = 48;

}  // namespace

Viewport MapSteering::lay_out(const ui::Canvas& canvas, ui::Rect area, const ViewContext& context,
                              bool domains) {
    const bool phone = ui::narrow(canvas);
    Viewport port{area, area, extent_to_show(context.state<State>(), domains),
                  phone ? kLeastSideOnPhone : kLeastSide};
    controls_ = lay_controls(area, phone);
    if (!context.figure) {
        port.room = controls_.room;
    }
    return port;
}

/// Returns the view of a part, with tiles as large as the person prefers.
Look MapSteering::look_at(const Extent& part, const Viewport& port) const {
    const Look all = whole(port);
    if (port.shows_all() && liked_side_ <= all.side) {
        return all;
    }
    const float side = std::max({port.least, liked_side_, port.shows_all() ? all.side : 0});
    return following(camera_.placed() ? camera_.aim() : all, port, part, side);
}

/// Keeps the view that the person has chosen.
void MapSteering::hold(const Viewport& port, const State& state) {
    steered_ = hides_some(camera_.aim(), port) ? Steered::by_hand : Steered::whole;
    steered_turn_ = state.turns;
}

void MapSteering::zoom(ui::Canvas& canvas, const Viewport& port, const State& state,
                       const ui::ZoomWish& wish) {
    const Look before = wish.by_key ? camera_.aim() : camera_.look(canvas.motion.now);
    const Look look = enlarged(before, port, wish.factor, wish.fixed);
    liked_side_ = hides_some(look, port) && look.side >= port.least ? look.side : 0;
    wish.by_key ? camera_.go(look, canvas.motion) : camera_.put(look);
    hold(port, state);
}

/// Reads keys, wheel, two fingers and dragging.
void MapSteering::read_hand(ui::Canvas& canvas, const Viewport& port, const State& state) {
    const ui::ZoomWish wish = ui::read_zoom(canvas, "map", port.area, finger_, true);
    if (wish.all) {
        show_whole(canvas, port, state);
    }
    if (wish.factor != 1) {
        zoom(canvas, port, state, wish);
    }
    if (!(wish.by == ui::Point{}) && hides_some(camera_.aim(), port)) {
        camera_.put(moved_by(camera_.look(canvas.motion.now), port, wish.by));
        hold(port, state);
    }
    if (hides_some(camera_.aim(), port)) {
        canvas.spots.areas.push_back({"map", port.area, canvas.layer, true});
    }
}

void MapSteering::show_whole(ui::Canvas& canvas, const Viewport& port, const State& state) {
    liked_side_ = 0;
    camera_.go(whole(port), canvas.motion);
    hold(port, state);
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
    camera_.go(revealing(camera_.aim(), port, extent_at(*cell)), canvas.motion);
    hold(port, context.state<State>());
}

/// Ends the person's control at the next turn, or when a cell that they have to see is out of view.
void MapSteering::let_go(const Viewport& port, const ViewContext& context, const Motion& motion,
                         const std::optional<Extent>& part) {
    if (!another_position_) {
        return;
    }
    const bool rests = motion.flights().empty();
    const bool asks = context.your_turn || !context.holds;  // to act, or to look at another step
    const bool lost = rests && asks && part && !shows(camera_.aim(), port, *part);
    if (lost || steered_turn_ != context.state<State>().turns) {
        steered_ = Steered::by_itself;
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
    let_go(port, context, motion, part);
    read_hand(canvas, port, state);
    switch (steered_) {
        case Steered::by_itself:
            if (part || port.shows_all()) {
                camera_.go(look_at(part.value_or(Extent{}), port), canvas.motion);
            }
            break;
        case Steered::by_hand:
            camera_.go(kept_inside(camera_.aim(), port), canvas.motion);
            break;
        case Steered::whole:
            camera_.go(whole(port), canvas.motion);
            break;
    }
    reveal_focus(canvas, port, context);
}

}  // namespace ctq::cartolan::view
