#include <algorithm>
#include <string>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

/// Draws an address on one line, in a frame like that of a field. It can't be edited.
void draw_address(ui::Canvas& canvas, const PagePart& part, Rect at) {
    ui::fill(canvas, at, ui::radius_field, canvas.theme.field);
    ui::outline(canvas, at, ui::radius_field, canvas.theme.line);
    ui::draw_text(canvas, at.inset(14, 0), part.title, ui::style::small);
}

/// Draws the number of a step on a disc, which is golden at the present step, or a check mark.
void draw_progress(const PageBrush& brush, const PagePart& part, Rect disc) {
    ui::Canvas& canvas = brush.canvas;
    const ui::Theme& t = canvas.theme;
    const bool present = part.progress == Progress::present;
    const ui::Color soft = brush.paper ? t.ink : t.muted;
    ui::fill(canvas, disc, disc.h / 2, present ? t.brass : ui::faded(t.brass, 0.22F));
    if (part.progress == Progress::done) {
        ui::symbol(canvas, ui::Symbol::check, disc.center(), 16, soft);
    } else {
        ui::draw_text(canvas, disc, std::to_string(part.number + 1),
                      ui::style::number.in(present ? t.on_brass : soft).to(ui::Align::center));
    }
}

/// Draws what stands left of a text.
void draw_mark(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const float line = ui::line_height(canvas, voice_style(canvas, part.voice, brush.paper));
    if (part.seat > 0) {
        const float light = part.voice == Voice::muted ? 0.45F : 1.0F;
        ui::token(canvas, {at.x + 14, at.center().y}, 24, part.seat, {0, false, false, light});
    } else if (part.progress != Progress::none) {
        draw_progress(brush, part, {at.x, at.y, kStepDisc, kStepDisc});
    } else if (part.voice == Voice::item) {
        ui::disc(canvas, {at.x + 8, at.y + line / 2}, 2.5F,
                 brush.paper ? canvas.theme.ink_soft : canvas.theme.muted);
    } else {
        ui::draw_text(canvas, ui::take_top(at, line), std::to_string(part.number + 1),
                      {ui::Face::title, 19, canvas.theme.title});
    }
}

}  // namespace

void draw_marked_text(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    if (part.voice == Voice::link) {
        return draw_address(canvas, part, at);
    }
    draw_mark(brush, part, ui::take_left(at, indent_of(part)));
    const bool waits = part.progress == Progress::done || part.progress == Progress::later;
    ui::TextStyle style = voice_style(canvas, waits ? Voice::muted : part.voice, brush.paper);
    style.face = part.progress == Progress::present ? ui::Face::bold : style.face;
    const float h = ui::text_height(canvas, part.title, at.w, style) + 1;
    ui::draw_wrapped(canvas, ui::around(at.center(), at.w, std::min(h, at.h + 2)), part.title,
                     style);
}

}  // namespace ctq::scenes
