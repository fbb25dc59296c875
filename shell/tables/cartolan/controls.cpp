#include "shell/tables/cartolan/controls.hpp"

#include <algorithm>
#include <initializer_list>

#include "shell/ui/theme.hpp"

namespace ctq::cartolan::view {

using ui::Rect;

namespace {

constexpr float kEdge = 8;  // distance between the controls and to the edges of the map
constexpr float kControlGap = 6;

}  // namespace

Controls lay_controls(Rect area, bool phone) {
    const float w = phone ? 64.0F : 96.0F;
    const float h = phone ? 48.0F : 72.0F;
    const float size = ui::touch_target;
    const int count = phone ? kPlus : kMapButtons;
    const bool column = area.w > area.h;
    Controls out;
    out.room = area;
    Rect strip = column ? ui::take_right(out.room, w + kEdge, kEdge)
                        : ui::take_bottom(out.room, h + kEdge, kEdge);
    strip = column ? Rect{strip.x, strip.y + kEdge, w, strip.h - 2 * kEdge}
                   : Rect{strip.x + kEdge, strip.y, strip.w - 2 * kEdge, h};
    for (int i = 0; i < count; ++i) {
        const Rect cell = column ? ui::take_top(strip, size, kControlGap)
                                 : ui::take_right(strip, size, kControlGap);
        out.button[static_cast<std::size_t>(column ? i : count - 1 - i)] =
            column ? Rect{cell.right() - size, cell.y, size, cell.h}
                   : Rect{cell.x, cell.bottom() - size, cell.w, size};
    }
    if (strip.w >= w && strip.h >= h) {
        out.overview = column ? ui::take_bottom(strip, h) : ui::take_left(strip, w);
    }
    return out;
}

Rect beside(Rect place, Rect cover) {
    if (ui::overlap(place, cover).empty()) {
        return place;
    }
    const Rect left{place.x, place.y, cover.x - place.x, place.h};
    const Rect right{cover.right(), place.y, place.right() - cover.right(), place.h};
    const Rect above{place.x, place.y, place.w, cover.y - place.y};
    const Rect below{place.x, cover.bottom(), place.w, place.bottom() - cover.bottom()};
    Rect best{};
    for (const Rect& part : {left, right, above, below}) {
        const bool larger = !part.empty() && part.w * part.h > best.w * best.h;
        best = larger ? part : best;
    }
    return best;
}

}  // namespace ctq::cartolan::view
