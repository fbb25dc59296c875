#include "shell/scenes/sheets.hpp"

#include <string>

#include "shell/scenes/keys.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/relay.hpp"
#include "shell/version.hpp"

namespace ctq::scenes {

namespace {

constexpr std::string_view kAbout[] = {
    "Board games of maps, cards and nerve, played in the page: against bots, together on one "
    "screen, or over the network.",
    "Cartagena is a game by Leo Colovini. The rules with playing cards follow Greg Wilson's "
    "version of 2009.",
    "Incan Gold, also known as Diamant, is a game by Alan R. Moon and Bruno Faidutti. Its "
    "strategies follow Ethan Watkins's simulator.",
    "Carteso is a game by Luis Bolaños Mures after a conversation with Corey L. Clark, named by "
    "David Stoner.",
    "Cartolan – Trade Winds is a game by Tom Wilkinson; only its rules are used, none of his art "
    "or program.",
    "Unofficial, not affiliated with authors or publishers; titles belong to their owners.",
    "No cookies, no telemetry: matches and settings stay on this device.",
    "Free software under the MIT licence. Drawn with Dear ImGui and SDL, QR codes by Project "
    "Nayuki’s generator, set in Lato and EB Garamond; their licences come with the program."};

}  // namespace

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

void add_help_sheet(Commands& list, const Scene& scene) {
    const std::span<const std::string_view> rules = scene.how_to_play();
    const std::vector<tables::KeyHelp> keys = keys_of(scene, list);
    Page page(list);
    page.page(
        "help",
        [&] {
            for (const std::string_view line : rules) {
                page.text(line, Voice::step);
            }
            if (const std::string all = rules.empty() ? "" : link_to_rules(scene.session()->game());
                !all.empty()) {
                page.command(all, "All the rules");
            }
            page.keys(keys);
        },
        rules.empty() ? "Keys" : "How to play");
}

void add_about_sheet(Commands& list, bool open, Callback report, Callback licences) {
    Page page(list);
    page.page(
        "about",
        [&] {
            if (open) {
                for (const std::string_view words : kAbout) {
                    page.text(words);
                }
                page.text(std::string("Version ") + program_version(), Voice::caption);
            }
            page.command("report", "Report a problem", report).look = {
                .icon = ui::Symbol::log, .menu = "report", .rank = 80};
            page.command("page:about", "Licences", licences);
        },
        "About Cartotheque");
}

}  // namespace ctq::scenes
