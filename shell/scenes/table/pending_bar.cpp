// The question before an action is played: what was chosen waits for yes or no.
#include <algorithm>
#include <utility>

#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr const char* kConfirm = "confirm";
constexpr const char* kReject = "reject";

}  // namespace

void draw_pending(Table& table, ui::Canvas& canvas, Rect rect) {
    if (!std::exchange(table.pending->asked, true)) {
        if (canvas.spots.focus_visible) {
            canvas.spots.focus = kConfirm;  // who chose by Enter plays by Enter
        }
    }
    const bool keys = !canvas.input.touch && !ui::narrow(canvas);
    ui::ButtonStyle yes;
    yes.kind = ui::ButtonKind::main;
    yes.key_cap = keys ? "Enter" : "";
    ui::ButtonStyle no;
    no.key_cap = keys ? "Esc" : "";
    yes.size = no.size = keys ? 14 : 16;
    rect = ui::around(rect.center(), rect.w, std::min(rect.h, keys ? 36.0F : 48.0F));
    const float first = keys ? ui::button_width(canvas, "Play it", yes) : (rect.w - 10) / 2;
    const Rect left = ui::take_left(rect, first, 10);
    ui::button(canvas, {kConfirm, "Play it", left}, yes);
    ui::button(canvas, {kReject, "Take it back", rect}, no);
}

}  // namespace ctq::app
