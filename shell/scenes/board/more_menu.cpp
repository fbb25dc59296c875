// The "More" menu of review and sandbox.
#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr const char* kMenuButton = "more";

}  // namespace

void draw_more(ui::Canvas& canvas, Rect place) {
    const Rect at = ui::around(place.center(), 44, 44);
    if (ui::icon_button(canvas, {kMenuButton, "More", at}, ui::Symbol::menu, false)) {
        ui::toggle_menu(canvas, kMenuButton);
    }
}

void draw_more_menu(const PositionScene& scene, const Commands& list, ui::Canvas& canvas) {
    command_menu(canvas, list, kMenuButton, {canvas.screen.right() - 8, ui::header_height + 4},
                 scene.requested());
}

}  // namespace ctq::scenes
