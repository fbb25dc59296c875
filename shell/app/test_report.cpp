#include <cmath>

#include "engine/core/text.hpp"
#include "shell/app/window.hpp"
#include "shell/scenes/board/board_scene.hpp"
#include "shell/scenes/keys.hpp"

namespace ctq::app {
namespace {

std::int64_t whole(float value) {
    return static_cast<std::int64_t>(std::lround(value));
}

/// Writes milliseconds as whole microseconds, because this JSON has only whole numbers.
void put_micros(core::JsonWriter& json, const char* key, float milliseconds) {
    json.key(key).number(whole(milliseconds * 1000));
}

void put_spot(core::JsonWriter& json, const ui::Spot& spot, float enlarged) {
    const auto scaled = [enlarged](float value) { return app::whole(value * enlarged); };
    json.begin_object();
    json.key("name").text(spot.name);
    json.key("label").text(spot.label);
    json.key("x").number(scaled(spot.shown.x));
    json.key("y").number(scaled(spot.shown.y));
    json.key("w").number(scaled(spot.shown.w));
    json.key("h").number(scaled(spot.shown.h));
    json.key("full_w").number(scaled(spot.rect.w));
    json.key("full_h").number(scaled(spot.rect.h));
    json.key("enabled").flag(spot.enabled);
    json.key("layer").number(spot.layer);
    json.end_object();
}

/// Writes the spots of each legal action and the chosen spots.
void put_choices(core::JsonWriter& json, const scenes::BoardScene* board) {
    json.key("choices").begin_array();
    if (board != nullptr) {
        for (const core::Action action : board->session()->legal()) {
            json.begin_array();
            for (const ui::Target spot : board->view().spots_of(board->session()->view(), action)) {
                json.text(board->view().spot_name(board->session()->view(), spot));
            }
            json.end_array();
        }
    }
    json.end_array();
    json.key("chosen").begin_array();
    if (board != nullptr) {
        for (const ui::Target spot : board->picker().chosen()) {
            json.text(board->view().spot_name(board->session()->view(), spot));
        }
    }
    json.end_array();
}

}  // namespace

std::string report_json(App& app, const Window& window, bool written) {
    const ui::Spots& spots = window.stage().spots();
    const scenes::Scene& scene = app.scene();
    const match::Session* session = scene.session();
    core::JsonWriter json;
    json.begin_object();
    json.key("scene").text(scene.name());
    json.key("sequence").number(app.sequence());
    json.key("hash").text(session != nullptr ? core::hex(session->hash()) : "");
    json.key("chain").text(scene.chain());
    json.key("actions").number(session != nullptr ? session->match().cursor() : 0);
    json.key("over").flag(session != nullptr && session->turn().kind == core::Turn::Kind::over);
    json.key("yours").flag(session != nullptr && session->your_turn());
    json.key("quiet").flag(app.quiet() && window.stage().quiet());
    json.key("drawn").flag(window.shows(app));
    json.key("written").flag(written);
    json.key("webgl").flag(window.opened());
    json.key("laboratory").begin_object();
    const scenes::Scene::Progress progress = scene.progress();
    json.key("running").flag(progress.running);
    json.key("done").number(progress.done);
    json.key("total").number(progress.total);
    json.end_object();
    put_choices(json, scene.board());
    json.key("keys").begin_array();
    for (const tables::KeyHelp& help : scenes::keys_of(scene, app.commands())) {
        json.text(help.key);
    }
    json.end_array();
    json.key("frames").number(window.frame_times().frames());
    json.key("callback").begin_object();
    put_micros(json, "median_us", window.frame_times().quantile(0.5F));
    put_micros(json, "p95_us", window.frame_times().quantile(0.95F));
    json.key("samples").number(window.frame_times().samples());
    json.end_object();
    json.key("focus").text(spots.focus_visible ? spots.focus : "");
    json.key("spots").begin_array();
    for (const ui::Spot& spot : spots.list) {
        if (!spot.backdrop) {
            put_spot(json, spot, window.enlarged());
        }
    }
    json.end_array();
    json.end_object();
    return json.str();
}

}  // namespace ctq::app
