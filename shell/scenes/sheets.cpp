#include "shell/scenes/sheets.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "engine/core/text.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/keys.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/relay.hpp"
#include "shell/scenes/sentences.hpp"
#include "shell/ui/ui.hpp"
#include "shell/version.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kSettingRow = 78;

constexpr std::string_view kAllRules = "All the rules";

using tables::KeyHelp;

/// Whether there is a web page with the licences of all third-party parts.
#ifdef __EMSCRIPTEN__
constexpr bool kPageAbout = true;
#else
constexpr bool kPageAbout = false;
#endif

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

void key_line(ui::Canvas& canvas, Rect row, const KeyHelp& help) {
    const Rect cap = ui::take_left(row, 62, 12);
    ui::key_cap(canvas, {cap.right() - ui::key_cap_width(canvas, help.key), cap.center().y},
                help.key);
    ui::draw_text(canvas, row, core::capitalized(std::string(help.does)), ui::style::body);
}

// Each of the functions below draws its sheet and returns whether it stays open.

bool draw_settings_sheet(const Services& services, ui::Canvas& canvas) {
    const bool beside =
        ui::size_class(canvas) == ui::SizeClass::turned_phone && canvas.screen.w >= 640;
    const float row = beside ? 54 : kSettingRow;
    const bool relay = platform::can_open_tables();
    const auto take_title = [&](Rect& line, std::string_view title) {
        ui::take_bottom(line, row - (beside ? 44 : 66));
        ui::caption(canvas,
                    beside ? ui::take_left(line, 190 * canvas.text_scale) : ui::take_top(line, 22),
                    title);
    };
    const auto setting = [&](Rect line, const store::SettingSpec& choice) {
        take_title(line, choice.title);
        std::vector<Pick> picks;
        for (int word = 0; word < choice.count; ++word) {
            picks.push_back({std::string("set:") + choice.key + "=" + choice.words[word].word,
                             choice.words[word].label,
                             choice.field.chosen(services.settings) == word});
        }
        pick_row(canvas, line, picks);
    };
    const auto settings = [&](ui::Column& column) {
        for (const store::SettingSpec& choice : store::kSettingSpecs) {
            column.add(row, 0, [&](Rect line) { setting(line, choice); });
        }
        column.add(relay ? row : 0, 0, [&](Rect line) {
            take_title(line, "Relay (TURN)");
            draw_relay(services, canvas, line);
        });
    };
    const float needed = row * static_cast<float>(store::kSettings + (relay ? 1 : 0));
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "settings", "Settings",
                        std::min(beside ? 720.0F : 480.0F, canvas.screen.w), needed);
    ui::draw_scrolled(canvas, "settings-list", sheet.body, services.sheets.scroll, needed,
                      settings);
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

/// Draws how to play, if the scene is a table, and the keys.
bool draw_help_sheet(const Services& services, const Scene& scene, const Commands& list,
                     ui::Canvas& canvas) {
    std::vector<KeyHelp> keys = keys_of(scene, list);
    const std::span<const std::string_view> rules = scene.how_to_play();
    // The command that opens the full rules.
    const std::string all = rules.empty() ? "" : link_to_rules(scene.session()->game());
    if (!rules.empty() && ui::narrow(canvas) && canvas.input.touch) {
        keys.clear();  // a phone has no keyboard
    }
    const float width = std::min(600.0F, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width) - ui::scroll_bar_room;
    const std::size_t columns = inner >= 530 * canvas.text_scale ? 2 : 1;
    const auto rule_text = [&](ui::Column& column) { sentences(column, canvas, rules); };
    const auto help = [&](ui::Column& column) {
        if (!rules.empty()) {
            column.group(13, rule_text);
            column.add(all.empty() ? 0 : 44, 14, [&](Rect at) {
                at.w = ui::button_width(canvas, kAllRules);
                ui::button(canvas, {all, kAllRules, at});
            });
            column.add(8, 0, [&](Rect at) {
                if (!keys.empty()) {
                    ui::separator(canvas, {at.x, at.y}, at.w);
                }
            });
        }
        for (std::size_t i = 0; i < keys.size(); i += columns) {
            column.add(30, 0, [&](Rect row) {
                key_line(canvas, ui::column(row, 0, static_cast<int>(columns), 8), keys[i]);
                if (columns > 1 && i + 1 < keys.size()) {
                    key_line(canvas, ui::column(row, 1, 2, 8), keys[i + 1]);
                }
            });
        }
    };
    const float needed = ui::measured(inner, help);
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "help", rules.empty() ? "Keys" : "How to play", width, needed + 8);
    ui::draw_scrolled(canvas, "help-text", sheet.body, services.sheets.scroll, needed, help);
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

bool draw_about_sheet(const Services& services, ui::Canvas& canvas) {
    const ui::TextStyle style = ui::style::body;
    const float width = std::min(520.0F, canvas.screen.w);
    const auto about = [&](ui::Column& column) {
        for (const std::string_view words : kAbout) {
            column.add(ui::text_height(canvas, words, column.width(), style) + 1, 9,
                       [&](Rect at) { ui::draw_wrapped(canvas, at, words, style); });
        }
        column.add(20, 12, [&](Rect at) {
            ui::draw_text(canvas, at, std::string("Version ") + program_version(),
                          ui::style::caption.in(canvas.theme.muted));
        });
        column.add(44, 0, [&](Rect row) {
            ui::button(canvas, {"report", "Report a problem", ui::take_left(row, 176, 10)});
            if (kPageAbout) {
                ui::button(canvas, {"page:about", "Licences", ui::take_left(row, 112)});
            }
        });
    };
    const float needed =
        ui::measured(ui::sheet_content(canvas, width) - ui::scroll_bar_room, about);
    const ui::Sheet sheet = ui::begin_sheet(canvas, "about", "Cartotheque", width, needed + 6);
    ui::draw_scrolled(canvas, "about-text", sheet.body, services.sheets.scroll, needed, about);
    ui::end_sheet(canvas);
    return !sheet.dismissed;
}

}  // namespace

void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas) {
    Sheets& sheets = services.sheets;
    sheets.help = ui::take_key(canvas, U'?') || sheets.help;
    sheets.settings = sheets.settings && draw_settings_sheet(services, canvas);
    sheets.help = sheets.help && draw_help_sheet(services, scene, list, canvas);
    sheets.about = sheets.about && draw_about_sheet(services, canvas);
    if (sheets.sharing) {
        draw_share_sheet(services, canvas);
    }
}

}  // namespace ctq::scenes
