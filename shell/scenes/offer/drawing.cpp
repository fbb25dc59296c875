// What an opened link holds, before anything is done with it.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kMostWidth = 900;
constexpr float kButton = 48;
constexpr float kLine = 25;

/// What the words and the buttons below them need, on a screen that is not low.
float height_of_words(const Offer& offer, float text_scale) {
    std::vector<Command> buttons;
    add_offer(buttons, offer);
    const float lines = static_cast<float>(offer_lines(offer).size());
    return std::max(400 * text_scale, static_cast<float>(buttons.size()) * (kButton + 10) + 22 +
                                          (84 + lines * kLine) * text_scale);
}

void draw_words(App& app, ui::Canvas& canvas, Rect in, bool low) {
    const ui::Theme& t = canvas.theme;
    const Offer& offer = app.offer();
    std::vector<Command> buttons;
    add_offer(buttons, offer);
    Rect foot = ui::take_bottom(
        in, low ? kButton : static_cast<float>(buttons.size()) * (kButton + 10) - 10, 16);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Rect at =
            low ? ui::column(foot, static_cast<int>(i), static_cast<int>(buttons.size()), 8)
                : ui::take_top(foot, kButton, 10);
        ui::ButtonStyle style{i == 0 ? ui::ButtonKind::main : ui::ButtonKind::paper};
        style.word = low && buttons[i].id == "change" ? std::string_view("Set-up")
                     : low && buttons[i].id == "sit"  ? std::string_view("Sit down")
                                                      : std::string_view(buttons[i].label);
        ui::button(canvas, {buttons[i].id, buttons[i].label, at}, style);
    }
    const float title = low ? 30 : 40;
    ui::draw_text(canvas, ui::take_top(in, 24 * canvas.text_scale), app.status(),
                  {ui::Face::text, 15, t.ink_soft, ui::Align::left});
    ui::draw_text(canvas, ui::take_top(in, title * 1.25F * canvas.text_scale, low ? 2 : 10),
                  offer.choices.game->info->title,
                  {ui::Face::title, title, t.ink, ui::Align::left});
    for (const std::string& line : offer_lines(offer)) {
        ui::draw_text(canvas, ui::take_top(in, (low ? 22 : kLine) * canvas.text_scale), line,
                      {ui::Face::text, low ? 15.0F : 16.0F, t.ink, ui::Align::left});
    }
}

}  // namespace

void draw_offer(App& app, ui::Canvas& canvas) {
    ui::room(canvas);
    ui::header(canvas, "Cartotheque", "a link");
    const core::Catalogue games = cabinet();
    std::size_t game = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        game = games[i] == app.offer().choices.game ? i : game;
    }
    const bool upright = canvas.screen.w < 700;
    const bool low = canvas.screen.h < 480;
    const float margin = upright || low ? 14 : 40;
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height + (low ? 8 : 16));
    ui::take_bottom(all, low ? 8 : 16);
    const float width = std::min(kMostWidth, all.w - 2 * margin);
    const float words = height_of_words(app.offer(), canvas.text_scale);
    const float height = std::min(all.h, upright ? 640.0F : std::max(460.0F, words + 48));
    const Rect paper =
        ui::around({all.center().x, all.y + std::max(height / 2, all.h * 0.46F)}, width, height);
    ui::paper(canvas, paper);
    Rect in = paper.inset(upright || low ? 16 : 24);
    if (upright) {
        const float picture = std::clamp(in.h - words, 0.0F, in.w * 0.6F);
        if (picture > 60) {
            app.picture(game).draw_picture(canvas, ui::take_top(in, picture, 16));
        }
    } else {
        app.picture(game).draw_picture(canvas, ui::take_left(in, in.w * 0.5F, 28));
    }
    draw_words(app, canvas, in, low);
    if (canvas.spots.top == 0 && ui::take_key(canvas, ui::Key::escape)) {
        app.ask("decline");
    }
    draw_sheets(app, canvas);
    ui::draw_toast(canvas, app.scene_state().toast, canvas.screen.bottom() - 40);
}

}  // namespace ctq::app
