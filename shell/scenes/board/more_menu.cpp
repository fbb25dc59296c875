// Where one looks at a match: what else there is than stepping through it.
#include <vector>

#include "shell/scenes/board/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr const char* kMore = "more";

}  // namespace

void draw_more(ui::Canvas& canvas, Rect place) {
    const Rect at = ui::around(place.center(), 44, 44);
    if (ui::icon_button(canvas, {kMore, "More", at}, ui::Symbol::menu, false)) {
        ui::toggle_menu(canvas, kMore);
    }
}

void draw_more_menu(const PositionScene& scene, ui::Canvas& canvas) {
    const bool sandbox = scene.leads_to_sandbox();
    std::vector<ui::MenuItem> items;
    if (sandbox) {
        items.push_back({"more-sandbox", "Sandbox", "", ui::Symbol::tent, true});
    }
    items.push_back({"more-settings", "Settings", "", ui::Symbol::compass, true});
    items.push_back({"more-keys", "Keys", "?", ui::Symbol::help, true});
    items.push_back({"more-report", "Report a problem", "", ui::Symbol::log, true});
    const int chosen =
        ui::menu(canvas, kMore, {canvas.screen.right() - 8, ui::header_height + 4}, items);
    switch (chosen < 0 || sandbox ? chosen : chosen + 1) {
        case 0:
            scene.ask("sandbox");
            break;
        case 1:
            scene.sheets().settings = true;
            break;
        case 2:
            scene.sheets().help = true;
            break;
        case 3:
            scene.ask("report");
            break;
        default:
            break;
    }
}

}  // namespace ctq::app
