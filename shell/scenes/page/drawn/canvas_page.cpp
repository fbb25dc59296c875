#include "shell/scenes/page/drawn/canvas_page.hpp"

#include <algorithm>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/frame.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kWordGap = 4;
constexpr float kAbove = 0.4F;  // share of the spare room above a page without a header

/// Draws words as buttons at the lower edge, in the largest size at which all of them fit. The
/// second part of them is at the right end; it is left out on a phone.
void draw_foot_words(ui::Canvas& canvas, const PageView& page, const PagePart& foot, Rect bar) {
    const Range range = inside(page.list, foot);
    const bool small = ui::narrow(canvas);
    const std::size_t end = small ? page.list.parts[range.first].end : range.end;
    ui::ButtonStyle style{ui::ButtonKind::word};
    const auto width = [&](const PagePart& part) {
        float all = 0;
        for (const Command& command : page.list.of(part)) {
            style.key_cap = command.key.cap;
            all += ui::button_width(canvas, command.word(!small), style) + kWordGap;
        }
        return all;
    };
    const auto needed = [&] {
        float all = 0;
        for (std::size_t i = range.first; i < end; ++i) {
            all += width(page.list.parts[i]);
        }
        return all;
    };
    while (needed() > bar.w && style.size > 7) {
        style.size -= 0.5F;
    }
    // On a phone the words share the room that is left.
    const float more = small ? std::max(0.0F, bar.w - needed()) /
                                   static_cast<float>(page.list.parts[range.first].count)
                             : 0;
    for (std::size_t i = range.first; i < end; ++i) {
        const PagePart& part = page.list.parts[i];
        Rect at = i == range.first ? bar : ui::take_right(bar, width(part));
        for (const Command& command : page.list.of(part)) {
            style.word = command.word(!small);
            style.key_cap = command.key.cap;
            const std::string_view label = command.label.empty() ? style.word : command.label;
            const float own = ui::button_width(canvas, style.word, style) + more;
            ui::button(canvas, {command.id, label, ui::take_left(at, own, kWordGap)}, style);
        }
    }
}

}  // namespace

const PagePart* find_part(const Commands& list, Range range, PagePart::Kind kind, As as) {
    for (std::size_t i = range.first; i < range.end; ++i) {
        if (list.parts[i].kind == kind && list.parts[i].as == as) {
            return &list.parts[i];
        }
    }
    return nullptr;
}

void draw_content(ui::Canvas& canvas, const PageView& page, PageState& state, Rect view,
                  Range range, const ContentPlace& place) {
    const float margin = place.margin;
    const auto lay_out = [&](float lower) {
        return lay_out_parts(canvas, page.list, range.first, range.end, place.width, lower) +
               2 * margin;
    };
    float height = lay_out(0);
    const int rows = height > view.h ? elastic_rows(page.list, range.first, range.end) : 0;
    if (rows > 0) {
        height = lay_out((height - view.h) / static_cast<float>(rows));
    }
    state.scroll.content = height;
    const bool links = find_part(page.list, range, Kind::buttons, As::links) != nullptr;
    if (links || state.jump) {
        follow_links(canvas, page.list, range, state, margin);
    }
    const ui::ScrollView list = ui::begin_scroll(canvas, page.name, view, state.scroll);
    if (links) {
        note_section(page.list, range, state, margin, view.h);
    }
    state.jump.reset();
    const float spare = place.above * std::max(0.0F, view.h - height);
    draw_parts({.canvas = canvas,
                .list = page.list,
                .requested = page.requested,
                .section = state.section,
                .side = place.side},
               range, {place.left, list.content.y + margin + spare});
    ui::end_scroll(canvas, list, page.name, state.scroll, height);
}

namespace {

/// Draws a page without a header: its content, and words at the foot.
void draw_bare_page(ui::Canvas& canvas, const PageView& page, Range range, PageState& state) {
    const bool small = ui::narrow(canvas);
    Rect body = canvas.screen;
    const Rect foot = ui::take_bottom(body, small ? 52 : 80);
    const float width = std::min(page.most_width, body.w - 2 * (small ? 14.0F : 32.0F));
    draw_content(canvas, page, state, body, range,
                 {.left = body.center().x - width / 2,
                  .margin = small ? 12.0F : 20.0F,
                  .width = width,
                  .above = kAbove});
    if (const PagePart* words = find_part(page.list, range, Kind::foot)) {
        draw_foot_words(canvas, page, *words, ui::around(foot.center(), width + 20, kPageControl));
    }
}

}  // namespace

void draw_page(ui::Canvas& canvas, const PageView& page, PageState& state) {
    ui::room(canvas);
    const PagePart* whole = find_page(page.list, page.name);
    if (whole == nullptr) {
        return;
    }
    const Range range = inside(page.list, *whole);
    const bool headed = find_part(page.list, range, Kind::buttons, As::head) != nullptr;
    (headed ? draw_headed_page : draw_bare_page)(canvas, page, range, state);
    if (const PagePart* over = find_part(page.list, range, Kind::sheet)) {
        draw_over(canvas, page, *over, state);
    }
}

}  // namespace ctq::scenes
