#include <algorithm>

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kIndent = 22;
constexpr int kMostDepth = 3;

/// Draws the texts at the end of a row, in a column at the right of `in`: the first in two lines
/// where one is too short. Removes the column from `in`.
void draw_row_end(ui::Canvas& canvas, Rect& in, const Look& look) {
    const ui::Theme& t = canvas.theme;
    ui::TextStyle style{look.main ? ui::Face::bold : ui::Face::text, 15, t.text, ui::Align::right};
    const float wanted = ui::text_width(canvas, look.end, style) + 2;
    Rect end =
        ui::take_right(in, std::min(in.w * 0.42F, std::max(170 * canvas.text_scale, wanted)), 12);
    if (wanted <= end.w) {
        ui::draw_text(canvas, ui::take_top(end, end.h / 2), look.end, style);
    } else {
        const Rect two = ui::take_top(end, end.h * 0.66F);
        style.size = 13;
        while (style.size > 8 && ui::text_height(canvas, look.end, two.w, style) > two.h) {
            style.size -= 0.5F;
        }
        const float h = ui::text_height(canvas, look.end, two.w, style) + 1;
        ui::draw_wrapped(canvas, ui::around(two.center(), end.w, h), look.end, style);
    }
    const ui::TextStyle small = ui::style::caption.in(t.muted).to(ui::Align::right);
    ui::draw_text(canvas, end, look.end_note, ui::fitted(canvas, look.end_note, small, end.w, 8));
}

void draw_list_row(ui::Canvas& canvas, const Command& command, Rect rect) {
    const ui::Theme& t = canvas.theme;
    const Look& look = command.look;
    const bool chosen = command.pressed == 1;
    ui::SpotSpec spec{command.id, command.label, rect, command.enabled};
    spec.kind = chosen ? ui::SpotKind::plain : ui::SpotKind::button;
    const ui::SpotState state = ui::spot(canvas, spec);
    ui::fill(canvas, rect, ui::radius_card, chosen || state.hovered ? t.raised : t.panel);
    ui::outline(canvas, rect, ui::radius_card, chosen ? t.brass : t.line, chosen ? 2.0F : 1.0F);
    Rect in = rect.inset(ui::narrow(canvas) ? 14 : 20, 10);
    draw_row_end(canvas, in, look);
    const ui::TextStyle title{ui::Face::title, 21, t.title};
    ui::draw_text(canvas, ui::take_top(in, in.h / 2), command.word(),
                  ui::fitted(canvas, command.word(), title, in.w, 15));
    ui::draw_text(canvas, in, look.note, ui::style::small.in(t.muted));
    ui::focus_ring(canvas, state, rect, ui::radius_card);
}

}  // namespace

void draw_long_list(const PageBrush& brush, const PagePart& part, Rect at) {
    ui::Canvas& canvas = brush.canvas;
    const std::span<const Command> commands = brush.list.of(part);
    const float step = list_step(canvas);
    const auto count = static_cast<std::ptrdiff_t>(part.count);
    const auto row_at = [&](float y) { return static_cast<std::ptrdiff_t>((y - at.y) / step); };
    const std::ptrdiff_t first = std::clamp<std::ptrdiff_t>(row_at(canvas.clip.y) - 1, 0, count);
    const std::ptrdiff_t end =
        std::clamp<std::ptrdiff_t>(row_at(canvas.clip.bottom()) + 2, first, count);
    for (std::ptrdiff_t i = first; i < end; ++i) {
        const Command& command = commands[static_cast<std::size_t>(i)];
        const float in = kIndent * static_cast<float>(std::min(command.look.depth, kMostDepth));
        draw_list_row(canvas, command,
                      {at.x + in, at.y + static_cast<float>(i) * step, at.w - in, step - kListGap});
    }
}

}  // namespace ctq::scenes
