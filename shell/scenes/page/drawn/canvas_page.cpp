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
constexpr float kAsideWidth = 380;
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

bool is_section(const PagePart& part) {
    return part.kind == Kind::text && part.voice == Voice::section;
}

bool is_control(const PagePart& part) {
    return part.kind >= Kind::choice && part.kind <= Kind::fold;
}

/// Draws the mark of an item or the number of a step in the room left of its text.
void draw_mark(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    at.h = ui::line_height(canvas, voice_style(canvas, part.voice, brush.paper));
    if (part.voice == Voice::item) {
        ui::disc(canvas, {at.x + 8, at.center().y}, 2.5F,
                 brush.paper ? canvas.theme.ink_soft : canvas.theme.muted);
    } else if (part.voice == Voice::step) {
        ui::draw_text(canvas, at, std::to_string(part.number + 1),
                      {ui::Face::title, 19, canvas.theme.title});
    }
}

/// Draws an address on one line, in a frame like that of a field. It can't be edited.
void draw_address(ui::Canvas& canvas, const PagePart& part, Rect at) {
    ui::fill(canvas, at, ui::radius_field, canvas.theme.field);
    ui::outline(canvas, at, ui::radius_field, canvas.theme.line);
    ui::draw_text(canvas, at.inset(14, 0), part.title, ui::style::small);
}

void draw_text(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    if (part.voice == Voice::link) {
        return draw_address(canvas, part, at);
    }
    draw_mark(brush, part, ui::take_left(at, indent_of(part.voice)));
    if (!part.help.empty()) {
        const ui::TextStyle small = voice_style(canvas, Voice::caption, brush.paper);
        const float width = std::min(at.w * 0.5F, ui::text_width(canvas, part.help, small) + 2);
        const Rect right = ui::take_right(at, width, 8);
        ui::draw_text(canvas, right, part.help, ui::fitted(canvas, part.help, small, width, 9));
    }
    ui::draw_wrapped(canvas, {at.x, at.y, at.w, at.h + 2}, part.title,
                     voice_style(canvas, part.voice, brush.paper));
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

/// Draws the commands of a picture in its upper right corner.
void draw_corner(const PageBrush& brush, const PagePart& part, Rect picture) {
    constexpr float kWidth = 46;
    Rect row{picture.x, picture.y + 4, picture.w - 10, kPageControl};
    row = ui::take_right(row, (kWidth + 4) * static_cast<float>(part.count));
    for (const Command& command : brush.list.of(part)) {
        ui::ButtonStyle style{ui::ButtonKind::paper};
        style.word = command.word();
        style.size = 13;
        const Rect at = ui::take_left(row, kWidth, 4).inset(0, 5);
        ui::button(brush.canvas, {command.id, command.label, at, command.enabled}, style);
    }
}

void draw_picture(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const Rect whole = at;
    Rect picture = ui::take_top(at, picture_height(canvas, part, at.w), kPictureWordsGap);
    if (part.size.square) {
        const float side = std::min(picture.w, picture.h);
        picture = ui::around(picture.center(), side, side);
    }
    const bool captioned = part.size.captioned;
    ui::plain_spot(canvas, part.id, part.title, captioned ? whole : picture,
                   captioned || part.size.marked ? "" : std::string_view(part.title));
    part.draw(canvas, picture);
    draw_corner(brush, part, picture);
    if (captioned) {
        const ui::Color color = brush.paper ? canvas.theme.ink_soft : canvas.theme.muted;
        ui::draw_wrapped(canvas, at, part.title, kPictureWords.in(color).to(ui::Align::center));
    }
}

/// Draws a part without controls.
void draw_shown(const PageBrush& brush, const PagePart& part, Rect at) {
    switch (part.kind) {
        case Kind::card:
            return ui::panel(brush.canvas, at, ui::radius_card);
        case Kind::paper:
            return ui::paper(brush.canvas, at);
        case Kind::text:
            return draw_text(brush, part, at);
        case Kind::rows:
            return draw_table(brush.canvas, part, at);
        case Kind::keys:
            return draw_keys(brush, part, at);
        case Kind::picture:
            return draw_picture(brush, part, at);
        default:
            return;
    }
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
    const std::vector<PagePart>& parts = brush.list.parts;
    std::size_t paper_end = 0;
    for (std::size_t i = range.first; i < range.end; ++i) {
        const PagePart& part = parts[i];
        const Rect at = part.at.moved(origin);
        brush.paper = i < paper_end;
        if (part.kind == Kind::side && !brush.side.empty()) {
            draw_side(brush, part);
            i = part.end - 1;
        } else if (part.kind == Kind::foot || part.kind == Kind::aside) {
            i = part.end - 1;  // drawn by itself
        } else if (part.kind == Kind::buttons && part.as != As::head) {
            draw_page_buttons(brush, part, at);
        } else if (is_control(part)) {
            draw_page_control(brush, part, at, is_control(parts[i - 1]));
        } else {
            if (is_section(part)) {
                ui::plain_spot(brush.canvas, "section-" + std::to_string(part.number), part.title,
                               at);
            }
            if (part.size.marked || !ui::overlap(at, brush.canvas.clip).empty()) {
                draw_shown(brush, part, at);
            }
            paper_end = part.kind == Kind::paper ? part.end : paper_end;
        }
    }
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

/// Goes to the heading that was asked for. On a page with links, follows the arrow keys.
void follow_links(ui::Canvas& canvas, const Commands& list, Range range, PageState& state,
                  float top) {
    if (canvas.spots.top != 0) {
        return;
    }
    const bool links = find_part(list, range, Kind::buttons, As::links) != nullptr;
    for (const auto& [key, by] :
         {std::pair{ui::Key::up, -kArrowScroll}, std::pair{ui::Key::down, kArrowScroll}}) {
        if (links && ui::take_key(canvas, key)) {
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
    draw_head(canvas, page, range);
    const bool small = ui::narrow(canvas);
    const PagePart* foot = find_part(page.list, range, Kind::foot);
    const PagePart* side = has_side(canvas) ? find_part(page.list, range, Kind::side) : nullptr;
    const float bar = foot == nullptr ? 0.0F : small ? 68.0F : 80.0F;
    Rect body = canvas.screen;
    ui::take_top(body, ui::header_height);
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
    draw_content(canvas, page, state, body, range, {left, margin, width, side_at});
    if (foot != nullptr) {
        draw_foot(canvas, page, *foot, foot_at, width);
    }
    if (aside != nullptr && !panel && aside->open &&
        !draw_sheet(canvas, page, *aside, sheet_width(canvas), state.aside)) {
        page.requested.push_back(aside->id + "-close");
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
