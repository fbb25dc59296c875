#include "shell/app/text_view.hpp"

#include "shell/scenes/page/text_page.hpp"

namespace ctq::app {
std::string mirror_json(App& app) {
    const scenes::Scene& scene = app.scene();
    core::JsonWriter json;
    json.begin_object();
    json.key("scene").text(scene.name());
    json.key("title").text(scene.title());
    json.key("badge").text(scene.badge());
    json.key("status").text(scene.status());
    json.key("notice").text(app.notice());
    scenes::write_groups(json, app.commands());
    json.key("events").text(scene.events());
    json.key("call").text(scene.call());
    if (const auto typing = scene.typing()) {
        json.key("typing").begin_object();
        json.key("example").text(typing->example);
        json.key("left").text(typing->left);
        json.key("times").number(typing->times);
        json.end_object();
    }
    json.key("theme").text(app.light() ? "light" : "dark");
    json.key("shown").flag(app.settings().text_view);
    json.end_object();
    return json.str();
}

}  // namespace ctq::app
