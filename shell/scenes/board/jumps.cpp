// The log of a match that one steps through.
#include <algorithm>
#include <string>

#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

/// Every line is a way to its position; only those in sight are drawn.
void draw_jumps(PositionScene& scene, ui::Canvas& canvas, Rect area, float row) {
    const std::vector<LogEntry>& log = scene.log();
    const int shown = line_at(log, scene.session()->match().cursor());
    ui::Scroll& scroll = scene.frame.log;
    const auto top_of = [&](int line) { return static_cast<float>(std::max(line, 0)) * row; };
    // A list that was never drawn does not know its height yet.
    if (scene.followed != shown + 1 && scroll.content > 0) {
        scene.followed = shown + 1;
        const float top = top_of(shown);
        if (top < scroll.offset + row || top > scroll.offset + area.h - 2 * row) {
            scroll.offset = std::max(0.0F, top - area.h / 2);
        }
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "jumps", area, scroll);
    const auto above = static_cast<int>((area.y - view.content.y) / row) - 1;
    const int first = std::max(0, above);
    const int last =
        std::min(static_cast<int>(log.size()), above + static_cast<int>(area.h / row) + 4);
    for (int i = first; i < last; ++i) {
        const LogEntry& line = log[static_cast<std::size_t>(i)];
        Rect at{view.content.x, view.content.y + top_of(i), view.content.w, row};
        const std::string name = "at:" + std::to_string(std::max(line.plies, scene.first()));
        // Several lines of the set-up lead to one position: the text view has it as the beginning.
        const bool way = line.turn > 0;
        ui::SpotState state;
        if (way) {
            ui::SpotSpec spec{name, line.text, at, true, false, true, 0, line.text};
            spec.kind = i == shown ? ui::SpotKind::plain : ui::SpotKind::button;
            state = ui::spot(canvas, spec);
        }
        if (i == shown) {
            ui::fill(canvas, at, 6, ui::faded(canvas.theme.brass, 0.22F));
        } else if (state.hovered) {
            ui::fill(canvas, at, 6, canvas.theme.raised);
        }
        if (state.focused) {
            ui::focus_ring(canvas, at, 6);
        }
        Rect in = at.inset(6, 0);
        const Rect number = ui::take_left(in, 30 * canvas.text_scale, 6);
        if (line.head && line.turn > 0) {
            ui::draw_text(canvas, number, std::to_string(line.turn),
                          {ui::Face::text, 13, i == shown ? canvas.theme.text : canvas.theme.muted,
                           ui::Align::right});
        }
        if (line.seat > 0) {
            ui::token(canvas, ui::take_left(in, 16, 4).center(), 11, line.seat);
        }
        ui::draw_text(
            canvas, in, line.text,
            {i == shown ? ui::Face::bold : ui::Face::text, 14, canvas.theme.text, ui::Align::left});
    }
    ui::end_scroll(canvas, view, "jumps", scroll, static_cast<float>(log.size()) * row);
}

}  // namespace ctq::app
