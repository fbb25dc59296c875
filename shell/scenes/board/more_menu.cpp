// Where one looks at a match: what else there is than stepping through it.
#include <algorithm>
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
    std::vector<ui::MenuItem> items;
    const std::vector<RemarkWay> ways = scene.remark_ways();
    for (const RemarkWay& way : ways) {
        if (way.in_menu && ui::narrow(canvas)) {
            items.push_back({"more-way", way.label, "", way.icon, true});
        }
    }
    if (scene.leads_to_sandbox()) {
        items.push_back({"more-sandbox", "Sandbox", "", ui::Symbol::tent, true});
    }
    if (scene.has_pictures()) {
        items.push_back({"more-picture", "Save picture", "", ui::Symbol::down, true});
    }
    items.push_back({"more-settings", "Settings", "", ui::Symbol::compass, true});
    items.push_back({"more-keys", "Keys", "?", ui::Symbol::help, true});
    items.push_back({"more-report", "Report a problem", "", ui::Symbol::log, true});
    const int chosen =
        ui::menu(canvas, kMore, {canvas.screen.right() - 8, ui::header_height + 4}, items);
    const std::string_view name = chosen < 0 ? "" : items[static_cast<std::size_t>(chosen)].name;
    if (name == "more-way") {
        scene.ask(std::find_if(ways.begin(), ways.end(), [](const RemarkWay& way) {
                      return way.in_menu;
                  })->id);
    } else if (name == "more-sandbox") {
        scene.ask("sandbox");
    } else if (name == "more-picture") {
        scene.ask("save-picture");
    } else if (name == "more-settings") {
        scene.sheets().settings = true;
    } else if (name == "more-keys") {
        scene.sheets().help = true;
    } else if (name == "more-report") {
        scene.ask("report");
    }
}

}  // namespace ctq::app
