// While an earlier position is shown at the table: steps, and the way back to the match.
#include <algorithm>

#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kSteps = 52;  // the width of a button with a sign

/// Steps by keys, and Escape leads back; before whatever else takes these keys.
void take_keys(TableScene& scene, ui::Canvas& canvas) {
    if (!canvas.spots.open.empty() || canvas.spots.top != 0) {
        return;
    }
    if (ui::take_key(canvas, ui::Key::escape)) {
        scene.ask("now");
    } else if (ui::take_key(canvas, ui::Key::left)) {
        scene.ask("look-back");
    } else if (ui::take_key(canvas, ui::Key::right)) {
        scene.ask("look-on");
    }
}

}  // namespace

void take_look_keys(TableScene& scene, ui::Canvas& canvas) {
    if (scene.look() != nullptr) {
        take_keys(scene, canvas);
    }
}

void take_look_press(TableScene& scene, const ui::Canvas& canvas, Rect board) {
    const bool here =
        canvas.spots.top == 0 && canvas.spots.open.empty() && board.contains(canvas.input.pointer);
    if (scene.look() != nullptr && canvas.input.released && here) {
        scene.ask("now");
    }
}

void draw_look_bar(const TableScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool narrow = ui::narrow(canvas);
    Rect in = narrow ? rect : rect.inset(22, 0);
    in = ui::take_top(in, std::min(44.0F, in.h));
    const bool on = scene.look()->player.on();
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
