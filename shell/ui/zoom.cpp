#include "shell/ui/zoom.hpp"

#include <cmath>
#include <string>

#include "shell/ui/buttons.hpp"
#include "shell/ui/draw.hpp"

namespace ctq::ui {
namespace {

constexpr float kNotch = 1.0F / 360;  // a pixel of the wheel zooms by 2 to this power
constexpr float kKeyFactor = 1.3F;
constexpr float kWhole = 1.02F;  // smaller scales count as no zoom
constexpr float kMargin = 12;
constexpr float kButton = 44;
constexpr float kLeastView = 16;   // a board has at least this room
constexpr float kMostScale = 100;  // even where its spaces are smaller than a pixel

/// Clamps the middle of the view, a fraction of the board, so that the board fills the view.
float clamp_middle(float share, float scale) {
    const float half = 0.5F / scale;
    return std::clamp(share, half, 1 - half);
}

void clamp_to_view(Zoom& zoom) {
    zoom.middle = {clamp_middle(zoom.middle.x, zoom.scale),
                   clamp_middle(zoom.middle.y, zoom.scale)};
}

void zoom_by_keys(Canvas& canvas, Rect view, bool all, ZoomWish& wish) {
    wish.fixed = view.center();
    if (take_key(canvas, U'+') || take_key(canvas, U'=')) {
        wish.factor = kKeyFactor;
    }
    if (take_key(canvas, U'-')) {
        wish.factor = 1 / kKeyFactor;
    }
    wish.by_key = wish.factor != 1;
    wish.all = all && take_key(canvas, U'0');
}

void zoom_by_pointer(Canvas& canvas, std::string_view name, Rect view, Point& finger,
                     ZoomWish& wish) {
    const Input& input = canvas.input;
    if (canvas.layer == canvas.spots.top && view.contains(input.pointer)) {
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
        finger = input.pointer;
    }
    if (canvas.spots.scrolled == name) {
        wish.by = wish.by + (input.pointer - finger);
        finger = input.pointer;
    }
}

}  // namespace

Rect zoomed(const Zoom& zoom, Rect view) {
    const float w = view.w * zoom.scale;
    const float h = view.h * zoom.scale;
    const Point c = view.center();
    return {c.x - zoom.middle.x * w, c.y - zoom.middle.y * h, w, h};
}

void zoom_by(Zoom& zoom, Rect view, float factor, float most, Point fixed) {
    const Rect before = zoomed(zoom, view);
    const Point share{(fixed.x - before.x) / before.w, (fixed.y - before.y) / before.h};
    zoom.scale = std::clamp(zoom.scale * factor, 1.0F, std::max(1.0F, most));
    if (zoom.scale < kWhole) {
        zoom = {};
        return;
    }
    const Point c = view.center();
    zoom.middle = {share.x + (c.x - fixed.x) / (view.w * zoom.scale),
                   share.y + (c.y - fixed.y) / (view.h * zoom.scale)};
    clamp_to_view(zoom);
}

void pan_by(Zoom& zoom, Rect view, Point by) {
    zoom.middle = {zoom.middle.x - by.x / (view.w * zoom.scale),
                   zoom.middle.y - by.y / (view.h * zoom.scale)};
    clamp_to_view(zoom);
}

void bring_into_view(Zoom& zoom, Rect view, Rect part) {
    const Rect room = view.inset(kMargin);
    const auto shift = [](float low, float high, float from, float to) {
        return from < low ? low - from : to > high ? high - to : 0.0F;
    };
    const Point by{shift(room.x, room.right(), part.x, part.right()),
                   shift(room.y, room.bottom(), part.y, part.bottom())};
    if (by.x != 0 || by.y != 0) {
        pan_by(zoom, view, by);
    }
}

ZoomWish read_zoom(Canvas& canvas, std::string_view name, Rect view, Point& finger, bool all) {
    ZoomWish wish;
    zoom_by_keys(canvas, view, all, wish);
    zoom_by_pointer(canvas, name, view, finger, wish);
    return wish;
}

ZoomView begin_zoom(Canvas& canvas, std::string_view name, Rect view, Zoom& zoom, float most) {
    view.w = std::max(view.w, kLeastView);
    view.h = std::max(view.h, kLeastView);
    most = std::min(most, kMostScale);
    if (most > 1) {
        const ZoomWish wish = read_zoom(canvas, name, view, zoom.finger, zoom.scale > 1);
        if (wish.all) {
            zoom = {};
        }
        zoom_by(zoom, view, wish.factor, most, wish.fixed);
        pan_by(zoom, view, wish.by);
    }
    // Clamps the zoom again, because the view may have become larger.
    zoom_by(zoom, view, 1, most, view.center());
    ZoomView out{zoomed(zoom, view), view, canvas.clip, zoom.scale > 1, canvas.spots.list.size()};
    if (out.clipped) {
        canvas.spots.areas.push_back({std::string(name), view, canvas.layer, true});
        push_clip(canvas, view);
    }
    return out;
}

void end_zoom(Canvas& canvas, const ZoomView& view, Zoom& zoom) {
    if (!view.clipped) {
        return;
    }
    const Spot* focus = focused_since(canvas, view.first_spot);
    if (focus != nullptr && focus->rect.w < view.view.w && focus->rect.h < view.view.h) {
        const Point before = zoom.middle;
        bring_into_view(zoom, view.view, focus->rect);
        canvas.motion.moving = canvas.motion.moving || !(zoom.middle == before);
    }
    pop_clip(canvas, view.clip_before);
    const Rect at{view.view.right() - kButton - kMargin, view.view.bottom() - kButton - kMargin,
                  kButton, kButton};
    shadow(canvas, at, kButton / 2, 8, 2, canvas.theme.shadow);
    disc(canvas, at.center(), kButton / 2, canvas.theme.sheet);
    if (icon_button(canvas, {"zoom-fit", "Show all of the board", at}, Symbol::fit)) {
        zoom = {};
        canvas.motion.moving = true;
    }
}

}  // namespace ctq::ui
