// One frame: give the view what happened, draw the scene, note what was clicked. Doing it (playing,
// saving, asking bots) waits for `tick`, off the frame.
#include <algorithm>
#include <utility>

#include "shell/app/app.hpp"
#include "shell/scenes/sheets.hpp"

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
        case SceneId::table:
            draw_table(*this, canvas);
            break;
        case SceneId::review:
            draw_review(*this, canvas);
            break;
        case SceneId::sandbox:
            draw_sandbox(*this, canvas);
            break;
        case SceneId::network:
            draw_network(*this, canvas);
            break;
        case SceneId::room:
            draw_room(canvas);
            break;
    }
    take_clicks(canvas);
}

/// A scene that is an object, the keys of its commands, and what lies over every scene.
void App::draw_room(ui::Canvas& canvas) {
    if (listed_ != sequence()) {
        listed_ = sequence();
        list_ = commands();
    }
    room_->draw(canvas, list_);
    if (canvas.spots.open.empty() && canvas.spots.top == 0) {
        for (const Command& command : list_) {
            const Shortcut& key = command.key;
            const bool taken = command.enabled &&
                               (key.key == ui::Key::character
                                    ? ui::take_key(canvas, key.character)
                                    : key.key != ui::Key::none && ui::take_key(canvas, key.key));
            if (taken) {
                ask(command.id);
            }
        }
    }
    draw_sheets(*this, canvas);
    notices_.draw(canvas, room_->foot());
}

void App::take_clicks(const ui::Canvas& canvas) {
    const ui::Spots& spots = canvas.spots;
    if (scene_ == SceneId::table && spots.dragging && on_board(spots.held) &&
        !picker_.chosen(spots.held) && session_->your_turn()) {
        picker_.lift(spots.held);
        changed();
    }
    if (!spots.clicked.empty()) {
        const ui::Spot* spot = ui::find(spots, spots.clicked);
        const Commands list = commands();
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
