#include <algorithm>

#include "shell/scenes/page/drawn/frame.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kSideWidth = 230;
constexpr float kAsideWidth = 380;

/// Draws the header: the back button, the title, and the other buttons of `As::head` as icons.
void draw_head(ui::Canvas& canvas, const PageView& page, Range range) {
    const PagePart& head = *find_part(page.list, range, Kind::buttons, As::head);
    std::span<const Command> icons = page.list.of(head);
    const Command& back = icons.front();
    const bool leaves = back.id == "back";
    icons = leaves ? icons.subspan(1) : icons;
    const float ends = ui::touch_target * static_cast<float>(icons.size());
    ui::Header header =
        ui::header(canvas, page.title, page.badge, leaves ? "back" : "", ends, back.label);
    Rect right = ui::take_right(header.rest, ends);
    for (const Command& one : icons) {
        const Rect at = ui::take_left(right, ui::touch_target);
        ui::SpotSpec spec{one.id, one.label, ui::around(at.center(), 44, 44), one.enabled};
        spec.tip = one.look.tip;
        ui::icon_button(canvas, spec, one.look.icon, false);
    }
}

}  // namespace

void draw_headed_page(ui::Canvas& canvas, const PageView& page, Range range, PageState& state) {
    draw_head(canvas, page, range);
    const bool small = ui::narrow(canvas);
    const PagePart* foot = find_part(page.list, range, Kind::foot);
    const PagePart* side = has_side(canvas) ? find_part(page.list, range, Kind::side) : nullptr;
    Rect body = canvas.screen;
    ui::take_top(body, ui::header_height);
    const Rect foot_at = ui::take_bottom(body, foot == nullptr ? 0.0F : small ? 68.0F : 80.0F);
    const PagePart* aside = find_part(page.list, range, Kind::aside);
    const bool panel = aside != nullptr && has_side(canvas);
    const float beside = panel ? kAsideWidth + kBesideGap : 0;
    const float room = side != nullptr ? kSideWidth + kBesideGap : 0;
    const float all = std::min(page.most_width, body.w - 2 * (small ? 14.0F : 32.0F) - 2 * room);
    const float width = all - beside;
    const float margin = small ? 12 : 20;
    const float left = body.center().x - all / 2;
    if (panel) {
        const Rect at{left + width + kBesideGap, body.y + margin, kAsideWidth, body.h - 2 * margin};
        draw_aside(canvas, page, *aside, at, state.aside);
        body.w = at.x - body.x - 4;
    }
    ContentPlace place{.left = left, .margin = margin, .width = width};
    if (side != nullptr) {
        place.side = {left - room, body.y + margin, kSideWidth, body.h - 2 * margin};
    }
    draw_content(canvas, page, state, body, range, place);
    if (foot != nullptr) {
        draw_foot(canvas, page, *foot, foot_at, width);
    }
    if (aside != nullptr && !panel && aside->open) {
        draw_over(canvas, page, *aside, state);
    }
}

}  // namespace ctq::scenes
