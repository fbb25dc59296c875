#include <string>

#include "shell/scenes/page/page.hpp"
#include "shell/scenes/sheets.hpp"
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

void add_about_words(Page& page) {
    for (const std::string_view words : kAbout) {
        page.text(words);
    }
    page.text(std::string("Version ") + program_version(), Voice::caption);
}

}  // namespace ctq::scenes
