// The buttons that confirm or reject a pending action.
#include <algorithm>
#include <utility>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr const char* kConfirm = "confirm";

}  // namespace

void draw_pending(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    if (!std::exchange(table.pending->asked, true)) {
        if (canvas.spots.focus_visible) {
            canvas.spots.focus = kConfirm;  // Enter confirms for keyboard users
        }
    }
    const bool keys = !canvas.input.touch && !ui::narrow(canvas);
    const Command* confirm = list.find(kConfirm);
    ui::ButtonStyle yes{ui::ButtonKind::main};
    yes.key_cap = keys && confirm != nullptr ? confirm->key.cap : "";
    yes.size = keys ? 14 : 16;
    rect = ui::around(rect.center(), rect.w, std::min(rect.h, keys ? 36.0F : 48.0F));
    const float first = keys && confirm != nullptr ? ui::button_width(canvas, confirm->word(), yes)
                                                   : (rect.w - 10) / 2;
    command_button(canvas, list, kConfirm, ui::take_left(rect, first, 10),
                   {.kind = ui::ButtonKind::main, .size = yes.size, .cap = keys});
    command_button(canvas, list, "reject", rect, {.size = yes.size, .cap = keys});
}

}  // namespace ctq::app
