#include <string>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/version.hpp"

namespace ctq::scenes {
namespace {

constexpr std::string_view kAbout[] = {
    "Unofficial, not affiliated with authors or publishers; titles belong to their owners.",
    "No cookies, no telemetry: matches and settings stay on this device.",
    "Free software under the MIT licence. Drawn with Dear ImGui and SDL, QR codes by Project "
    "Nayuki’s generator, set in Lato and EB Garamond; their licences come with the program."};

}  // namespace

void add_about_words(Page& page) {
    page.text(
        "Board games of maps, cards and nerve, played in the page: against bots, together on one "
        "screen, or over the network.");
    for (const core::GameHandle* game : cabinet()) {
        page.text(game->info->credits);
    }
    for (const std::string_view words : kAbout) {
        page.text(words);
    }
    page.text(std::string("Version ") + program_version(), Voice::caption);
}

}  // namespace ctq::scenes
