#include "shell/app/text_view.hpp"

#include "shell/scenes/text_view.hpp"

namespace ctq::app {
namespace {

void put_button(core::JsonWriter& json, const scenes::Command& command) {
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

void put_groups(core::JsonWriter& json, const scenes::Commands& commands) {
    json.key("groups").begin_array();
    const std::string* group = nullptr;
    for (const scenes::Command& command : commands) {
        if (command.label.empty()) {
            continue;
        }
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

}  // namespace

std::string mirror_json(App& app) {
    const scenes::Scene& scene = app.scene();
    core::JsonWriter json;
    json.begin_object();
    json.key("scene").text(scene.name());
    json.key("title").text(scene.title());
    json.key("badge").text(scene.badge());
    json.key("status").text(scene.status());
    json.key("notice").text(app.notice());
    put_groups(json, app.commands());
    scenes::TextView page(json);
    scene.describe(page);
    json.key("theme").text(app.light() ? "light" : "dark");
    json.key("shown").flag(app.settings().text_view);
    json.end_object();
    return json.str();
}

}  // namespace ctq::app
