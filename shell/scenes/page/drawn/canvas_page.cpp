#include "shell/scenes/page/drawn/canvas_page.hpp"

#include <algorithm>

#include "shell/scenes/page/drawn/controls.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kSideWidth = 230;
constexpr float kArrowScroll = 60;  // distance that an arrow key scrolls a page with links

struct Range {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// Returns the indices of the parts that a part holds.
Range inside(const Commands& list, const PagePart& part) {
    return {static_cast<std::size_t>(&part - list.parts.data()) + 1, part.end};
}

/// Returns the part of this kind on the page; null if there is none.
const PagePart* find_part(const Commands& list, Range range, Kind kind, As as = As::row) {
    for (std::size_t i = range.first; i < range.end; ++i) {
        if (list.parts[i].kind == kind && list.parts[i].as == as) {
            return &list.parts[i];
        }
    }
    return nullptr;
}

void draw_text(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const ui::TextStyle style = voice_style(canvas, part.voice, brush.paper);
    if (part.voice == Voice::link) {
        ui::fill(canvas, at, ui::radius_field, canvas.theme.field);
        ui::outline(canvas, at, ui::radius_field, canvas.theme.line);
        ui::draw_text(canvas, at.inset(14, 0), part.title, ui::style::small);
        return;
    }
    if (part.voice == Voice::item) {
        const Rect mark = ui::take_left(at, indent_of(part.voice));
        ui::disc(canvas, {mark.x + 8, mark.y + ui::line_height(canvas, style) * 0.5F}, 2.5F,
                 brush.paper ? canvas.theme.ink_soft : canvas.theme.muted);
    }
    if (!part.help.empty()) {
        const ui::TextStyle small = voice_style(canvas, Voice::caption, brush.paper);
        const float width = std::min(at.w * 0.5F, ui::text_width(canvas, part.help, small) + 2);
        const Rect right = ui::take_right(at, width, 8);
        ui::draw_text(canvas, right, part.help, ui::fitted(canvas, part.help, small, width, 9));
    }
    ui::draw_wrapped(canvas, {at.x, at.y, at.w, at.h + 2}, part.title, style);
}

/// Draws the number of a step before it. `number`: from 1.
void draw_step(const PageBrush& brush, Rect at, int number) {
    const ui::TextStyle style{ui::Face::title, 19, brush.canvas.theme.title};
    at.h = ui::line_height(brush.canvas, voice_style(brush.canvas, Voice::step));
    ui::draw_text(brush.canvas, at, std::to_string(number), style);
}

/// Draws a table: the first column aligned left, the others right, below their headings.
void draw_rows(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const auto columns = static_cast<int>(part.columns);
    for (std::size_t first = 0; first < part.cells.size(); first += part.columns) {
        Rect row = ui::take_top(at, ui::grown(canvas, kFigureRow));
        ui::TextStyle style = voice_style(canvas, first == 0 ? Voice::caption : Voice::body);
        const Rect head = ui::take_left(row, row.w * 0.24F);
        for (int i = 0; i < columns; ++i) {
            const std::string& words = part.cells[first + static_cast<std::size_t>(i)];
            const Rect cell = i == 0 ? head : ui::column(row, i - 1, columns - 1, 4);
            style.align = i == 0 ? ui::Align::left : ui::Align::right;
            ui::draw_text(canvas, cell, words, ui::fitted(canvas, words, style, cell.w, 8));
        }
    }
}

void draw_keys(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const int columns = key_columns(canvas, at.w);
    for (std::size_t i = 0; i + 1 < part.cells.size(); i += 2) {
        const int number = static_cast<int>(i) / 2;
        Rect row{at.x, at.y + kKeyLine * static_cast<float>(number / columns), at.w, kKeyLine};
        row = ui::column(row, number % columns, columns, 8);
        const Rect cap = ui::take_left(row, 62, 12);
        ui::key_cap(canvas,
                    {cap.right() - ui::key_cap_width(canvas, part.cells[i]), cap.center().y},
                    part.cells[i]);
        ui::draw_text(canvas, row, part.cells[i + 1], ui::style::body);
    }
}

void draw_picture(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const Rect whole = at;
    const Rect picture = ui::take_top(at, picture_height(canvas, part, at.w), kPictureWordsGap);
    const bool captioned = part.size.captioned;
    ui::plain_spot(canvas, part.id, part.title, captioned ? whole : picture,
                   captioned ? "" : std::string_view(part.title));
    part.draw(canvas, picture);
    if (captioned) {
        const ui::Color color = brush.paper ? canvas.theme.ink_soft : canvas.theme.muted;
        ui::draw_wrapped(canvas, at, part.title, kPictureWords.in(color).to(ui::Align::center));
    }
}

bool is_control(const PagePart& part) {
    return part.kind >= Kind::choice && part.kind <= Kind::fold;
}

void draw_parts(PageBrush brush, Range range, ui::Point origin);

/// Draws the parts at the left edge in a panel.
void draw_side(PageBrush brush, const PagePart& side) {
    const Range range = inside(brush.list, side);
    Rect at = brush.side;
    const float height =
        lay_out_parts(brush.canvas, brush.list, range.first, range.end, at.w - 20) + 24;
    at.h = std::min(at.h, height);
    ui::panel(brush.canvas, at);
    brush.paper = false;
    draw_parts(brush, range, {at.x + 10, at.y + 12});
}

/// Draws the parts of a range, whose places count from `origin`.
void draw_parts(PageBrush brush, Range range, ui::Point origin) {
    ui::Canvas& canvas = brush.canvas;
    const std::vector<PagePart>& parts = brush.list.parts;
    std::size_t paper_end = 0;
    int step = 0;
    int heading = 0;
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = parts[i];
        brush.paper = i < paper_end;
        step = part.kind == Kind::text && part.voice == Voice::step ? step + 1 : 0;
        if (part.kind == Kind::side && !brush.side.empty()) {
            draw_side(brush, part);
        }
        if (part.kind == Kind::foot || (part.kind == Kind::side && !brush.side.empty())) {
            i = part.end - 1;
            continue;
        }
        if (part.kind == Kind::buttons && part.as == As::head) {
            continue;
        }
        const Rect at = part.at.moved(origin);
        const bool seen = !ui::overlap(at, canvas.clip).empty();
        switch (part.kind) {
            case Kind::card:
                ui::panel(canvas, at, ui::radius_card);
                break;
            case Kind::paper:
                ui::paper(canvas, at);
                paper_end = part.end;
                break;
            case Kind::text:
                if (part.voice == Voice::section) {
                    ui::plain_spot(canvas, "section-" + std::to_string(heading++), part.title, at);
                }
                if (seen) {
                    step > 0 ? draw_step(brush, at, step) : void();
                    const float indent = part.voice == Voice::step ? indent_of(part.voice) : 0;
                    draw_text(brush, part, {at.x + indent, at.y, at.w - indent, at.h});
                }
                break;
            case Kind::rows:
                seen ? draw_rows(brush, part, at) : void();
                break;
            case Kind::keys:
                seen&& has_keyboard(canvas) ? draw_keys(brush, part, at) : void();
                break;
            case Kind::picture:
                seen ? draw_picture(brush, part, at) : void();
                break;
            case Kind::buttons:
                draw_page_buttons(brush, part, at);
                break;
            default:
                if (is_control(part)) {
                    draw_page_control(brush, part, at,
                                      is_control(parts[i - 1]) && !part.title.empty());
                }
        }
    }
}

/// Finds the heading being read: the last one in the upper third of the view or above it, at least
/// the first. At the end of the page it is the last one.
int read_section(const Commands& list, Range range, const ui::Scroll& scroll, float top, float view,
                 float height) {
    const bool end = scroll.offset > 0 && scroll.offset + view >= height;
    int found = -1;
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (part.kind == Kind::text && part.voice == Voice::section) {
            found += end || part.at.y + top <= scroll.offset + view / 3 ? 1 : 0;
        }
    }
    return std::max(found, 0);
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
    int heading = 0;
    for (std::size_t i = range.first; state.jump && i < range.end; ++i) {
        const PagePart& part = list.parts[i];
        if (part.kind == Kind::text && part.voice == Voice::section && heading++ == *state.jump) {
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
};

/// Draws the content as a list that scrolls in `view`.
void draw_content(ui::Canvas& canvas, const PageView& page, PageState& state, Rect view,
                  Range range, const ContentPlace& place) {
    const float margin = place.margin;
    const float height =
        lay_out_parts(canvas, page.list, range.first, range.end, place.width) + 2 * margin;
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
    draw_parts({canvas, page.list, page.requested, state.section, place.side}, range,
               {place.left, list.content.y + margin});
    ui::end_scroll(canvas, list, page.name, state.scroll, height);
}

/// Draws the header: the back button, the title, and the other buttons of `As::head` as icons.
void draw_head(ui::Canvas& canvas, const PageView& page, Range range) {
    const PagePart* head = find_part(page.list, range, Kind::buttons, As::head);
    std::span<const Command> icons;
    if (head != nullptr) {
        icons = page.list.of(*head);
    }
    const bool back = !icons.empty() && icons.front().id == "back";
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

/// Draws the parts at the lower edge side by side: texts take the room that the others leave.
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

}  // namespace

void draw_page(ui::Canvas& canvas, const PageView& page, PageState& state) {
    ui::room(canvas);
    const PagePart* whole = find_page(page.list, page.name);
    if (whole == nullptr) {
        return;
    }
    const Range range = inside(page.list, *whole);
    draw_head(canvas, page, range);
    const bool small = ui::narrow(canvas);
    const PagePart* foot = find_part(page.list, range, Kind::foot);
    const PagePart* side = has_side(canvas) ? find_part(page.list, range, Kind::side) : nullptr;
    const float bar = foot == nullptr ? 0.0F : small ? 68.0F : 80.0F;
    Rect body = canvas.screen;
    ui::take_top(body, ui::header_height);
    const Rect foot_at = ui::take_bottom(body, bar);
    const float room = side != nullptr ? kSideWidth + kBesideGap : 0;
    const float width = std::min(page.most_width, body.w - 2 * (small ? 14.0F : 32.0F) - 2 * room);
    const float margin = small ? 12 : 20;
    const float left = body.center().x - width / 2;
    Rect side_at{};
    if (side != nullptr) {
        side_at = {left - room, body.y + margin, kSideWidth, body.h - 2 * margin};
    }
    draw_content(canvas, page, state, body, range, {left, margin, width, side_at});
    if (foot != nullptr) {
        draw_foot(canvas, page, *foot, foot_at, width);
    }
}

bool draw_page_sheet(ui::Canvas& canvas, const PageView& page, PageState& state) {
    const PagePart* whole = find_page(page.list, page.name);
    if (whole == nullptr) {
        return true;  // just opened: the list is not made anew yet
    }
    const Range range = inside(page.list, *whole);
    const float width = std::min(page.most_width, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width) - ui::scroll_bar_room;
    const float height = lay_out_parts(canvas, page.list, range.first, range.end, inner);
    const ui::Sheet sheet = ui::begin_sheet(canvas, page.name, whole->title, width, height + 6);
    draw_content(canvas, page, state, sheet.body, range, {sheet.body.x, 0, inner});
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

}  // namespace ctq::scenes
