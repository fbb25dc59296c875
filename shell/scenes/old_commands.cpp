// What can be done now, in words, in the scenes that App still does itself.

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/platform/transport.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/ways_to_rules.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

/// What the person to act may do.
void add_actions(std::vector<Command>& list, const App& app) {
    const Session& session = *app.session();
    const core::GameHandle& game = session.game();
    if (session.curtain() != 0) {
        list.push_back(
            {"curtain", "I am " + session.name(session.curtain()) + ": go on", "Your actions"});
    }
    if (app.held()) {
        list.push_back({"confirm", "Play it: " + app.held_words(), "Chosen"});
        list.push_back({"reject", "Take it back", "Chosen"});
    }
    for (const core::Action action : session.legal()) {
        list.push_back({"act:" + game.to_text(session.view(), action),
                        core::capitalized(game.describe(session.view(), action).you),
                        "Your actions"});
    }
    if (session.turn().kind == core::Turn::Kind::over) {
        list.push_back({"again", "Play again", "Your actions"});
        list.push_back({"change", "Change the table", "Your actions"});
    }
}

void add_auto_answers(std::vector<Command>& list, const App& app) {
    if (app.session()->humans() > 0) {
        for (const tables::TableView::AutoAnswer& auto_answer : app.view().auto_answers()) {
            list.push_back({"habit:" + std::string(auto_answer.key), auto_answer.words,
                            "Asked again and again"});
        }
    }
}

/// What a table asks that is not played at this device alone.
void add_note(std::vector<Command>& list, const App& app) {
    if (const auto note = app.note()) {
        for (Command way : note->ways) {
            way.group = note->words;
            list.push_back(std::move(way));
        }
    }
}

/// At a table whose match goes on elsewhere, too.
void add_network_table(std::vector<Command>& list, const App& app) {
    const Session& session = *app.session();
    add_note(list, app);
    add_actions(list, app);
    add_auto_answers(list, app);
    const bool over = session.turn().kind == core::Turn::Kind::over;
    list.push_back({"undo", "Ask to take back", "Match", app.can_undo()});
    list.push_back({"end", end_label(session), "Match", !over && !app.network().ending});
    if (app.can_invite()) {
        list.push_back({"link-copy", "Invite to look on", "Match"});
    }
    list.push_back({"review", "Look back", "Match", over});
    list.push_back({"share", "Share", "Match", over});
    add_way_to_rules(list, session.game(), "Match");
    list.push_back({"back", "Back", "Match"});
    list.push_back({"lobby", "To the lobby", "Match"});
}

void add_table(std::vector<Command>& list, const App& app) {
    const Session& session = *app.session();
    const core::GameHandle& game = session.game();
    add_note(list, app);
    add_actions(list, app);
    if (session.watched() && session.turn().kind != core::Turn::Kind::over) {
        list.push_back(session.paused() ? Command{"go-on", "Go on", "Watching"}
                                        : Command{"pause", "Pause", "Watching"});
        list.push_back({"step", "One step", "Watching"});
    }
    if (app.guide()) {
        list.push_back({"leave-lesson", "Leave the lesson", "First game"});
        list.push_back({"restart-lesson", "Start again", "First game", session.can_undo()});
    }
    add_auto_answers(list, app);
    list.push_back({"undo", "Undo", "Match", app.can_undo()});
    list.push_back({"redo", "Redo", "Match", session.can_redo()});
    list.push_back(
        {"end", end_label(session), "Match", session.turn().kind != core::Turn::Kind::over});
    list.push_back({"review", "Look back", "Match"});
    list.push_back({"sandbox", "Sandbox: try anything on a copy", "Match"});
    list.push_back({"share", "Share", "Match"});
    add_way_to_rules(list, game, "Match");
    list.push_back({"back", "Back", "Match"});
    list.push_back({"lobby", "To the lobby", "Match"});
}

void add_settings(std::vector<Command>& list, const Settings& settings) {
    for (int i = 0; i < kSettings; ++i) {
        const SettingChoice& choice = kSettingChoices[i];
        for (int word = 0; word < choice.count; ++word) {
            list.push_back({"set:" + std::string(choice.key) + "=" + choice.words[word].word,
                            choice.words[word].label, std::string("Settings: ") + choice.title,
                            true, choice.field.chosen(settings) == word ? 1 : 0});
        }
    }
}

}  // namespace

const char* end_label(const Session& session) {
    return session.follows()       ? (session.leads() ? "End the match" : "Leave the table")
           : session.humans() == 1 ? "Resign"
                                   : "End the match";
}

Commands App::commands() const {
    Commands all;
    std::vector<Command> list;
    if (sheets_.sharing) {
        add_sharing(list, *sheets_.sharing);
    }
    switch (scene_) {
        case SceneId::review:
            add_review(list, *review_, *session_, log_);
            break;
        case SceneId::sandbox:
            add_sandbox(list, *sandbox_, *session_, log_);
            break;
        case SceneId::network:
            add_network(list, network_);
            break;
        case SceneId::table:
            (network_.table ? add_network_table : add_table)(list, *this);
            break;
        case SceneId::room:
            break;
    }
    for (Command& command : list) {
        // The sheet of links is open already.
        command.enabled = command.enabled && !(sheets_.sharing && command.id == "share");
    }
    all.take(std::move(list));
    if (room_) {
        room_->commands(all);
    }
    add_ways_to_rules(all, services_.router);
    list.clear();
    add_settings(list, settings_);
    list.push_back({"report", "Copy a report of a problem", "About"});
    list.push_back({"page:about", "About Cartotheque", "About"});
    all.take(std::move(list));
    return all;
}

}  // namespace ctq::app
