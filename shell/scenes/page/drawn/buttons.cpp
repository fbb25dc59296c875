#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;
namespace {

constexpr float kWordRoom = 16;  // around the word of a button in an even line

}  // namespace

void draw_page_button(const PageBrush& brush, const Command& command, Rect at, bool brief,
                      float size) {
    ui::ButtonStyle style;
    style.kind = command.look.main ? ui::ButtonKind::main
                 : brush.paper     ? ui::ButtonKind::paper
                                   : ui::ButtonKind::quiet;
    style.word = command.word(!brief);
    style.on = command.pressed == 1 || command.look.on;
    style.note = command.look.note;
    if (size > 0) {
        const ui::TextStyle words{ui::Face::bold, size};
        style.size = ui::fitted(brush.canvas, style.word, words, at.w - kWordRoom, 8).size;
    }
    // A command that is shown again, for another place, has no label.
    const std::string_view label = command.label.empty() ? command.word() : command.label;
    ui::SpotSpec spec{command.id, label, at, command.enabled};
    spec.tip = command.look.tip;
    spec.kind = command.pressed == 1 ? ui::SpotKind::plain : ui::SpotKind::button;
    ui::button(brush.canvas, spec, style);
}

void draw_page_buttons(const PageBrush& brush, const PagePart& part, Rect at) {
    const ui::Canvas& canvas = brush.canvas;
    int link = 0;
    place_buttons(canvas, brush.list, part, at, [&](const Command& command, Rect rect) {
        if (part.as == As::links) {
            draw_heading_link(brush, command, rect, link++ == brush.section);
        } else if (part.as == As::even) {
            const ui::TextStyle least{ui::Face::bold, kLeastEven};
            const float needed = ui::text_width(canvas, command.word(), least);
            draw_page_button(brush, command, rect, rect.w - kWordRoom < needed, EvenLine{}.size);
        } else {
            draw_page_button(brush, command, rect, rect.w < width_of(canvas, command));
        }
    });
}

}  // namespace ctq::scenes
