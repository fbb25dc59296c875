#include "shell/scenes/sheets.hpp"

#include "shell/scenes/page/drawn/canvas_page.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

void draw_sheets(Services& services, const Commands& list, ui::Canvas& canvas) {
    constexpr float kWidth = 520;
    constexpr float kWide = 720;  // of sheets that stand on a phone on its side
    Sheets& sheets = services.sheets;
    const bool flat = ui::size_class(canvas) == ui::SizeClass::turned_phone;
    const auto draw = [&](const char* name, float width) {
        return draw_page_sheet(canvas, {list, name, {}, {}, width, services.requested},
                               sheets.view);
    };
    const auto stays = [&](bool& open, const char* name, float width) {
        if (open && !draw(name, width)) {
            open = false;
            services.notices.change();  // the text view has its texts no more
        }
    };
    stays(sheets.settings, "settings", flat ? kWide : kWidth);
    stays(sheets.help, "help", 600);
    stays(sheets.about, "about", kWidth);
    if (sheets.sharing && !draw("share", flat ? kWide : 480)) {
        services.requested.emplace_back("share-close");
    }
}

}  // namespace ctq::scenes
