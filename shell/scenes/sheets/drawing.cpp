#include "shell/scenes/sheets.hpp"

#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

void draw_sheets(Services& services, const Commands& list, ui::Canvas& canvas) {
    const float width = sheet_width(canvas);
    Sheets& sheets = services.sheets;
    const auto draw = [&](const char* name, float most) {
        return draw_page_sheet(canvas,
                               {.list = list,
                                .name = name,
                                .badge = {},
                                .most_width = most,
                                .requested = services.requested},
                               sheets.view);
    };
    const auto stays = [&](bool& open, const char* name, float most) {
        if (open && !draw(name, most)) {
            open = false;
            services.notices.change();  // the text view has its texts no more
        }
    };
    stays(sheets.settings, "settings", width);
    stays(sheets.help, "help", 600);
    stays(sheets.about, "about", width);
    if (sheets.sharing && !draw("share", width)) {
        services.requested.emplace_back("share-close");
    }
}

}  // namespace ctq::scenes
