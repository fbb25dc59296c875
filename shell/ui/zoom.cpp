#include "shell/ui/zoom.hpp"

#include <cmath>
#include <string>

#include "shell/ui/buttons.hpp"
#include "shell/ui/draw.hpp"

namespace ctq::ui {
namespace {

constexpr float kNotch = 1.0F / 360;   // a pixel of the wheel zooms by 2 to this power
constexpr float kLeastScale = 0.1F;    // even in an area without room
constexpr float kNearlyWhole = 1.02F;  // a scale larger than that of the whole board by less than
                                       // this factor counts as the whole board
constexpr float kWell = 0.1F;          // well inside: this share of the room is free on each side
constexpr float kSlack = 0.5F;         // tolerance for rounding, in pixels
constexpr float kStill = 0.2F;  // a smaller difference between two views is invisible, in pixels
constexpr float kMargin = 12;
constexpr float kButton = 44;
constexpr float kLeastArea = 16;   // a board has at least this room
constexpr float kMostScale = 100;  // even where the spaces of a board are smaller than a pixel

/// The range of a part along one axis, in pixels.
struct Span {
    float low;
    float high;
};

bool within(Span part, Span room) {
    return part.low >= room.low - kSlack && part.high <= room.high + kSlack;
}

/// Returns how far a part has to move to the middle of the room.
float offset_to_center(Span part, Span room) {
    return (room.low + room.high) / 2 - (part.low + part.high) / 2;
}

/// Returns how far a part has to move to the middle of the room; 0 if it is well inside the room.
float offset_well_into(Span part, Span room) {
    const float edge = (room.high - room.low) * kWell;
    return within(part, {room.low + edge, room.high - edge}) ? 0 : offset_to_center(part, room);
}

/// Returns how far a part has to move into the room. If the part is too large, its beginning has
/// priority.
float offset_into(Span part, Span room) {
    return part.low < room.low || part.high - part.low > room.high - room.low
               ? room.low - part.low
               : std::min(0.0F, room.high - part.high);
}

/// Returns how far the board has to move to cover the room. A smaller one moves to its middle.
float offset_to_cover(Span board, Span room) {
    return board.high - board.low <= room.high - room.low ? offset_to_center(board, room)
                                                          : -offset_into(room, board);
}

/// Moves the board by this many pixels.
Look shifted(const Viewport& port, Look look, Point by) {
    look.middle = place_at(port, look, port.area.center() - by);
    return look;
}

/// Moves the board along each axis by what `offset` returns for a rectangle and the room.
Look shifted(const Viewport& port, const Look& look, Rect part,
             float (*offset)(Span part, Span room)) {
    const Rect room = port.room;
    return shifted(port, look,
                   {offset({part.x, part.right()}, {room.x, room.right()}),
                    offset({part.y, part.bottom()}, {room.y, room.bottom()})});
}

ZoomWish read_keys(Canvas& canvas, const Viewport& port) {
    ZoomWish wish{.fixed = port.area.center()};
    if (take_key(canvas, U'+') || take_key(canvas, U'=')) {
        wish.factor = zoom_step;
    }
    if (take_key(canvas, U'-')) {
        wish.factor = 1 / zoom_step;
    }
    wish.by_key = wish.factor != 1;
    wish.all = take_key(canvas, U'0');
    return wish;
}

void read_pointer(Canvas& canvas, std::string_view name, Viewport& port, ZoomWish& wish) {
    const Input& input = canvas.input;
    if (canvas.layer == canvas.spots.top && port.area.contains(input.pointer)) {
        if (input.wheel != 0 && input.present) {
            wish.factor *= std::exp2(-input.wheel * kNotch);
            wish.fixed = input.pointer;
        }
        if (input.pinching) {
            wish.factor *= input.spread;
            wish.fixed = input.pointer;
            wish.by = input.spread_by;
        }
    }
    if (input.pressed) {
        port.finger = input.pointer;
    }
    if (canvas.spots.scrolled == name) {
        wish.by = wish.by + (input.pointer - port.finger);
        port.finger = input.pointer;
    }
}

}  // namespace

Rect on_screen(const Viewport& port, const Look& look, Rect part) {
    const Point size = port.unit * look.scale;
    const Point center = port.area.center();
    return {center.x + (part.x - look.middle.x) * size.x,
            center.y + (part.y - look.middle.y) * size.y, part.w * size.x, part.h * size.y};
}

Point place_at(const Viewport& port, const Look& look, Point at) {
    const Point size = port.unit * look.scale;
    const Point off = at - port.area.center();
    return look.middle + Point{off.x / size.x, off.y / size.y};
}

float fitting_scale(const Viewport& port, Rect part, Rect in) {
    return std::max(kLeastScale, std::min({in.w / (part.w * port.unit.x),
                                           in.h / (part.h * port.unit.y), port.most}));
}

bool shows_all(const Viewport& port) {
    return fitting_scale(port, port.board, port.area) >= port.least;
}

Look whole(const Viewport& port) {
    const Rect in = shows_all(port) ? port.area : port.room;
    return shifted(port, {port.board.center(), fitting_scale(port, port.board, in)},
                   in.center() - port.area.center());
}

bool hides_some(const Viewport& port) {
    return port.to.scale > whole(port).scale * 1.005F;  // tolerance for rounding
}

bool shows(const Viewport& port, const Look& look, Rect part) {
    const Rect at = on_screen(port, look, part);
    return within({at.x, at.right()}, {port.room.x, port.room.right()}) &&
           within({at.y, at.bottom()}, {port.room.y, port.room.bottom()});
}

Look clamped(const Viewport& port, const Look& look) {
    return shifted(port, look, on_screen(port, look, port.board), offset_to_cover);
}

Look moved_by(const Viewport& port, const Look& look, Point by) {
    return clamped(port, shifted(port, look, by));
}

Look enlarged(const Viewport& port, const Look& look, float factor, Point fixed) {
    const Look all = whole(port);
    const float scale = std::min(look.scale * factor, port.most);
    if (scale < all.scale * kNearlyWhole) {
        return all;
    }
    return moved_by(port, {place_at(port, look, fixed), scale}, fixed - port.area.center());
}

Look revealed(const Viewport& port, const Look& look, Rect part) {
    return clamped(port, shifted(port, look, part, offset_into));
}

Look following(const Viewport& port, Look look, Rect part, float scale) {
    look.scale = std::min(scale, fitting_scale(port, part, port.room));
    return clamped(port, shifted(port, look, on_screen(port, look, part), offset_well_into));
}

Look look_of(const Viewport& port, Motion& motion) {
    const float left = value(port.left, motion);
    return {mix(port.to.middle, port.from.middle, left),
            port.to.scale + (port.from.scale - port.to.scale) * left};
}

bool aimed_at(const Viewport& port, const Look& look) {
    // Recomputing a view changes it by less than this.
    const Rect a = on_screen(port, port.to, port.board);
    const Rect b = on_screen(port, look, port.board);
    return length(a.min() - b.min()) < kStill && length(a.max() - b.max()) < kStill;
}

void go(Viewport& port, const Look& to, Motion& motion) {
    if (aimed_at(port, to)) {
        return;
    }
    port.from = look_of(port, motion);
    // The first view needs no motion.
    port.left = port.from.scale > 0 ? Tween{1, 0, motion.now, port.seconds} : Tween{};
    port.to = to;
}

void put(Viewport& port, const Look& to) {
    port.left = {};
    port.to = to;
}

void carry_out(Viewport& port, const ZoomWish& wish, Motion& motion) {
    if (wish.all) {
        go(port, whole(port), motion);
    }
    if (wish.factor != 1) {
        const Look before = wish.by_key ? port.to : look_of(port, motion);
        const Look look = enlarged(port, before, wish.factor, wish.fixed);
        wish.by_key ? go(port, look, motion) : put(port, look);
    }
    if (!(wish.by == Point{}) && hides_some(port)) {
        put(port, moved_by(port, look_of(port, motion), wish.by));
    }
}

ZoomWish zoom(Canvas& canvas, std::string_view name, Viewport& port) {
    ZoomWish wish = read_keys(canvas, port);
    read_pointer(canvas, name, port, wish);
    carry_out(port, wish, canvas.motion);
    if (hides_some(port)) {
        canvas.spots.areas.push_back({std::string(name), port.area, canvas.layer, true});
    } else {
        wish.by = {};
    }
    return wish;
}

bool board_button(Canvas& canvas, const SpotSpec& spec, Symbol icon, bool framed) {
    const float radius = spec.rect.w / 2;
    shadow(canvas, spec.rect, radius, 8, 2, canvas.theme.shadow);
    disc(canvas, spec.rect.center(), radius, canvas.theme.sheet);
    return icon_button(canvas, spec, icon, framed);
}

void draw_zoomed(Canvas& canvas, std::string_view name, Rect area, Viewport& port,
                 const std::function<void(Rect board)>& draw) {
    area.w = std::max(area.w, kLeastArea);
    area.h = std::max(area.h, kLeastArea);
    port.area = port.room = area;
    port.unit = {area.w, area.h};
    port.most = std::clamp(port.most, 1.0F, kMostScale);
    if (port.most > 1) {
        zoom(canvas, name, port);
    }
    // Clamps the zoom again, because the area may have become larger.
    const Look shown = enlarged(port, port.to, 1, area.center());
    put(port, shown);
    const bool clips = hides_some(port);
    const Rect clip_before = canvas.clip;
    const std::size_t first_spot = canvas.spots.list.size();
    if (clips) {
        push_clip(canvas, area);
    }
    draw(on_screen(port, shown, port.board));
    if (!clips) {
        return;
    }
    const Spot* focus = focused_since(canvas, first_spot);
    if (focus != nullptr && focus->rect.w < area.w && focus->rect.h < area.h) {
        put(port, revealed(port, shown, focus->rect.inset(-kMargin)));
    }
    pop_clip(canvas, clip_before);
    const Rect at{area.right() - kButton - kMargin, area.bottom() - kButton - kMargin, kButton,
                  kButton};
    if (board_button(canvas, {"zoom-fit", "Show all of the board", at}, Symbol::fit, true)) {
        put(port, whole(port));
    }
    canvas.motion.moving = canvas.motion.moving || !aimed_at(port, shown);
}

}  // namespace ctq::ui
