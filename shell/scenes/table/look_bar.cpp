// The bar for looking back: steps, playback, and the button back to the game.
#include <algorithm>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kSteps = 52;  // width of a button with a symbol
constexpr float kWhy = 60;    // width of the button "Why?"

}  // namespace

void take_look_press(Table& table, const ui::Canvas& canvas, Rect board) {
    const bool here =
        canvas.spots.top == 0 && canvas.spots.open.empty() && board.contains(canvas.input.pointer);
    if (table.look() != nullptr && canvas.input.released && here) {
        table.board.ask("now");
    }
}

void draw_look_bar(const Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool narrow = ui::narrow(canvas);
    Rect in = narrow ? rect : rect.inset(22, 0);
    in = ui::take_top(in, std::min(44.0F, in.h));
    const bool on = table.look()->player.on();
    for (const std::string_view id :
         {std::string_view("look-back"), std::string_view(on ? "look-pause" : "look-play"),
          std::string_view("look-on")}) {
        const Command* step = list.find(id);
        const Rect at = ui::take_left(in, kSteps, 8);
        if (step != nullptr) {
            ui::button(canvas, {id, step->word(), at, step->enabled}, {.word = " "});
            ui::symbol(canvas, step->look.icon, at.center(), 20,
                       step->enabled ? canvas.theme.text : ui::faded(canvas.theme.muted, 0.6F));
        }
    }
    if (list.find("why") != nullptr) {
        command_button(canvas, list, "why", ui::take_right(in, kWhy, 8), {.size = 14});
    }
    const CommandButton main{.kind = ui::ButtonKind::main, .cap = !narrow && !canvas.input.touch};
    const float w = command_width(canvas, list, "now", main);
    command_button(canvas, list, "now", ui::take_left(in, std::min(w + 24, in.w)), main);
}

}  // namespace ctq::scenes
