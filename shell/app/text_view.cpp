#include "shell/app/text_view.hpp"

#include "shell/scenes/online/drawing.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/text_view.hpp"

namespace ctq::app {
namespace {

void put_button(core::JsonWriter& json, const Command& command) {
    json.begin_object();
    json.key("id").text(command.id);
    json.key("label").text(command.label);
    json.key("enabled").flag(command.enabled);
    json.key("pressed");
    if (command.pressed < 0) {
        json.null();
    } else {
        json.flag(command.pressed == 1);
    }
    json.end_object();
}

void put_groups(core::JsonWriter& json, const Commands& commands) {
    json.key("groups").begin_array();
    const std::string* group = nullptr;
    for (const Command& command : commands) {
        if (group == nullptr || *group != command.group) {
            if (group != nullptr) {
                json.end_array().end_object();
            }
            json.begin_object();
            json.key("name").text(command.group);
            json.key("buttons").begin_array();
        }
        group = &command.group;
        put_button(json, command);
    }
    if (group != nullptr) {
        json.end_array().end_object();
    }
    json.end_array();
}

void put_table(TextView& page, const App& app) {
    std::vector<std::string> lines = app.view().situation(app.context());
    if (app.scene() == SceneId::sandbox) {
        add_lines(lines, app.sandbox(), *app.session(), app.figures());
    }
    if (const std::string best = app.best_play(); !best.empty()) {
        lines.insert(lines.begin(), best);
    }
    page.lines("The position", lines);
    page.log(app.log());
}

/// The field that takes an action.
void put_typing(TextView& page, const App& app) {
    const Session& session = *app.session();
    page.typing(
        session.your_turn() ? session.game().to_text(session.view(), session.legal()[0]) : "",
        app.typed_left(), app.typed_times());
}

std::string title(const App& app) {
    switch (app.scene()) {
        case SceneId::room:
            return app.room()->title();
        case SceneId::review:
            return "Review of " + std::string(app.session()->game().info->title);
        case SceneId::sandbox:
            return "Sandbox of " + std::string(app.session()->game().info->title);
        case SceneId::network:
            return network_title(app.network(), app.choices());
        case SceneId::table:
            return app.session()->game().info->title;
    }
    return "Cartotheque";
}

/// The status, that the match is not kept where that is so, and where a person is to act, what the
/// guide of a first game says.
std::string status_of(const App& app) {
    const auto guide = app.guide();
    std::string status = app.status() + (app.not_kept() ? std::string(" ") + kNotKept : "");
    if (!guide || !app.session()->your_turn()) {
        return status;
    }
    return guide_head(*guide) + ": " + std::string(guide->text) + " " + status;
}

/// Most lines of the log that are told at once.
constexpr std::size_t kMostEvents = 5;

/// How many actions there were before the last one of a person at this device; 0 before the first.
int before_own_action(const Session& session) {
    for (int ply = session.match().cursor(); ply > 0; --ply) {
        const int seat = session.match().turn_before(ply - 1).seat;
        if (session.follows() ? seat > 0 && seat == session.viewer() : session.human(seat)) {
            return ply - 1;
        }
    }
    return 0;
}

/// What has happened from the last action of a person here on, for who hears the table: the log's
/// latest lines, of bots that are watched only the last.
std::string events_of(const App& app) {
    const Session& session = *app.session();
    const int from = before_own_action(session);
    const std::size_t most = session.watched() ? 1 : kMostEvents;
    std::string events;
    std::size_t count = 0;
    for (auto line = app.log().rbegin(); line != app.log().rend() && count < most;
         ++line, ++count) {
        if (line->turn == 0 || line->plies <= from) {
            break;
        }
        events.insert(0, line->text + (events.empty() ? "." : ". "));
    }
    return events;
}

}  // namespace

std::string mirror_json(const App& app) {
    core::JsonWriter json;
    json.begin_object();
    json.key("scene").text(app.scene_name());
    json.key("title").text(title(app));
    json.key("badge").text(app.session() != nullptr ? table_badge(app) : "");
    json.key("events").text(app.scene() == SceneId::table ? events_of(app) : "");
    json.key("status").text(status_of(app));
    if (app.network().yours) {
        json.key("call").text("Your turn");
    }
    json.key("notice").text(app.notice());
    put_groups(json, app.commands());
    TextView page(json);
    if (app.session() != nullptr) {
        put_table(page, app);
    }
    if (app.scene() == SceneId::table && !app.session()->watched()) {
        put_typing(page, app);
    }
    if (app.scene() == SceneId::network) {
        page.lines("The table", network_lines(app.network()));
    }
    if (app.room() != nullptr) {
        app.room()->describe(page);
    }
    json.key("theme").text(app.light() ? "light" : "dark");
    json.key("shown").flag(app.settings().text_view);
    json.end_object();
    return json.str();
}

}  // namespace ctq::app
