#include "shell/scenes/sheets.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "engine/core/text.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/keys.hpp"
#include "shell/scenes/sentences.hpp"
#include "shell/scenes/ways_to_rules.hpp"
#include "shell/ui/ui.hpp"
#include "shell/version.hpp"

namespace ctq::app {

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

void draw_settings_sheet(Services& services, ui::Canvas& canvas) {
    bool& open = services.sheets.settings;
    if (!open) {
        return;
    }
    const bool beside =
        ui::size_class(canvas) == ui::SizeClass::turned_phone && canvas.screen.w >= 640;
    const float row = beside ? 54 : kSettingRow;
    const ui::Sheet sheet = ui::begin_sheet(canvas, "settings", "Settings",
                                            std::min(beside ? 720.0F : 480.0F, canvas.screen.w),
                                            row * static_cast<float>(kSettings));
    const ui::ScrollView view =
        ui::begin_scroll(canvas, "settings-list", sheet.body, services.sheets.scroll);
    Rect in{view.content.x, view.content.y, view.content.w, 10000};
    for (int i = 0; i < kSettings; ++i) {
        const SettingChoice& choice = kSettingChoices[i];
        Rect line = ui::take_top(in, row);
        ui::take_bottom(line, row - (beside ? 44 : 66));
        const Rect title =
            beside ? ui::take_left(line, 190 * canvas.text_scale) : ui::take_top(line, 22);
        ui::caption(canvas, title, choice.title);
        std::vector<Pick> picks;
        for (int word = 0; word < choice.count; ++word) {
            picks.push_back({std::string("set:") + choice.key + "=" + choice.words[word].word,
                             choice.words[word].label,
                             choice.field.chosen(services.settings) == word});
        }
        pick_row(canvas, line, picks);
    }
    ui::end_scroll(canvas, view, "settings-list", services.sheets.scroll, in.y - view.content.y);
    ui::end_sheet(canvas);
    open = !sheet.dismissed;
}

/// Draws the help sheet: how to play, if the scene is a table, and the keys.
void draw_help_sheet(Services& services, const Scene& scene, const Commands& list,
                     ui::Canvas& canvas) {
    bool& open = services.sheets.help;
    if (!open) {
        return;
    }
    std::vector<KeyHelp> keys = keys_of(scene, list);
    const std::span<const std::string_view> rules = scene.how_to_play();
    // The command that opens the full rules.
    const std::string all = rules.empty() ? "" : way_to_rules(scene.session()->game());
    if (!rules.empty() && ui::narrow(canvas) && canvas.input.touch) {
        keys.clear();  // a phone has no keyboard
    }
    constexpr float row = 30;
    const float width = std::min(600.0F, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width) - 12;
    const bool two = inner >= 530 * canvas.text_scale;  // two columns of keys
    const float lines = std::ceil(static_cast<float>(keys.size()) / (two ? 2.0F : 1.0F));
    const float more = all.empty() ? 0 : 44 + 14;
    const auto rule_text = [&](ui::Column& column) { sentences(column, canvas, rules); };
    const float told = rules.empty() ? 0 : ui::measured(inner, rule_text) + 21;
    const ui::Sheet sheet = ui::begin_sheet(canvas, "help", rules.empty() ? "Keys" : "How to play",
                                            width, told + more + row * lines + 8);
    const ui::ScrollView view =
        ui::begin_scroll(canvas, "help-text", sheet.body, services.sheets.scroll);
    Rect in{view.content.x, view.content.y, view.content.w, 10000};
    if (!rules.empty()) {
        ui::draw_in(ui::take_top(in, told - 14, 6), rule_text);
        if (!all.empty()) {
            const float w = ui::button_width(canvas, kAllRules);
            ui::button(canvas, {all, kAllRules, {in.x, in.y, w, 44}});
            ui::take_top(in, 44, 14);
        }
        if (!keys.empty()) {
            ui::separator(canvas, {in.x, in.y}, in.w);
        }
        ui::take_top(in, 8);
    }
    const int columns = two ? 2 : 1;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const int line = static_cast<int>(i) / columns;
        const Rect at{in.x, in.y + row * static_cast<float>(line), in.w, row};
        key_line(canvas, ui::column(at, static_cast<int>(i) % columns, columns, 8), keys[i]);
    }
    ui::end_scroll(canvas, view, "help-text", services.sheets.scroll,
                   in.y - view.content.y + row * lines);
    ui::end_sheet(canvas);
    open = !sheet.dismissed;
}

void draw_about_sheet(Services& services, ui::Canvas& canvas) {
    bool& open = services.sheets.about;
    if (!open) {
        return;
    }
    const ui::TextStyle style = ui::style::body;
    const float width = std::min(520.0F, canvas.screen.w);
    const float text_width = ui::sheet_content(canvas, width) - 12;
    float needed = 82;
    for (const std::string_view words : kAbout) {
        needed += ui::text_height(canvas, words, text_width, style) + 10;
    }
    const ui::Sheet sheet = ui::begin_sheet(canvas, "about", "Cartotheque", width, needed);
    const ui::ScrollView view =
        ui::begin_scroll(canvas, "about-text", sheet.body, services.sheets.scroll);
    Rect in{view.content.x, view.content.y, view.content.w, 10000};
    for (const std::string_view words : kAbout) {
        ui::take_top(in, ui::draw_wrapped(canvas, in, words, style), 10);
    }
    const std::string version = std::string("Version ") + program_version();
    ui::draw_text(canvas, ui::take_top(in, 20, 12), version,
                  ui::style::caption.in(canvas.theme.muted));
    Rect row = ui::take_top(in, 44);
    ui::button(canvas, {"report", "Report a problem", ui::take_left(row, 176, 10)});
    if (kPageAbout) {
        ui::button(canvas, {"page:about", "Licences", ui::take_left(row, 112)});
    }
    ui::end_scroll(canvas, view, "about-text", services.sheets.scroll, in.y - view.content.y);
    ui::end_sheet(canvas);
    open = !sheet.dismissed;
}

}  // namespace

void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas) {
    if (ui::take_key(canvas, U'?')) {
        services.sheets.help = true;
    }
    draw_settings_sheet(services, canvas);
    draw_help_sheet(services, scene, list, canvas);
    draw_about_sheet(services, canvas);
    if (services.sheets.sharing) {
        draw_share_sheet(services, canvas);
    }
}

}  // namespace ctq::app
