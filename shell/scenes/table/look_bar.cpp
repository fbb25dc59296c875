// While an earlier position is shown at the table: steps, and the way back to the match.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kSteps = 52;  // the width of a button with a sign

}  // namespace

void take_look_press(Table& table, const ui::Canvas& canvas, Rect board) {
    const bool here =
        canvas.spots.top == 0 && canvas.spots.open.empty() && board.contains(canvas.input.pointer);
    if (table.look && canvas.input.released && here) {
        table.board.ask("now");
    }
}

void draw_look_bar(const Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool narrow = ui::narrow(canvas);
    Rect in = narrow ? rect : rect.inset(22, 0);
    in = ui::take_top(in, std::min(44.0F, in.h));
    const bool on = table.look->player.on();
    const auto sign = [&](std::string_view id, std::string_view label, ui::Symbol symbol) {
        ui::ButtonStyle style;
        style.word = " ";
        const Rect at = ui::take_left(in, kSteps, 8);
        const bool enabled = list.enabled(id);
        ui::button(canvas, {id, label, at, enabled}, style);
        ui::symbol(canvas, symbol, at.center(), 20,
                   enabled ? canvas.theme.text : ui::faded(canvas.theme.muted, 0.6F));
    };
    sign("look-back", "One back", ui::Symbol::back);
    sign(on ? "look-pause" : "look-play", on ? "Pause" : "Play",
         on ? ui::Symbol::pause : ui::Symbol::play);
    sign("look-on", "One on", ui::Symbol::next);
    ui::ButtonStyle main{ui::ButtonKind::main};
    main.key_cap = narrow || canvas.input.touch ? "" : "Esc";
    const float w = ui::button_width(canvas, "Back to the game", main);
    ui::button(canvas, {"now", "Back to the game", ui::take_left(in, std::min(w + 24, in.w))},
               main);
}

}  // namespace ctq::app
