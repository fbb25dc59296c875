// Parts at the edges of a page, and sheets over it.
#include <algorithm>

#include "shell/scenes/page/drawn/frame.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kSheetFoot = 12;  // gap above the parts at the foot of a sheet

/// Draws parts that are laid out, `height` pixels high in all, as a list of their own that scrolls in
/// `view`.
void draw_column(ui::Canvas& canvas, const PageView& page, std::string_view name, Range range,
                 Rect view, float height, ui::Scroll& scroll) {
    const ui::ScrollView list = ui::begin_scroll(canvas, name, view, scroll);
    draw_parts({canvas, page.list, page.requested}, range, {view.x, list.content.y});
    ui::end_scroll(canvas, list, name, scroll, height);
}

/// Draws parts as a sheet; those at its foot stay there. Returns whether it stays open.
bool draw_sheet(ui::Canvas& canvas, const PageView& page, const PagePart& part, float width,
                ui::Scroll& scroll) {
    const Range range = inside(page.list, part);
    width = std::min(width, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width) - ui::scroll_bar_room;
    const float height = lay_out_parts(canvas, page.list, range.first, range.end, inner);
    const PagePart* foot = find_part(page.list, range, Kind::foot);
    const Range low = foot != nullptr ? inside(page.list, *foot) : Range{};
    const float below =
        foot != nullptr ? lay_out_parts(canvas, page.list, low.first, low.end, inner) + kSheetFoot
                        : 0;
    const ui::Sheet sheet = ui::begin_sheet(canvas, part.id, part.title, width, height + below + 6);
    const std::string name = part.id + "-text";
    Rect view = sheet.body;
    const Rect at = ui::take_bottom(view, below);
    draw_column(canvas, page, name, range, view, height, scroll);
    draw_parts({canvas, page.list, page.requested}, low, {at.x, at.y + kSheetFoot});
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

}  // namespace

void draw_foot(ui::Canvas& canvas, const PageView& page, const PagePart& foot, Rect bar,
               float width) {
    ui::fill(canvas, bar, 0, canvas.theme.bar);
    const PageBrush brush{canvas, page.list, page.requested};
    const Range range = inside(page.list, foot);
    const bool small = ui::narrow(canvas);
    Rect left = ui::around(bar.center(), width, 52);
    Rect right{};
    const PagePart& last = page.list.parts[range.end - 1];
    if (last.kind == Kind::buttons) {
        right = ui::take_right(left, small ? 132 : 200, kControlGap);
    }
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = page.list.parts[i];
        if (part.kind == Kind::buttons) {
            draw_page_button(brush, page.list.of(part).front(),
                             ui::around(right.center(), right.w, 48));
        } else if (part.kind == Kind::field) {
            if (!small) {
                const ui::TextStyle style = voice_style(canvas, Voice::muted);
                ui::draw_text(
                    canvas, ui::take_left(left, ui::text_width(canvas, part.title, style) + 2, 12),
                    part.title, style);
            }
            const Rect at = ui::take_left(left, std::min(220.0F, left.w), kControlGap);
            draw_bare_control(brush, part, ui::around(at.center(), at.w, kPageControl));
        } else if (left.w > 120) {
            const ui::TextStyle style = voice_style(canvas, part.voice);
            const float h = ui::text_height(canvas, part.title, left.w, style) + 1;
            ui::draw_wrapped(canvas, ui::around(left.center(), left.w, std::min(h, bar.h)),
                             part.title, style);
        }
    }
}

void draw_aside(ui::Canvas& canvas, const PageView& page, const PagePart& part, Rect at,
                ui::Scroll& scroll) {
    ui::panel(canvas, at);
    at = at.inset(4);
    const Rect head = ui::take_top(at, 52 * canvas.text_scale).inset(16, 0);
    const ui::TextStyle title = ui::style::title.in(canvas.theme.title);
    ui::draw_text(canvas, head, part.title, ui::fitted(canvas, part.title, title, head.w, 16));
    const std::string name = part.id + "-text";
    const Range range = inside(page.list, part);
    Rect view = at.inset(16, 0);
    const float height = lay_out_parts(canvas, page.list, range.first, range.end, view.w);
    view.w += ui::scroll_bar_room;
    draw_column(canvas, page, name, range, view, height, scroll);
}

void draw_over(ui::Canvas& canvas, const PageView& page, const PagePart& part, PageState& state) {
    if (!draw_sheet(canvas, page, part, sheet_width(canvas), state.aside)) {
        page.requested.push_back(part.id + "-close");
    }
}

void draw_page_in(ui::Canvas& canvas, const PageView& page, Rect view, PageState& state) {
    if (const PagePart* whole = find_page(page.list, page.name)) {
        const Range range = inside(page.list, *whole);
        const float height =
            lay_out_parts(canvas, page.list, range.first, range.end, view.w - ui::scroll_bar_room);
        draw_column(canvas, page, page.name, range, view, height, state.scroll);
    }
}

float sheet_width(const ui::Canvas& canvas) {
    return ui::size_class(canvas) == ui::SizeClass::turned_phone ? 720 : 520;
}

bool draw_page_sheet(ui::Canvas& canvas, const PageView& page, PageState& state) {
    const PagePart* whole = find_page(page.list, page.name);
    // A sheet that was just opened has no parts until the list is made anew.
    return whole == nullptr || draw_sheet(canvas, page, *whole, page.most_width, state.scroll);
}

}  // namespace ctq::scenes
