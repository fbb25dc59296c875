#include "shell/scenes/page/drawn/brush.hpp"

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

}  // namespace

void draw_bare_control(const PageBrush& brush, const PagePart& part, Rect at) {
    switch (part.kind) {
        case Kind::number:
            return draw_number(brush, part, at);
        case Kind::field: {
            const Command& command = brush.list.of(part).front();
            ui::text_line(brush.canvas, {command.id, command.label, at}, part.value, part.help);
            return;
        }
        default:
            part.as == As::list ? draw_list(brush, part, at) : draw_segments(brush, part, at);
    }
}

void draw_page_cards(const PageBrush& brush, const PagePart& part, Rect at) {
    const int columns = part.below ? 1 : static_cast<int>(part.count);
    place_in_columns(brush.list, part, at, columns, part.control,
                     [&](const Command& command, Rect rect) {
                         pick_card(brush.canvas, rect, pick_of(command), command.look.tip);
                     });
}

void draw_page_fold(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const Command& command = brush.list.of(part).front();
    at = ui::around(at.center(), at.w, kPageControl);
    ui::button(canvas, {command.id, command.label, at}, {.word = part.title});
    ui::symbol(canvas, part.open ? ui::Symbol::minus : ui::Symbol::plus,
               {at.right() - 22, at.center().y}, 18, canvas.theme.muted);
}

void draw_picture_corner(const PageBrush& brush, const PagePart& part, Rect picture) {
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

}  // namespace ctq::scenes
