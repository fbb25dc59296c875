#include "shell/scenes/sheets.hpp"

#include <string>

#include "shell/scenes/page/page.hpp"
#include "shell/scenes/relay.hpp"

namespace ctq::scenes {

void add_settings_sheet(Commands& list, Services& services) {
    Page page(list);
    page.page(
        "settings",
        [&] {
            for (const store::SettingSpec& spec : store::kSettingSpecs) {
                page.choice("", spec.title, "", As::row);
                for (int word = 0; word < spec.count; ++word) {
                    page.option("set:" + std::string(spec.key) + "=" + spec.words[word].word,
                                spec.words[word].label,
                                spec.field.chosen(services.settings) == word);
                }
            }
            if (services.sheets.settings) {
                add_relay(page, services);
            }
        },
        "Settings");
}

void add_about_sheet(Commands& list, bool open, Callback report, Callback licences) {
    Page page(list);
    page.page(
        "about",
        [&] {
            if (open) {
                add_about_words(page);
            }
            page.command("report", "Report a problem", report).look = {
                .icon = ui::Symbol::log, .menu = "report", .rank = 80};
            page.command("page:about", "Licences", licences);
        },
        "About Cartotheque");
}

}  // namespace ctq::scenes
