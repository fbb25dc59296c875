#include <algorithm>
#include <string>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

bool is_control(const PagePart& part) {
    return part.kind >= Kind::choice && part.kind <= Kind::fold;
}

/// Draws the name of the program, and the line below it.
void draw_banner(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const ui::TextStyle name = voice_style(canvas, Voice::banner).to(ui::Align::center);
    const ui::TextStyle line{ui::Face::text, ui::narrow(canvas) ? 14.0F : 18.0F, canvas.theme.muted,
                             ui::Align::center};
    const float below = ui::line_height(canvas, line);
    at = ui::around(at.center(), at.w, name.size * 1.2F * canvas.text_scale + below);
    ui::draw_text(canvas, ui::take_bottom(at, below), part.help,
                  ui::fitted(canvas, part.help, line, at.w, 9));
    ui::draw_text(canvas, at, part.title, ui::fitted(canvas, part.title, name, at.w, 20));
}

void draw_text(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    if (part.voice == Voice::banner) {
        return draw_banner(brush, part, at);
    }
    if (part.voice >= Voice::link || part.seat > 0) {
        return draw_marked_text(brush, part, at);
    }
    if (!part.help.empty()) {
        const ui::TextStyle small = voice_style(canvas, Voice::caption, brush.paper);
        const float width = std::min(at.w * 0.5F, ui::text_width(canvas, part.help, small) + 2);
        const Rect right = ui::take_right(at, width, 8);
        ui::draw_text(canvas, right, part.help, ui::fitted(canvas, part.help, small, width, 9));
    }
    ui::draw_wrapped(canvas, {at.x, at.y, at.w, at.h + 2}, part.title,
                     voice_style(canvas, part.voice, brush.paper));
}

void draw_picture(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const Rect whole = at;
    Rect picture = ui::take_top(at, at.h - caption_height(canvas, part, at.w), kPictureWordsGap);
    if (part.size.square) {
        const float side = std::min(picture.w, picture.h);
        picture = ui::around(picture.center(), side, side);
    }
    const bool captioned = part.size.captioned;
    ui::plain_spot(canvas, part.id, part.title, captioned ? whole : picture,
                   captioned || part.size.marked ? "" : std::string_view(part.title));
    part.draw(canvas, picture);
    if (part.count > 0) {
        draw_picture_corner(brush, part, picture);
    }
    if (captioned) {
        const ui::Color color = brush.paper ? canvas.theme.ink_soft : canvas.theme.muted;
        ui::draw_wrapped(canvas, at, part.title, kPictureWords.in(color).to(ui::Align::center));
    }
}

/// Draws a part without controls.
void draw_shown(const PageBrush& brush, const PagePart& part, Rect at) {
    switch (part.kind) {
        case Kind::card:
        case Kind::strip:
            return ui::panel(brush.canvas, at, ui::radius_card);
        case Kind::paper:
            return ui::paper(brush.canvas, at);
        case Kind::text:
            return draw_text(brush, part, at);
        case Kind::rows:
            return draw_page_rows(brush.canvas, part, at);
        case Kind::keys:
            return draw_page_keys(brush, part, at);
        case Kind::picture:
            return draw_picture(brush, part, at);
        default:
            return;
    }
}

/// Draws the title and the explanation of a control, or the token of its seat.
void draw_words(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    if (part.seat > 0) {
        ui::token(canvas, ui::take_left(at, kTokenRoom - 8, 8).center(), 26, part.seat);
    }
    const ui::TextStyle help = voice_style(canvas, Voice::caption, brush.paper);
    const float title = part.seat > 0 ? 0 : title_height(canvas, part, at.w);
    const std::string_view explained = explanation_of(part);
    const float lines = explained.empty() ? 0 : ui::text_height(canvas, explained, at.w, help) + 1;
    at = ui::around(at.center(), at.w, title + lines);
    if (title > 0) {
        ui::draw_wrapped(canvas, ui::take_top(at, title), part.title,
                         voice_style(canvas, Voice::body, brush.paper));
    }
    ui::draw_wrapped(canvas, at, explained, help);
}

/// Draws a choice, a number, a field, or a command with its words, in `at`. `line`: draws a line
/// above it.
void draw_page_control(const PageBrush& brush, const PagePart& part, Rect at, bool line) {
    if (part.as == As::cards) {
        return draw_page_cards(brush, part, at);
    }
    if (part.as == As::rows) {
        return draw_long_list(brush, part, at);
    }
    if (part.as == As::even) {
        return draw_page_buttons(brush, part, at);
    }
    if (part.title.empty() || part.as == As::bar) {
        return draw_bare_control(brush, part, ui::take_left(at, part.control));
    }
    if (line) {
        ui::separator(brush.canvas, {at.x, at.y}, at.w);
    }
    if (part.kind == Kind::fold) {
        return draw_page_fold(brush, part, at);
    }
    Rect words = at;
    at = part.below ? ui::take_bottom(words, kPageControl + 8)
                    : ui::take_right(words, part.control, kControlGap);
    at = part.below ? ui::take_top(at, kPageControl) : at;
    draw_words(brush, part, words);
    at = ui::around(at.center(), std::min(at.w, part.control), kPageControl);
    if (part.kind == Kind::action) {
        return draw_page_button(brush, brush.list.of(part).front(), at);
    }
    draw_bare_control(brush, part, at);
}

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

}  // namespace

bool is_section(const PagePart& part) {
    return part.kind == Kind::text && part.voice == Voice::section;
}

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
        } else if (part.kind == Kind::foot || part.kind == Kind::aside ||
                   part.kind == Kind::sheet) {
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
            const bool reached = part.size.marked || (part.kind == Kind::picture && part.count > 0);
            if (reached || !ui::overlap(at, brush.canvas.clip).empty()) {
                draw_shown(brush, part, at);
            }
            paper_end = part.kind == Kind::paper ? part.end : paper_end;
        }
    }
}

}  // namespace ctq::scenes
