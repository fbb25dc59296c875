// One frame: give the view what happened, draw the scene, note what was clicked. Doing it (playing,
// saving, asking bots) waits for `tick`, off the frame.
#include <algorithm>
#include <utility>

#include "shell/app/app.hpp"

namespace ctq::app {
namespace {

bool on_board(std::string_view spot) {
    return spot.find(':') != std::string_view::npos;
}

bool any_input(const ui::Input& input) {
    return input.pressed || !input.keys.empty();
}

}  // namespace

void App::draw(ui::Canvas& canvas, double now) {
    if (!told_ && !notice_.empty()) {
        ui::say(scene_state_.toast, notice_, canvas.motion);
    }
    told_ = true;
    if (view_) {
        if (any_input(canvas.input)) {
            view_->finish();
        }
        if (!steps_.empty() && view_->busy_until() <= now) {
            scene_state_.log_plies = session_->match().cursor() - static_cast<int>(steps_.size());
        }
        for (const Step& step : std::exchange(steps_, {})) {
            view_->moved(step, canvas.motion, settings_.motion_seconds(session_->watched()));
        }
    }
    switch (scene_) {
        case Scene::lobby:
            draw_lobby(*this, canvas);
            break;
        case Scene::set_up:
            draw_set_up(*this, canvas);
            break;
        case Scene::table:
            draw_table(*this, canvas);
            break;
        case Scene::laboratory:
            draw_laboratory(*this, canvas, now);
            break;
        case Scene::review:
            draw_review(*this, canvas);
            break;
        case Scene::sandbox:
            draw_sandbox(*this, canvas);
            break;
        case Scene::offer:
            draw_offer(*this, canvas);
            break;
        case Scene::network:
            draw_network(*this, canvas);
            break;
        case Scene::library:
            draw_library(*this, canvas);
            break;
        case Scene::rules:
            draw_rules(*this, canvas);
            break;
    }
    take_clicks(canvas);
}

void App::take_clicks(const ui::Canvas& canvas) {
    const ui::Spots& spots = canvas.spots;
    if (scene_ == Scene::table && spots.dragging && on_board(spots.held) &&
        !picker_.chosen(spots.held) && session_->your_turn()) {
        picker_.lift(spots.held);
        changed();
    }
    if (!spots.clicked.empty()) {
        const ui::Spot* spot = ui::find(spots, spots.clicked);
        const std::vector<Command> list = commands();
        const bool command = std::any_of(list.begin(), list.end(), [&](const Command& c) {
            return c.enabled && c.id == spots.clicked;
        });
        if (command) {
            ask(spots.clicked);
        } else if (spot != nullptr && spot->layer == 0 && spot->kind != ui::SpotKind::plain &&
                   on_board(spot->name)) {
            pointed_.push_back({spots.clicked, {}, false});
        }
    }
    if (!spots.dropped.empty() && on_board(spots.dropped)) {
        pointed_.push_back({spots.dropped, spots.dropped_on, true});
    }
}

void App::do_asked(double now) {
    for (const Pointed& pointed : std::exchange(pointed_, {})) {
        if (pointed.dragged) {
            drag(pointed.spot, pointed.onto, now);
        } else {
            point(pointed.spot, now);
        }
    }
    for (const std::string& command : std::exchange(asked_, {})) {
        run(command, now);
    }
}

}  // namespace ctq::app
