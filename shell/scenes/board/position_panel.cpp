// A position of a match in review and sandbox: the rail to move along, the steps, how it came
// about.
#include <algorithm>
#include <array>
#include <string>

#include "shell/scenes/review/drawing.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

void go_to(App& app, int ply) {
    if (ply != app.session()->match().cursor()) {
        app.ask("at:" + std::to_string(ply));
    }
}

void draw_rail(App& app, ui::Canvas& canvas, Rect rect) {
    const core::Match& match = app.session()->match();
    const Review& review = app.review();
    const bool stops = !review.stops.empty();
    int at = stops ? stop_at(review, match.cursor()) : match.cursor();
    if (ui::slider(canvas, {"rail", "The positions of the match", rect}, at,
                   stops ? 0 : review.first,
                   stops ? static_cast<int>(review.stops.size()) - 1 : match.size())) {
        go_to(app, stops ? review.stops[static_cast<std::size_t>(at)] : at);
    }
}

namespace {

struct Step {
    const char* name;
    const char* label;
    const char* word;
    ui::Key key;
};
constexpr Step kSteps[] = {{"first", "To the beginning", "|<", ui::Key::home},
                           {"previous", "One back", "<", ui::Key::left},
                           {"next", "One on", ">", ui::Key::right},
                           {"last", "To the end", ">|", ui::Key::end}};

/// Bars and triangles, as on every player.
void draw_sign(ui::Canvas& canvas, ui::Point c, int which, ui::Color color) {
    const float d = which < 2 ? -1.0F : 1.0F;
    const bool bar = which == 0 || which == 3;
    const float shift = bar ? -2 * d : 0;
    const std::array<ui::Point, 3> arrow = {ui::Point{c.x + shift - 5 * d, c.y - 8},
                                            ui::Point{c.x + shift + 6 * d, c.y},
                                            ui::Point{c.x + shift - 5 * d, c.y + 8}};
    ui::polygon(canvas, arrow, color);
    if (bar) {
        ui::fill(canvas, ui::around({c.x + shift + 8 * d, c.y}, 2.5F, 16), 1, color);
    }
}

}  // namespace

void draw_steps(App& app, ui::Canvas& canvas, Rect rect) {
    const core::Match& match = app.session()->match();
    const bool back = match.cursor() > app.review().first;
    const bool forth = match.cursor() < match.size();
    for (int i = 0; i < 4; ++i) {
        const Rect at = ui::column(rect, i, 4, 6);
        const bool enabled = i < 2 ? back : forth;
        ui::ButtonStyle style;
        style.word = " ";
        style.radius = 14;
        ui::button(canvas, {kSteps[i].name, kSteps[i].label, at, enabled}, style);
        draw_sign(canvas, at.center(), i,
                  enabled ? canvas.theme.text : ui::faded(canvas.theme.muted, 0.6F));
        if (canvas.spots.top == 0 && ui::take_key(canvas, kSteps[i].key)) {
            app.ask(kSteps[i].name);
        }
    }
}

void draw_play_on(App& app, ui::Canvas& canvas, Rect rect, std::string_view word) {
    const bool may = app.scene() == SceneId::sandbox
                         ? app.session()->turn().kind != core::Turn::Kind::over
                         : why_not_play_on(app.review(), *app.session()).empty();
    ui::ButtonStyle style{ui::ButtonKind::main};
    style.word = word;
    ui::button(canvas, {"play-on", "Play on from here", rect, may, false, true, U'p'}, style);
}

void draw_step_row(App& app, ui::Canvas& canvas, Rect row) {
    // Large letters don't take the room that fingers need on the steps beside.
    constexpr float steps = 4 * 38 + 3 * 6;
    const float wanted = 96 * std::max(1.0F, canvas.text_scale);
    const Rect play_on = ui::take_right(row, std::min(wanted, row.w - steps - 6), 6);
    draw_steps(app, canvas, row);
    draw_play_on(app, canvas, play_on, "Play on");
}

void draw_told(App& app, ui::Canvas& canvas, Rect rect) {
    const std::string words = app.status();
    ui::TextStyle style{ui::Face::text, 15, canvas.theme.text, ui::Align::left};
    if (ui::text_width(canvas, words, style) > rect.w) {
        style.size = 14;
    }
    const float h = std::min(rect.h, ui::text_height(canvas, words, rect.w, style));
    ui::draw_wrapped(canvas, {rect.x, rect.center().y - h / 2, rect.w, h + 1}, words, style);
}

float best_height(const App& app, const ui::Canvas& canvas, int lines) {
    const bool told =
        app.scene() == SceneId::review && (app.review().tells_best || !app.odds_line().empty());
    return told ? 22.0F * static_cast<float>(lines) * canvas.text_scale : 0;
}

void draw_best(const App& app, ui::Canvas& canvas, Rect rect) {
    if (rect.h <= 0) {
        return;
    }
    const std::string words = app.review().tells_best ? app.best_play() : app.odds_line();
    ui::plain_spot(canvas, "best-play", words, rect);
    ui::draw_wrapped(canvas, rect, words,
                     {ui::Face::text, 14, canvas.theme.muted, ui::Align::left});
}

void draw_position(App& app, ui::Canvas& canvas, Rect body) {
    const tables::ViewContext context = app.context();
    const float best = best_height(app, canvas, canvas.screen.w >= 1000 ? 1 : 2);
    const Rect foot = ui::take_bottom(body, 34 + best + kRail + kStep + 32, 16);
    draw_board(app, canvas, body, context);
    ui::panel(canvas, foot);
    Rect in = foot.inset(20, 12);
    draw_told(app, canvas, ui::take_top(in, 30));
    draw_best(app, canvas, ui::take_top(in, best));
    draw_rail(app, canvas, ui::take_top(in, kRail, 4));
    Rect row = ui::take_top(in, kStep);
    const Rect play_on = ui::take_right(row, std::min(220.0F, row.w * 0.38F), 16);
    draw_steps(app, canvas, ui::take_left(row, std::min(row.w, 360.0F)));
    draw_play_on(app, canvas, play_on, "Play on from here");
}

void draw_seats_above(App& app, ui::Canvas& canvas, Rect& side) {
    if (!app.view().shows_seats()) {
        const float needed = seats_height(app, canvas, side.w);
        draw_seats(app, canvas, ui::take_top(side, std::min(needed, side.h * 0.42F), 16));
    }
}

}  // namespace ctq::app
