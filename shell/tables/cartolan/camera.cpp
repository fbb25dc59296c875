#include "shell/tables/cartolan/camera.hpp"

#include <algorithm>
#include <cmath>

namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr float kMostSide = 128;       // the largest useful side of a tile
constexpr float kWell = 0.1F;          // well inside: this share of the room is free on each side
constexpr float kNearlyWhole = 1.02F;  // a view larger than the whole map by less than this factor
                                       // counts as the whole map
constexpr float kSlack = 0.5F;         // tolerance for rounding, in pixels
constexpr float kStill = 0.2F;  // a smaller difference between two views is invisible, in pixels
constexpr double kGlide = 0.4;  // duration of a glide, in seconds

/// The range of a part along one axis, in pixels from the middle of the area.
struct Span {
    float low;
    float high;
};

/// The ranges of a part: across, and downwards as on the screen.
struct Spans {
    Span x;
    Span y;
};

Spans spans_of(const Extent& part, const Look& look) {
    return {{(static_cast<float>(part.left) - look.middle.x) * look.side,
             (static_cast<float>(part.right + 1) - look.middle.x) * look.side},
            {(look.middle.y - static_cast<float>(part.high + 1)) * look.side,
             (look.middle.y - static_cast<float>(part.low)) * look.side}};
}

Spans room_of(const Viewport& port) {
    const Point middle = port.area.center();
    return {{port.room.x - middle.x, port.room.right() - middle.x},
            {port.room.y - middle.y, port.room.bottom() - middle.y}};
}

bool within(Span part, Span room) {
    return part.low >= room.low - kSlack && part.high <= room.high + kSlack;
}

float middle_of(Span span) {
    return (span.low + span.high) / 2;
}

/// Returns how far a part has to move to the middle of the room, in pixels; 0 if it is well inside
/// the room.
float offset_to_middle(Span part, Span room) {
    const float edge = (room.high - room.low) * kWell;
    return within(part, {room.low + edge, room.high - edge}) ? 0
                                                             : middle_of(room) - middle_of(part);
}

/// Returns how far the map has to move to cover the room, in pixels. A map smaller than the room
/// moves to its middle.
float offset_to_cover(Span map, Span room) {
    if (map.high - map.low <= room.high - room.low) {
        return middle_of(room) - middle_of(map);
    }
    return map.low > room.low ? room.low - map.low : std::max(0.0F, room.high - map.high);
}

/// Returns how far a part has to move into the room, in pixels. If the part is too large, its
/// beginning has priority.
float offset_into(Span part, Span room) {
    return part.low < room.low || part.high - part.low > room.high - room.low
               ? room.low - part.low
               : std::min(0.0F, room.high - part.high);
}

/// Moves the map right and down by this many pixels.
void shift(Look& look, Point by) {
    look.middle = {look.middle.x - by.x / look.side, look.middle.y + by.y / look.side};
}

/// Moves the map along each axis by what `offset` returns for the part and the room.
void shift_part(Look& look, const Viewport& port, const Extent& part,
                float (*offset)(Span part, Span room)) {
    const Spans spans = spans_of(part, look);
    const Spans room = room_of(port);
    shift(look, {offset(spans.x, room.x), offset(spans.y, room.y)});
}

}  // namespace

void Extent::include(Cell cell) {
    left = std::min(left, cell.x);
    right = std::max(right, cell.x);
    low = std::min(low, cell.y);
    high = std::max(high, cell.y);
}

Extent extent_of(const State& state) {
    Extent map;
    for (int i = 0; i < state.tiles; ++i) {
        map.include(cell_of_tile(state, i));
    }
    return map.grown(1);
}

bool Viewport::shows_all() const {
    return fitting_side(map, area) >= least;
}

float fitting_side(const Extent& part, Rect in) {
    const auto columns = static_cast<float>(part.right - part.left + 1);
    const auto rows = static_cast<float>(part.high - part.low + 1);
    return std::max(1.0F, std::min({in.w / columns, in.h / rows, kMostSide}));
}

Look whole(const Viewport& port) {
    const Rect in = port.shows_all() ? port.area : port.room;
    Look look{port.map.center(), fitting_side(port.map, in)};
    shift(look, in.center() - port.area.center());
    return look;
}

bool hides_some(const Look& look, const Viewport& port) {
    return look.side > whole(port).side * 1.005F;  // tolerance for rounding
}

Look clamp_to_map(Look look, const Viewport& port) {
    shift_part(look, port, port.map, offset_to_cover);
    return look;
}

bool shows(const Look& look, const Viewport& port, const Extent& part) {
    const Spans spans = spans_of(part, look);
    const Spans room = room_of(port);
    return within(spans.x, room.x) && within(spans.y, room.y);
}

Look follow_part(Look look, const Viewport& port, const Extent& part, float side) {
    look.side = std::min(side, fitting_side(part, port.room));
    shift_part(look, port, part, offset_to_middle);
    return clamp_to_map(look, port);
}

Look reveal_part(Look look, const Viewport& port, const Extent& part) {
    shift_part(look, port, part, offset_into);
    return look;
}

Look enlarged(Look look, const Viewport& port, float factor, Point fixed) {
    const Look all = whole(port);
    const Point place = place_under(look, port, fixed);
    const float side = std::min(look.side * factor, kMostSide);
    if (side < all.side * kNearlyWhole) {
        return all;
    }
    look = {place, side};
    shift(look, fixed - port.area.center());
    return clamp_to_map(look, port);
}

Look moved_by(Look look, const Viewport& port, Point by) {
    shift(look, by);
    return clamp_to_map(look, port);
}

Point place_under(const Look& look, const Viewport& port, Point at) {
    const Point off = at - port.area.center();
    return {look.middle.x + off.x / look.side, look.middle.y - off.y / look.side};
}

MapFrame frame_of(const Look& look, Rect area, float ratio) {
    MapFrame frame;
    frame.side = std::max(1.0F, std::floor(look.side * ratio) / ratio);
    frame.origin = {area.center().x - frame.side * look.middle.x,
                    area.center().y - frame.side * (1 - look.middle.y)};
    frame.origin = {std::round(frame.origin.x * ratio) / ratio,
                    std::round(frame.origin.y * ratio) / ratio};
    return frame;
}

Look Camera::look(double now) const {
    if (!moving(now)) {
        return to_;
    }
    const float t = ui::ease(1 - static_cast<float>((end_ - now) / kGlide));
    return {ui::mix(from_.middle, to_.middle, t), from_.side + (to_.side - from_.side) * t};
}

bool Camera::aimed_at(const Look& to) const {
    // Recomputing a view changes it by less than this.
    const float off = ui::length(to.middle - to_.middle) * to.side;
    return off < kStill && std::abs(to.side - to_.side) < kStill / 8;
}

void Camera::go(const Look& to, const ui::Motion& motion) {
    if (aimed_at(to)) {
        return;
    }
    const bool glides = placed() && !motion.reduced;
    from_ = look(motion.now);
    to_ = to;
    end_ = glides ? motion.now + kGlide : 0;
}

void Camera::put(const Look& to) {
    to_ = to;
    end_ = 0;
}

}  // namespace ctq::cartolan::view
