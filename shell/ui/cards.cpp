#include "shell/ui/cards.hpp"

#include <array>
#include <string>

#include "shell/ui/draw.hpp"
#include "shell/ui/marks.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float rise_hovered = 4;
constexpr float rise_selected = 10;

void draw_back(Canvas& canvas, Rect r) {
    const Theme& t = canvas.theme;
    fill(canvas, r, radius_card, rgb(0x24506E), rgb(0x173A54));
    outline(canvas, r, radius_card, t.paper_from, 2);
    outline(canvas, r.inset(5), radius_card - 4, faded(t.brass, 0.55F), 1);
    symbol(canvas, Symbol::compass, r.center(), std::min(r.w, r.h) * 0.5F, faded(t.brass, 0.9F));
}

}  // namespace

void count_badge(Canvas& canvas, Point center, int count) {
    const Theme& t = canvas.theme;
    const std::string number = std::to_string(count);
    const float w = std::max(22.0F, 12 + 8 * static_cast<float>(number.size()));
    const Rect r = around(center, w, 22);
    shadow(canvas, r, 11, 6, 1, faded(t.shadow, 0.6F));
    fill(canvas, r, 11, t.dark ? t.brass : mix(t.brass, rgb(0xFFFFFF), 0.3F), t.brass_deep);
    draw_text(canvas, r, number, {Face::bold, 13 / canvas.text_scale, t.on_brass, Align::center});
}

Point badge_of(Rect card) {
    return {card.right() - 7, card.y};
}

void draw_card(Canvas& canvas, Rect r, const CardStyle& style) {
    const Theme& t = canvas.theme;
    const float lift = style.selected ? 1 : 0;
    shadow(canvas, r, radius_card, 10 + 6 * lift, 2 + 3 * lift, faded(t.shadow, style.opacity));
    if (style.face_down) {
        draw_back(canvas, r);
    } else {
        const Color pale = t.dark ? rgb(0x7C7A6C) : rgb(0xD3CAB2);
        const float dim = style.enabled ? 0 : 0.45F;
        fill(canvas, r, radius_card, faded(mix(t.paper_from, pale, dim), style.opacity),
             faded(mix(t.paper_to, pale, dim), style.opacity));
        outline(canvas, r, radius_card, faded(mix(t.paper_line, pale, dim), style.opacity), 1);
        const Color ink = faded(mix(style.ink != 0 ? style.ink : t.ink, pale, dim), style.opacity);
        const bool captioned = !style.caption.empty() && r.h >= 64;
        Rect face = r;
        if (captioned) {
            const Rect foot = take_bottom(face, 24);
            const Color soft = faded(mix(t.ink_soft, t.ink, 0.35F), style.opacity);
            draw_text(canvas, foot.moved({0, -2}).inset(3, 0), style.caption,
                      {Face::text, 13 / canvas.text_scale, mix(soft, ink, dim * 2), Align::center});
        }
        const float size = std::min(face.w * 0.62F, face.h * 0.72F);
        symbol(canvas, style.symbol, face.center() + Point{0, captioned ? 3.0F : 0.0F}, size, ink);
    }
    if (style.selected) {
        outline(canvas, r.inset(-2), radius_card + 2, t.brass, 3);
    } else if (style.legal && style.enabled) {
        outline(canvas, r.inset(-1), radius_card + 1, faded(t.may, 0.9F), 2);
    }
    if (style.count > 1) {
        count_badge(canvas, badge_of(r), style.count);
    }
}

SpotState card(Canvas& canvas, const SpotSpec& spec, const CardStyle& style) {
    const SpotState state = spot(canvas, spec);
    CardStyle shown = style;
    shown.enabled = style.enabled && spec.enabled;
    const float rise = style.selected                  ? rise_selected
                       : state.hovered && spec.enabled ? rise_hovered
                                                       : 0;
    const Rect at = spec.rect.moved({0, -rise});
    canvas.spots.list.back().badge = {badge_of(at), style.count};
    draw_card(canvas, at, shown);
    focus_ring(canvas, state, at, radius_card);
    return state;
}

}  // namespace ctq::ui
