// The commands that work in every scene.
#include <utility>

#include "shell/app/app.hpp"
#include "shell/app/problem_report.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/library/importing.hpp"
#include "shell/scenes/links_to_rules.hpp"
#include "shell/scenes/online/routes.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/relay.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/scenes/sounds.hpp"

namespace ctq::app {

const scenes::Commands& App::commands() {
    if (listed_sequence_ == sequence()) {
        return list_;
    }
    listed_sequence_ = sequence();
    scenes::Commands list;
    if (sheets_.sharing) {
        scenes::add_share_sheet(list, services_);
    }
    scene_->commands(list);
    scenes::add_links_to_rules(list, *this);
    scenes::add_links_to_tables(list, services_);
    add_global_commands(list);
    if (sheets_.help) {
        scenes::add_help_sheet(list, *scene_);
    }
    list_ = std::move(list);
    return list_;
}

void App::add_global_commands(scenes::Commands& list) {
    if (!left_.empty()) {
        const bool listed = list.find("resume:" + left_) != nullptr;  // the library lists it itself
        scenes::Page(list).heading("Continue");
        list.add("resume", listed ? "" : "Resume the match you just left",
                 [this] { request(Navigation::go, "table=" + left_, {}); });
    }
    scenes::add_settings_sheet(list, services_);
    list.family("set:", [this](std::string_view setting) { return change_setting(setting); });
    scenes::add_about_sheet(
        list, sheets_.about, [this] { report_problem(); }, [] { platform::show_about(); });
    list.add_key("open-settings", {}, [this] { open_sheet(sheets_.settings); }).look = {
        .word = "Settings", .icon = ui::Symbol::compass, .menu = "settings", .rank = 40};
    const bool plays = !scene_->how_to_play().empty();
    list.add_key("open-help", {ui::Key::character, U'?', "?", "this page"},
                 [this] { open_sheet(sheets_.help); })
        .look = {.word = plays ? "How to play" : "Keys",
                 .icon = ui::Symbol::help,
                 .menu = plays ? "help" : "keys",
                 .rank = 60};
    list.add_key("saves-changed", {}, [this] {
        saves_.refresh();
        notices_.change();
    });
    list.family("open:", [this](std::string_view text) { scenes::open_incoming(services_, text); });
    list.add_key("not-online", {}, [this] {
        notices_.tell(
            "Playing with guests needs a download first, and there is no connection. Nothing here "
            "has changed: try again once you are online.");
    });
}

void App::open_sheet(bool& sheet) {
    sheet = true;
    notices_.change();
}

bool App::change_setting(std::string_view setting) {
    if (!scenes::save_setting(settings_, setting)) {
        return false;
    }
    if (setting.starts_with("sound=") && settings_.sound != store::Settings::Sound::off) {
        scenes::play(scenes::Sound::turn, settings_);
        notices_.forget_message();  // the message may have offered this setting
    }
    if (setting.starts_with("stun=")) {
        platform::change_server(scenes::connection_server(settings_));
    }
    if (setting == "notices=on") {
        platform::notify("");
    }
    notices_.change();
    return true;
}

void App::report_problem() {
    platform::copy_text(problem_report(*this));
    sheets_.about = false;  // the sheet would hide the notice
    notices_.tell("Report copied: paste it where you describe the problem.");
}

}  // namespace ctq::app
