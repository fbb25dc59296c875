// The buttons that confirm or reject a pending action.
#include <algorithm>
#include <utility>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr const char* kConfirm = "confirm";

}  // namespace

void draw_pending(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    if (!std::exchange(table.pending->question_drawn, true)) {
        if (canvas.spots.focus_visible) {
            canvas.spots.focus = kConfirm;  // Enter confirms for keyboard users
        }
    }
    const bool keys = !canvas.input.touch && !ui::narrow(canvas);
    const CommandButton yes{
        .kind = ui::ButtonKind::main, .size = keys ? 14.0F : 16.0F, .cap = keys};
    rect = ui::around(rect.center(), rect.w, std::min(rect.h, keys ? 36.0F : 48.0F));
    const float first = keys ? command_width(canvas, list, kConfirm, yes) : (rect.w - 10) / 2;
    command_button(canvas, list, kConfirm, ui::take_left(rect, first, 10), yes);
    command_button(canvas, list, "reject", rect, {.size = yes.size, .cap = keys});
}

}  // namespace ctq::scenes
