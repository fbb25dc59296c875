// What can be done now, in words.
#include "shell/scenes/commands.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/app/app.hpp"
#include "shell/platform/transport.hpp"
#include "shell/store/saved_text.hpp"

namespace ctq::app {
namespace {

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

/// "per_symbol" as "Per symbol".
std::string spaced(std::string_view key) {
    std::string text(key);
    for (char& c : text) {
        c = c == '_' ? ' ' : c;
    }
    return capital(text);
}

void add_lobby(std::vector<Command>& list, const App& app) {
    for (const core::GameHandle* game : cabinet()) {
        const core::GameInfo& info = *game->info;
        const std::string group = std::string(info.title) + ". " + info.pitch;
        list.push_back({"play:" + std::string(info.id), "Play " + std::string(info.title), group});
        list.push_back(
            {"setup:" + std::string(info.id), "Set up " + std::string(info.title), group});
        if (has_lesson(info.id)) {
            list.push_back({"first:" + std::string(info.id),
                            "First game of " + std::string(info.title) + ", with a guide", group});
        }
    }
    list.push_back({"laboratory", "Laboratory: thousands of games between bots", "More"});
    list.push_back(platform::asks_for_links() ? Command{"ask:table", "Join a table", "More"}
                                              : Command{"ask:link", "Join a friend", "More"});
    list.push_back({"library", "Library: every match kept on this device", "More"});
    list.push_back({"rules", "Rules of the games", "More"});
    for (const KeptTable& table : app.network_tables()) {
        list.push_back({"net-table:" + table.id, "Go on with " + table.title + " over the network",
                        "Continue"});
    }
    std::size_t shown = 0;
    for (const Saved& saved : app.saves().list()) {
        if (saved.open() && shown++ < kMostContinued) {
            list.push_back({"resume:" + saved.id, "Resume " + saved_words(saved), "Continue"});
        }
    }
}

void add_option(std::vector<Command>& list, const Choices& choices, int option) {
    const core::OptionTable table = choices.game->info->options;
    const core::OptionSpec& spec = table[static_cast<std::size_t>(option)];
    const std::int32_t value = choices.options[option];
    const std::string group = spaced(spec.key) + ". " + spec.help;
    const std::string begin = "option:" + std::string(spec.key) + "=";
    if (spec.kind == core::OptionKind::number) {
        const std::string now = " (now " + core::option_word(spec, value) + ")";
        const std::int32_t least = core::least_value(spec);
        list.push_back({begin + core::option_word(spec, std::max(value - 1, least)), "Fewer" + now,
                        group, value > least});
        list.push_back(
            {begin + core::option_word(spec, value + 1), "More" + now, group, value < spec.most});
        return;
    }
    const int count =
        spec.kind == core::OptionKind::flag ? 2 : static_cast<int>(spec.choices.size());
    for (int i = 0; i < count; ++i) {
        const std::string word = core::option_word(spec, i);
        const bool enabled =
            value == i || option == core::preset_index(table) || fits(choices, begin + word);
        list.push_back({begin + word, capital(word), group, enabled, value == i ? 1 : 0});
    }
}

void add_set_up(std::vector<Command>& list, const App& app) {
    const Choices& choices = app.choices();
    const core::GameInfo& info = *choices.game->info;
    const bool playable = trouble(choices).empty();
    list.push_back({"start", invites(choices) ? "Invite" : "Start", "Table", playable});
    list.push_back({"share", "Share this set-up", "Table", playable});
    list.push_back({"defaults", "Back to the standard set-up", "Table", !is_standard(choices)});
    add_way_to_rules(list, *choices.game, "Table");
    list.push_back({"back", "Back", "Table"});
    const int seats = static_cast<int>(choices.seats.size());
    for (int n = info.least_seats; n <= info.most_seats; ++n) {
        const std::string id = "seats:" + std::to_string(n);
        list.push_back(
            {id, std::to_string(n) + " seats", "Seats", fits(choices, id), n == seats ? 1 : 0});
    }
    list.push_back({"rotate", "Everyone moves on one seat", "Seats"});
    for (int seat = 1; seat <= seats; ++seat) {
        const Candidates seated = candidates(choices, static_cast<std::size_t>(seat - 1));
        for (std::size_t i = 0; i < seated.who.size(); ++i) {
            list.push_back({"seat:" + std::to_string(seat) + "=" + seated.who[i],
                            seat_words(seated.who[i]), "Seat " + std::to_string(seat), true,
                            i == seated.chosen ? 1 : 0});
        }
    }
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        add_option(list, choices, static_cast<int>(i));
    }
    list.push_back({"ask:seed",
                    choices.seed == 0 ? "Seed: by chance" : "Seed: " + std::to_string(choices.seed),
                    "Seed"});
}

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
                        capital(game.describe(session.view(), action).you), "Your actions"});
    }
    if (session.turn().kind == core::Turn::Kind::over) {
        list.push_back({"again", "Play again", "Your actions"});
        list.push_back({"change", "Change the table", "Your actions"});
    }
}

void add_habits(std::vector<Command>& list, const App& app) {
    if (app.session()->humans() > 0) {
        for (const tables::TableView::Habit& habit : app.view().habits()) {
            list.push_back(
                {"habit:" + std::string(habit.key), habit.words, "Asked again and again"});
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
    add_habits(list, app);
    const bool over = session.turn().kind == core::Turn::Kind::over;
    list.push_back({"undo", "Ask to take back", "Match", app.can_undo()});
    list.push_back({"end", end_label(session), "Match", !over});
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
    add_habits(list, app);
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
            list.push_back({"set:" + std::string(choice.key) + "=" + choice.words[word],
                            choice.labels[word], std::string("Settings: ") + choice.title, true,
                            chosen(settings, i) == word ? 1 : 0});
        }
    }
}

}  // namespace

const char* end_label(const Session& session) {
    return session.follows()       ? (session.leads() ? "End the match" : "Leave the table")
           : session.humans() == 1 ? "Resign"
                                   : "End the match";
}

std::string seat_words(std::string_view who) {
    return who == kHuman ? "Person" : who == kGuest ? "Guest" : "Bot " + capital(std::string(who));
}

std::vector<Command> App::commands() const {
    std::vector<Command> list;
    if (sharing_) {
        add_sharing(list, *sharing_);
    }
    switch (scene_) {
        case Scene::lobby:
            add_lobby(list, *this);
            break;
        case Scene::laboratory:
            add_laboratory(list, lab_);
            break;
        case Scene::set_up:
            add_set_up(list, *this);
            break;
        case Scene::review:
            add_review(list, *review_, *session_, log_);
            break;
        case Scene::sandbox:
            add_sandbox(list, *sandbox_, *session_, log_);
            break;
        case Scene::offer:
            add_offer(list, *offer_);
            break;
        case Scene::network:
            add_network(list, network_);
            break;
        case Scene::library:
            add_library(list, library_, saves_);
            break;
        case Scene::rules:
            add_rules(list, *rules_);
            break;
        case Scene::table:
            (network_.table ? add_network_table : add_table)(list, *this);
            break;
    }
    for (Command& command : list) {
        // The sheet of links is open already.
        command.enabled = command.enabled && !(sharing_ && command.id == "share");
    }
    add_settings(list, settings_);
    list.push_back({"report", "Copy a report of a problem", "About"});
    list.push_back({"page:about", "About Cartotheque", "About"});
    return list;
}

}  // namespace ctq::app
