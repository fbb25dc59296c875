#include <algorithm>
#include <array>
#include <cstdlib>

#include "shell/tables/cartolan/frame.hpp"

/// What of the map has to be seen, and who says so: whoever moves, or the person by hand.
namespace ctq::cartolan::view {

using ui::Rect;

namespace {

constexpr float kLeastSide = 64;
constexpr float kLeastSideOnPhone = 48;

/// The map as far as it is of interest: with the domains, where they are shown.
Extent interesting(const State& state, bool domains) {
    Extent map = extent_of(state);
    for (int number = 0; domains && number < state.cities; ++number) {
        const Extent domain =
            extent_at(cell_of_tile(state, state.city[number])).grown(state.rules.domain);
        map.include({domain.left, domain.low});
        map.include({domain.right, domain.high});
    }
    return map;
}

/// It is nobody's turn whose places could be told.
bool idle(const State& state) {
    return state.phase == Phase::over || state.phase == Phase::first;
}

/// The tile of the Adventurer that acted last, or of the next of its seat; none where that is not
/// told.
std::optional<Cell> last_place(const ViewContext& context) {
    const app::LastAction* last = context.last();
    if (last == nullptr) {
        return std::nullopt;
    }
    const State& state = context.state<State>();
    const bool goes_on = state.seat == last->seat && !idle(state) && state.phase != Phase::choose;
    const State& acting = goes_on ? state : tables::state_at<State>(last->before.data());
    const Adventurer& one = state.adventurer[mover_index(acting)];
    return one.in_play ? std::optional(cell_of_tile(state, one.tile)) : std::nullopt;
}

/// Places, what matters most first.
struct Places {
    std::array<Cell, kMostTiles + 2 * kMostAdventurers> cell;
    std::size_t count = 0;

    void add(Cell one) {
        if (count < cell.size()) {
            cell[count++] = one;
        }
    }
    /// Where a person may point at. In a city that is anywhere, so the map stays there.
    void add_legal(const State& state) {
        if (state.phase == Phase::shop) {
            return;
        }
        Game::Legal legal;
        Game::legal(state, legal);
        for (const core::Action action : legal) {
            if (const auto place = place_of(state, action)) {
                add(*place);
            }
        }
    }
    /// The first place, its neighbours, and as many of the others as fit, the nearest first.
    std::optional<Extent> part(const Viewport& port) const;
};

std::optional<Extent> Places::part(const Viewport& port) const {
    if (count == 0) {
        return std::nullopt;
    }
    Extent all = extent_at(cell[0]);
    bool more = true;
    for (int far = 0; more; ++far) {
        more = false;
        for (std::size_t i = 0; i < count; ++i) {
            const int away =
                std::max(std::abs(cell[i].x - cell[0].x), std::abs(cell[i].y - cell[0].y));
            more = more || away > far;
            Extent with = all;
            with.include(cell[i]);
            if (away == far && (far <= 1 || fitting_side(with, port.room) >= port.least)) {
                all = with;
            }
        }
    }
    return all;
}

}  // namespace

Viewport View::viewport(const ui::Canvas& canvas, Rect area, const ViewContext& context) {
    const bool phone = ui::narrow(canvas);
    Viewport port{area, area, interesting(context.state<State>(), domains_),
                  phone ? kLeastSideOnPhone : kLeastSide};
    controls_ = lay_controls(area, phone);
    if (!context.figure) {
        port.room = controls_.room;
    }
    return port;
}

/// What has to be seen: at a person's turn the Adventurer and all places to point at, else who
/// moves or has moved; where one steps through a match, that before all.
std::optional<Extent> View::wanted_part(const Viewport& port, const ViewContext& context) const {
    const State& state = context.state<State>();
    Places cells;
    if (!motion_.flights().empty()) {
        const Flight& flight = motion_.flights().front();
        cells.add(flight.to);
        if (flight.adventurer >= 0) {
            cells.add(flight.from);
        }
        return cells.part(port);
    }
    const auto last = last_place(context);
    if (last && (!context.holds || !context.your_turn)) {
        cells.add(*last);
    }
    if (!idle(state) && (context.your_turn || cells.count == 0)) {
        if (state.phase != Phase::choose) {
            cells.add(cell_of_tile(state, mover(state).tile));
        }
        if (context.your_turn) {
            cells.add_legal(state);
        }
    }
    return cells.part(port);
}

/// Where the viewer's Adventurers are, the one on turn with all it may do.
std::optional<Extent> View::own_part(const Viewport& port, const ViewContext& context) const {
    const State& state = context.state<State>();
    Places cells;
    if (context.your_turn && !idle(state) && state.phase != Phase::choose) {
        cells.add(cell_of_tile(state, mover(state).tile));
        cells.add_legal(state);
    }
    for (int number = 1; context.viewer > 0 && number <= kMostAdventurers; ++number) {
        const Adventurer& one = state.adventurer[adventurer_index(context.viewer, number)];
        if (one.in_play) {
            cells.add(cell_of_tile(state, one.tile));
        }
    }
    return cells.part(port);
}

/// Where the camera goes to show a part, with tiles as large as the person likes them.
Look View::look_at(const Extent& part, const Viewport& port) const {
    const Look all = whole(port);
    if (port.shows_all() && liked_side_ <= all.side) {
        return all;
    }
    const float side = std::max({port.least, liked_side_, port.shows_all() ? all.side : 0});
    return following(camera_.placed() ? camera_.aim() : all, port, part, side);
}

/// The person has the map as they want it.
void View::hold(const Viewport& port, const State& state) {
    steered_ = hides_some(camera_.aim(), port) ? Steered::by_hand : Steered::whole;
    steered_turn_ = state.turns;
}

void View::zoom(ui::Canvas& canvas, const Viewport& port, float factor, ui::Point fixed,
                bool glides) {
    const Look look =
        enlarged(glides ? camera_.aim() : camera_.look(canvas.motion.now), port, factor, fixed);
    liked_side_ = hides_some(look, port) && look.side >= port.least ? look.side : 0;
    glides ? camera_.go(look, canvas.motion) : camera_.put(look);
}

/// Keys, wheel, two fingers, dragging.
void View::read_hand(ui::Canvas& canvas, const Viewport& port, const State& state) {
    const ui::ZoomWish wish = ui::read_zoom(canvas, "map", port.area, finger_, true);
    if (wish.all) {
        show_whole(canvas, port, state);
    }
    if (wish.factor != 1) {
        zoom(canvas, port, wish.factor, wish.fixed, wish.by_key);
        hold(port, state);
    }
    if (!(wish.by == ui::Point{}) && hides_some(camera_.aim(), port)) {
        camera_.put(moved_by(camera_.look(canvas.motion.now), port, wish.by));
        hold(port, state);
    }
    if (hides_some(camera_.aim(), port)) {
        canvas.spots.areas.push_back({"map", port.area, canvas.layer, true});
    }
}

void View::show_whole(ui::Canvas& canvas, const Viewport& port, const State& state) {
    liked_side_ = 0;
    camera_.go(whole(port), canvas.motion);
    hold(port, state);
}

/// The place that has the focus, and could be pressed, is brought into view.
void View::reveal_focus(ui::Canvas& canvas, const Viewport& port, const ViewContext& context) {
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

/// A person has the camera until the next turn, or until what they did took what they have to see
/// out of view.
void View::let_go(const Viewport& port, const ViewContext& context,
                  const std::optional<Extent>& part) {
    if (!another_position_) {
        return;
    }
    const bool rests = motion_.flights().empty();
    const bool asks = context.your_turn || !context.holds;  // to act, or to look at another step
    const bool lost = rests && asks && part && !shows(camera_.aim(), port, *part);
    if (lost || steered_turn_ != context.state<State>().turns) {
        steered_ = Steered::by_itself;
    }
    another_position_ = !rests;
}

/// Decides where the camera goes.
void View::steer(ui::Canvas& canvas, const Viewport& port, const ViewContext& context) {
    const State& state = context.state<State>();
    const auto part = wanted_part(port, context);
    if (!camera_.placed()) {
        camera_.put(look_at(part.value_or(Extent{}), port));
    }
    let_go(port, context, part);
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
