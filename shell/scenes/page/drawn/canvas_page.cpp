#include "shell/scenes/page/drawn/canvas_page.hpp"

#include <algorithm>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kSideWidth = 230;
constexpr float kAsideWidth = 380;
constexpr float kWordGap = 4;
constexpr float kArrowScroll = 60;  // distance that an arrow key scrolls a page with links

/// Returns the part of this kind on the page; null if there is none.
const PagePart* find_part(const Commands& list, Range range, Kind kind, As as = As::row) {
    for (std::size_t i = range.first; i < range.end; ++i) {
        if (list.parts[i].kind == kind && list.parts[i].as == as) {
            return &list.parts[i];
        }
    }
    return nullptr;
}

/// Finds the heading being read: the last one in the upper third of the view or above it, at least
/// the first. At the end of the page it is the last one.
int read_section(const Commands& list, Range range, const ui::Scroll& scroll, float top, float view,
                 float height) {
    const bool end = scroll.offset > 0 && scroll.offset + view >= height;
    int found = 0;
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (is_section(part) && (end || part.at.y + top <= scroll.offset + view / 3)) {
            found = part.number;
        }
    }
    return found;
}

/// Follows a link to a heading, or the arrow keys, on a page with links.
void follow_links(ui::Canvas& canvas, const Commands& list, Range range, PageState& state,
                  float top) {
    if (find_part(list, range, Kind::buttons, As::links) == nullptr || canvas.spots.top != 0) {
        return;
    }
    for (const auto& [key, by] :
         {std::pair{ui::Key::up, -kArrowScroll}, std::pair{ui::Key::down, kArrowScroll}}) {
        if (ui::take_key(canvas, key)) {
            state.scroll.offset += by;
            canvas.spots.focus_visible = false;  // the focused spot may scroll out of view
        }
    }
    for (std::size_t i = range.first; state.jump && i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (is_section(part) && part.number == *state.jump) {
            state.scroll.offset = part.at.y + top - 8;
            canvas.spots.focus_visible = false;
        }
    }
}

/// Where the content of a page is: a column of `width` pixels, `margin` pixels above and below it,
/// and the place of the parts at the left edge.
struct ContentPlace {
    float left = 0;
    float margin = 0;
    float width = 0;
    Rect side{};
    float above = 0;  ///< share of the spare room above the content
};

/// Draws the content as a list that scrolls in `view`.
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
    follow_links(canvas, page.list, range, state, margin);
    const ui::ScrollView list = ui::begin_scroll(canvas, page.name, view, state.scroll);
    if (state.jump) {
        state.section = *state.jump;
        state.read_at = state.scroll.offset;
        state.jump.reset();
    } else if (state.scroll.offset != state.read_at) {
        state.section = read_section(page.list, range, state.scroll, margin, view.h, height);
        state.read_at = state.scroll.offset;
    }
    const float spare = place.above * std::max(0.0F, view.h - height);
    draw_parts({canvas, page.list, page.requested, state.section, place.side}, range,
               {place.left, list.content.y + margin + spare});
    ui::end_scroll(canvas, list, page.name, state.scroll, height);
}

/// Draws the header: the back button, the title, and the other buttons of `As::head` as icons.
void draw_head(ui::Canvas& canvas, const PageView& page, Range range) {
    const PagePart& head = *find_part(page.list, range, Kind::buttons, As::head);
    std::span<const Command> icons = page.list.of(head);
    const bool back = icons.front().id == "back";
    icons = back ? icons.subspan(1) : icons;
    const float ends = ui::touch_target * static_cast<float>(icons.size());
    ui::Header header = ui::header(canvas, page.title, page.badge, back ? "back" : "", ends);
    Rect right = ui::take_right(header.rest, ends);
    for (const Command& one : icons) {
        const Rect at = ui::take_left(right, ui::touch_target);
        ui::SpotSpec spec{one.id, one.label, ui::around(at.center(), 44, 44), one.enabled};
        spec.tip = one.look.tip;
        ui::icon_button(canvas, spec, one.look.icon, false);
    }
}

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

/// Draws the parts at the lower edge side by side: texts take the room that the others leave.
void draw_foot(ui::Canvas& canvas, const PageView& page, const PagePart& foot, Rect bar,
               float width) {
    if (page.list.parts[inside(page.list, foot).first].as == As::words) {
        return draw_foot_words(canvas, page, foot,
                               ui::around(bar.center(), width + 20, kPageControl));
    }
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

/// Draws parts that are laid out, `height` pixels high in all, as a list of their own that scrolls in
/// `view`.
void draw_column(ui::Canvas& canvas, const PageView& page, std::string_view name, Range range,
                 Rect view, float height, ui::Scroll& scroll) {
    const ui::ScrollView list = ui::begin_scroll(canvas, name, view, scroll);
    draw_parts({canvas, page.list, page.requested}, range, {view.x, list.content.y});
    ui::end_scroll(canvas, list, name, scroll, height);
}

/// Draws parts as a sheet. Returns whether it stays open.
bool draw_sheet(ui::Canvas& canvas, const PageView& page, const PagePart& part, float width,
                ui::Scroll& scroll) {
    const Range range = inside(page.list, part);
    width = std::min(width, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width) - ui::scroll_bar_room;
    const float height = lay_out_parts(canvas, page.list, range.first, range.end, inner);
    const ui::Sheet sheet = ui::begin_sheet(canvas, part.id, part.title, width, height + 6);
    const std::string name = part.id + "-text";
    draw_column(canvas, page, name, range, sheet.body, height, scroll);
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

/// Draws the parts about what is chosen, in a panel.
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

}  // namespace

void draw_page(ui::Canvas& canvas, const PageView& page, PageState& state) {
    ui::room(canvas);
    const PagePart* whole = find_page(page.list, page.name);
    if (whole == nullptr) {
        return;
    }
    const Range range = inside(page.list, *whole);
    const bool head = find_part(page.list, range, Kind::buttons, As::head) != nullptr;
    const bool small = ui::narrow(canvas);
    const PagePart* foot = find_part(page.list, range, Kind::foot);
    const PagePart* side = has_side(canvas) ? find_part(page.list, range, Kind::side) : nullptr;
    const float bar = foot == nullptr ? 0.0F : !small ? 80.0F : head ? 68.0F : 52.0F;
    Rect body = canvas.screen;
    if (head) {
        draw_head(canvas, page, range);
        ui::take_top(body, ui::header_height);
    }
    const Rect foot_at = ui::take_bottom(body, bar);
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
    Rect side_at{};
    if (side != nullptr) {
        side_at = {left - room, body.y + margin, kSideWidth, body.h - 2 * margin};
    }
    const float above = head ? 0 : 0.4F;  // a page without a header is in the middle
    draw_content(canvas, page, state, body, range, {left, margin, width, side_at, above});
    if (foot != nullptr) {
        draw_foot(canvas, page, *foot, foot_at, width);
    }
    const PagePart* over = find_part(page.list, range, Kind::sheet);
    over = over == nullptr && aside != nullptr && !panel && aside->open ? aside : over;
    if (over != nullptr && !draw_sheet(canvas, page, *over, sheet_width(canvas), state.aside)) {
        page.requested.push_back(over->id + "-close");
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
