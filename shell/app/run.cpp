// What the commands do. Their words are listed in app.hpp.
#include <algorithm>
#include <optional>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/app/problem_report.hpp"
#include "shell/match/typed_action.hpp"
#include "shell/platform/platform.hpp"
#include "shell/platform/transport.hpp"

namespace ctq::app {
bool App::run(std::string_view command, double now) {
    if (const auto setting = core::behind(command, "set:")) {
        if (!change(settings_, *setting)) {
            return false;
        }
        platform::store("settings", settings_text(settings_));
        if (*setting == "sound=on") {
            platform::play(tones_of(Sound::turn));
        }
        if (core::behind(*setting, "stun=")) {
            platform::change_stun(settings_.stun);
        }
        if (*setting == "notices=on") {
            platform::notify("");
        }
        network_.stun = settings_.stun;
        changed();
        return true;
    }
    if (command == "page:about") {
        platform::show_about();
        return true;
    }
    if (command == "report") {
        platform::copy_text(problem_report(*this));
        scene_state_.about_open = false;  // it would lie over what is told
        tell("A report of what is here is copied: paste it where you tell of the problem.");
        return true;
    }
    if (command == "not-online") {
        tell(
            "Playing with guests needs a download first, and there is no connection. Nothing here "
            "has changed: try again once you are online.");
        return true;
    }
    if (run_keeping(command, now) || run_sharing(command) || run_to_rules(command, now)) {
        return true;
    }
    switch (scene_) {
        case Scene::lobby:
            return run_lobby(command, now);
        case Scene::set_up:
            return run_set_up(command, now);
        case Scene::table:
            return run_table(command, now);
        case Scene::laboratory:
            return run_laboratory(command, now);
        case Scene::library:
            return run_library(command, now);
        case Scene::review:
            return run_review(command, now);
        case Scene::sandbox:
            return run_sandbox(command, now);
        case Scene::offer:
            return run_offer(command, now);
        case Scene::network:
            return run_network(command, now);
        case Scene::rules:
            return run_rules(command, now);
    }
    return false;
}

bool App::run_lobby(std::string_view command, double now) {
    if (const auto id = core::behind(command, "play:")) {
        const auto game = core::find_game(cabinet(), *id);
        if (!game) {
            return false;
        }
        choices_ = standard_choices(**game);
        start(now);
        return true;
    }
    if (const auto id = core::behind(command, "setup:")) {
        if (!core::find_game(cabinet(), *id)) {
            return false;
        }
        go("setup=" + std::string(*id), now);
        return true;
    }
    if (command == "laboratory") {
        go("lab", now);
        return true;
    }
    if (command == "library") {
        go("library", now);
        return true;
    }
    if (const auto game = core::behind(command, "first:")) {
        return start_lesson(*game, false, now);
    }
    if (const auto table = core::behind(command, "net-table:"); table && is_id(*table)) {
        go("net=" + std::string(*table), now);
        return true;
    }
    const auto id = core::behind(command, "resume:");
    if (id && is_id(*id)) {
        go("table=" + std::string(*id), now);
        return true;
    }
    if (command == "ask:link") {
        return platform::ask_link("Join", "Paste the link that your friend has sent.", "link:");
    }
    if (const auto link = core::behind(command, "link:")) {
        const auto at = link->find('#');
        std::string_view route = at == link->npos ? std::string_view() : link->substr(at + 1);
        route = route.substr(0, route.find_first_of(" \t\r\n"));
        is_network_route(route) || is_offer(route)
            ? go(route, now)
            : tell("This is no link to a table or a match. It has a # and more behind it.");
        return true;
    }
    return run_network_lobby(command, now);
}

bool App::run_set_up(std::string_view command, double now) {
    if (command == "start") {
        start(now);
        return true;
    }
    if (command == "back") {
        go_back(now);
        return true;
    }
    if (command == "ask:seed") {
        return platform::ask_text(
            "Seed: a whole number. The same seed gives the same set-up and "
            "the same draws; leave it empty for chance.",
            choices_.seed == 0 ? "" : std::to_string(choices_.seed), "seed:");
    }
    if (command == "defaults" || command == "rotate") {
        if (command == "defaults") {
            choices_ = standard_choices(*choices_.game);
        } else {
            rotate(choices_);
        }
        changed();
        return true;
    }
    if (!change(choices_, command)) {
        if (core::behind(command, "seed:")) {
            tell("A seed is a whole number.");
        }
        return false;
    }
    notice_.clear();
    changed();
    return true;
}

bool App::act(std::string_view token, double now) {
    if (!session_->your_turn()) {
        return false;
    }
    const auto action = session_->game().from_text(session_->view(), token);
    if (action) {
        choose(*action, now);
    }
    return action.has_value();
}

/// Plays what is typed, action by action; what can't be played is kept.
void App::type(std::string_view words, double now) {
    ++typed_times_;
    typed_left_ = words;
    std::string why;
    while (why.empty() && !typed_left_.empty()) {
        if (!session_->your_turn()) {
            why = "It is not your turn: “" + typed_left_ + "” was not played.";
            break;
        }
        const Typed typed =
            typed_action(session_->game(), session_->view(), session_->legal(), typed_left_);
        why = typed.why;
        if (typed.action) {
            play(*typed.action, now);
            why = notice_;
            typed_left_.erase(0, why.empty() ? typed.read : 0);
        }
    }
    tell(why);
}

bool App::ask_to_type() {
    if (!session_->your_turn()) {
        tell("Now it is not your turn.");
        return true;
    }
    const std::string example =
        session_->game().to_text(session_->view(), session_->legal().items[0]);
    return platform::ask_text("Type an action, such as " + example +
                                  "; several with spaces between them. The beginning will do.",
                              typed_left_, "type:");
}

bool App::run_table(std::string_view command, double now) {
    if (const auto token = core::behind(command, "act:")) {
        return act(*token, now);
    }
    if (run_lesson(command, now)) {
        return true;
    }
    if (const auto words = core::behind(command, "type:")) {
        type(*words, now);
        return true;
    }
    if (command == "ask:type") {
        return ask_to_type();
    }
    if (run_habit(command) || run_held(command, now)) {
        return true;
    }
    if (command == "unpick") {
        picker_.clear();
        changed();
        return true;
    }
    if (network_.table) {
        return run_network_table(command, now);
    }
    if (command == "back" || command == "lobby") {
        if (command == "back") {
            go_back(now);
        } else {
            go("", now);
        }
        return true;
    }
    if (command == "review") {
        go("review=" + id_, now);
        return true;
    }
    if (command == "sandbox") {
        go("sandbox=" + id_ + "@" + std::to_string(session_->match().cursor()), now);
        return true;
    }
    if (command == "again") {
        // The way back leads past the match that is over, however often one plays again.
        rotate(choices_);
        start(now, true);
        return true;
    }
    if (command == "change") {
        go("setup=" + std::string(choices_.game->info->id), now);
        return true;
    }
    if (command == "curtain" && session_->curtain() != 0) {
        session_->lift_curtain();
    } else if (command == "end" && session_->turn().kind != core::Turn::Kind::over) {
        stop_thinking();
        session_->end(now);
        save_match(true);
    } else if (command == "undo" && session_->can_undo()) {
        stop_thinking();
        undo(now);
        save_match(true);
    } else if (command == "redo" && session_->can_redo()) {
        stop_thinking();
        redo(now);
        save_match(true);
    } else if (command == "pause" && session_->watched()) {
        session_->pause(true);
    } else if (command == "go-on" && session_->paused()) {
        session_->pause(false);
    } else if (command == "step" && session_->watched()) {
        session_->step();
    } else {
        return false;
    }
    notice_.clear();
    refresh();
    think();
    return true;
}

}  // namespace ctq::app
