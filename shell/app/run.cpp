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
    services_.now = now;
    const bool done = commands().run(command) || run_here(command, now);
    take_ways(now);
    return done;
}

/// What is not yet done where it is listed.
bool App::run_here(std::string_view command, double now) {
    if (const auto setting = core::after_prefix(command, "set:")) {
        if (!change(settings_, *setting)) {
            return false;
        }
        platform::store("settings", settings_text(settings_));
        if (*setting == "sound=on") {
            platform::play(tones_of(Sound::turn));
        }
        if (core::after_prefix(*setting, "stun=")) {
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
        sheets_.about = false;  // it would lie over what is told
        tell("A report of what is here is copied: paste it where you tell of the problem.");
        return true;
    }
    if (command == "not-online") {
        tell(
            "Playing with guests needs a download first, and there is no connection. Nothing here "
            "has changed: try again once you are online.");
        return true;
    }
    if (run_keeping(command, now) || run_sharing(command)) {
        return true;
    }
    switch (scene_) {
        case SceneId::table:
            return run_table(command, now);
        case SceneId::review:
            return run_review(command, now);
        case SceneId::sandbox:
            return run_sandbox(command, now);
        case SceneId::network:
            return run_network(command, now);
        case SceneId::room:
            return room_->name() == "lobby" && run_network_lobby(command, now);
    }
    return false;
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
            why = notices_.text();
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
    if (const auto token = core::after_prefix(command, "act:")) {
        return act(*token, now);
    }
    if (run_lesson(command, now)) {
        return true;
    }
    if (const auto words = core::after_prefix(command, "type:")) {
        type(*words, now);
        return true;
    }
    if (command == "ask:type") {
        return ask_to_type();
    }
    if (run_auto_answer(command) || run_held(command, now)) {
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
        rotate(setup_);
        start(now, true);
        return true;
    }
    if (command == "change") {
        go("setup=" + std::string(setup_.game->info->id), now);
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
    notices_.clear();
    refresh();
    think();
    return true;
}

}  // namespace ctq::app
