#include "shell/scenes/page/drawn/controls.hpp"

#include <algorithm>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kSegments = 40;  // height of alternatives side by side

Pick pick_of(const Command& command) {
    return {command.id, command.word(), command.pressed == 1, command.enabled, command.label};
}

void draw_segments(const PageBrush& brush, const PagePart& part, Rect at) {
    std::vector<Pick> picks;
    for (const Command& command : brush.list.of(part)) {
        picks.push_back(pick_of(command));
    }
    pick_row(brush.canvas, ui::around(at.center(), at.w, kSegments), picks);
}

void draw_cards(const PageBrush& brush, const PagePart& part, Rect at) {
    const int columns = part.below ? 1 : static_cast<int>(part.count);
    place_in_columns(brush.list, part, at, columns, part.control,
                     [&](const Command& command, Rect rect) {
                         pick_card(brush.canvas, rect, pick_of(command), command.look.tip);
                     });
}

/// Draws a drop-down. If no alternative is chosen, it says `value` instead, as a first line.
void draw_list(const PageBrush& brush, const PagePart& part, Rect at) {
    const std::span<const Command> commands = brush.list.of(part);
    const auto chosen = std::find_if(commands.begin(), commands.end(),
                                     [](const Command& one) { return one.pressed == 1; });
    const int before = chosen == commands.end() ? 1 : 0;
    std::vector<std::string_view> words;
    if (before > 0) {
        words.push_back(part.value);
    }
    for (const Command& one : commands) {
        words.push_back(one.word());
    }
    int index = before > 0 ? 0 : static_cast<int>(chosen - commands.begin());
    if (ui::dropdown(brush.canvas, part.id, part.title, at, words, index) && index >= before) {
        brush.requested.push_back(commands[static_cast<std::size_t>(index - before)].id);
    }
}

/// Draws a number between two buttons.
void draw_number(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const std::span<const Command> commands = brush.list.of(part);
    at = ui::around(at.center(), at.w, kSegments);
    ui::fill(canvas, at, at.h / 2, canvas.theme.field);
    ui::outline(canvas, at, at.h / 2, canvas.theme.line);
    const Rect less = ui::take_left(at, at.h);
    const Rect more = ui::take_right(at, at.h);
    const auto step = [&](const Command& command, Rect rect, ui::Symbol symbol) {
        ui::icon_button(canvas, {command.id, command.label, rect, command.enabled}, symbol, false);
    };
    step(commands[0], less, ui::Symbol::minus);
    int value = part.number;
    if (ui::number_field(canvas, {part.id + "number", part.title, at}, value,
                         {core::least_value(*part.spec), part.spec->most},
                         core::option_title(*part.spec, part.number),
                         ui::style::number.to(ui::Align::center))) {
        brush.requested.push_back(part.id + core::option_word(*part.spec, value));
    }
    step(commands[1], more, ui::Symbol::plus);
}

void draw_fold(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const Command& command = brush.list.of(part).front();
    at = ui::around(at.center(), at.w, kPageControl);
    ui::button(canvas, {command.id, command.label, at}, {.word = part.title});
    ui::symbol(canvas, part.open ? ui::Symbol::minus : ui::Symbol::plus,
               {at.right() - 22, at.center().y}, 18, canvas.theme.muted);
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

/// Draws a link to a heading. The one being read has a brass mark.
void draw_heading_link(const PageBrush& brush, const Command& command, Rect rect, bool here) {
    ui::Canvas& canvas = brush.canvas;
    const ui::Theme& t = canvas.theme;
    const ui::SpotState state = ui::spot(canvas, {command.id, command.label, rect});
    if (state.hovered) {
        ui::fill(canvas, rect, ui::radius_field,
                 brush.paper ? ui::faded(t.brass, 0.18F) : t.raised);
    }
    Rect in = rect.inset(10, 0);
    if (here || brush.paper) {
        ui::disc(canvas, {in.x + 3, in.center().y}, 3, brush.paper ? t.ink_soft : t.brass);
    }
    ui::take_left(in, 16);
    const ui::TextStyle style{here ? ui::Face::bold : ui::Face::text, 14,
                              brush.paper ? t.ink
                              : here      ? t.text
                                          : t.muted};
    const float h = std::min(in.h, ui::text_height(canvas, command.label, in.w, style));
    ui::draw_wrapped(canvas, {in.x, in.center().y - h / 2, in.w, h + 1}, command.label, style);
    ui::focus_ring(canvas, state, rect, ui::radius_field);
}

}  // namespace

void draw_page_button(const PageBrush& brush, const Command& command, Rect at, bool brief) {
    ui::ButtonStyle style;
    style.kind = command.look.main ? ui::ButtonKind::main
                 : brush.paper     ? ui::ButtonKind::paper
                                   : ui::ButtonKind::quiet;
    style.word = command.word(!brief);
    style.on = command.pressed == 1 || command.look.on;
    style.note = command.look.note;
    ui::SpotSpec spec{command.id, command.label, at, command.enabled};
    spec.tip = command.look.tip;
    ui::button(brush.canvas, spec, style);
}

void draw_page_buttons(const PageBrush& brush, const PagePart& part, Rect at) {
    int link = 0;
    const bool links = part.as == As::links;
    place_buttons(brush.canvas, brush.list, part, at, [&](const Command& command, Rect rect) {
        if (links) {
            draw_heading_link(brush, command, rect, link++ == brush.section);
        } else {
            draw_page_button(brush, command, rect, rect.w < width_of(brush.canvas, command));
        }
    });
}

void draw_bare_control(const PageBrush& brush, const PagePart& part, Rect at) {
    switch (part.kind) {
        case Kind::number:
            return draw_number(brush, part, at);
        case Kind::field: {
            const Command& command = brush.list.of(part).front();
            ui::text_line(brush.canvas, {command.id, command.label, at}, part.value, part.help);
            return;
        }
        case Kind::action:
            return draw_page_button(brush, brush.list.of(part).front(), at);
        default:
            part.as == As::list ? draw_list(brush, part, at) : draw_segments(brush, part, at);
    }
}

void draw_page_control(const PageBrush& brush, const PagePart& part, Rect at, bool line) {
    if (part.as == As::cards) {
        return draw_cards(brush, part, at);
    }
    if (part.as == As::rows) {
        return draw_long_list(brush, part, at);
    }
    if (part.title.empty() || part.as == As::bar) {
        return draw_bare_control(brush, part, ui::take_left(at, part.control));
    }
    if (line) {
        ui::separator(brush.canvas, {at.x, at.y}, at.w);
    }
    if (part.kind == Kind::fold) {
        return draw_fold(brush, part, at);
    }
    Rect words = at;
    at = part.below ? ui::take_bottom(words, kPageControl + 8)
                    : ui::take_right(words, part.control, kControlGap);
    at = part.below ? ui::take_top(at, kPageControl) : at;
    draw_words(brush, part, words);
    draw_bare_control(brush, part,
                      ui::around(at.center(), std::min(at.w, part.control), kPageControl));
}

}  // namespace ctq::scenes
