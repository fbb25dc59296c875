#include "shell/ui/geometry.hpp"

namespace ctq::ui {

Rect Rect::inset(float dx, float dy) const {
    dx = std::min(dx, w / 2);
    dy = std::min(dy, h / 2);
    return {x + dx, y + dy, w - 2 * dx, h - 2 * dy};
}

Rect take_top(Rect& from, float h, float gap) {
    h = std::max(0.0F, std::min(h, from.h));
    const Rect strip{from.x, from.y, from.w, h};
    const float used = std::min(h + gap, from.h);
    from.y += used;
    from.h -= used;
    return strip;
}

Rect take_bottom(Rect& from, float h, float gap) {
    h = std::max(0.0F, std::min(h, from.h));
    const Rect strip{from.x, from.bottom() - h, from.w, h};
    from.h -= std::min(h + gap, from.h);
    return strip;
}

Rect take_left(Rect& from, float w, float gap) {
    w = std::max(0.0F, std::min(w, from.w));
    const Rect strip{from.x, from.y, w, from.h};
    const float used = std::min(w + gap, from.w);
    from.x += used;
    from.w -= used;
    return strip;
}

Rect take_right(Rect& from, float w, float gap) {
    w = std::max(0.0F, std::min(w, from.w));
    const Rect strip{from.right() - w, from.y, w, from.h};
    from.w -= std::min(w + gap, from.w);
    return strip;
}

Rect column(Rect r, int i, int n, float gap) {
    const float w = std::max(0.0F, r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x + (w + gap) * static_cast<float>(i), r.y, w, r.h};
}

}  // namespace ctq::ui
