#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;
namespace {

constexpr float kWordRoom = 16;  // around the word of a button in an even line

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
    ui::SpotSpec spec{command.id, command.label, at, command.enabled};
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
            const float needed = ui::text_width(canvas, command.word(), {ui::Face::bold, 12.5F});
            draw_page_button(brush, command, rect, rect.w - kWordRoom < needed, 14);
        } else {
            draw_page_button(brush, command, rect, rect.w < width_of(canvas, command));
        }
    });
}

}  // namespace ctq::scenes
