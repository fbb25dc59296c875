// The content of an opened link, before the person accepts it.
#include <algorithm>
#include <string>
#include <vector>

#include "shell/scenes/offer/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kOfferMostWidth = 900;
constexpr float kOfferButton = 48;
constexpr float kOfferLine = 25;

}  // namespace

/// Returns the height of the text and of the buttons below it, on a screen that is not low.
float OfferScene::height_of_words(float text_scale, std::size_t buttons) const {
    const float lines = static_cast<float>(offer_lines(offer_).size());
    return std::max(400 * text_scale, static_cast<float>(buttons) * (kOfferButton + 10) + 22 +
                                          (84 + lines * kOfferLine) * text_scale);
}

void OfferScene::draw_words(ui::Canvas& canvas, Rect in, bool low, const Commands& list) const {
    const ui::Theme& t = canvas.theme;
    const std::span<const Command> buttons = list.of_group("This link");
    Rect foot = ui::take_bottom(
        in, low ? kOfferButton : static_cast<float>(buttons.size()) * (kOfferButton + 10) - 10, 16);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Rect at =
            low ? ui::column(foot, static_cast<int>(i), static_cast<int>(buttons.size()), 8)
                : ui::take_top(foot, kOfferButton, 10);
        ui::ButtonStyle style{i == 0 ? ui::ButtonKind::main : ui::ButtonKind::paper};
        style.word = low && buttons[i].id == "change" ? std::string_view("Set-up")
                     : low && buttons[i].id == "sit"  ? std::string_view("Sit down")
                                                      : std::string_view(buttons[i].label);
        ui::button(canvas, {buttons[i].id, buttons[i].label, at}, style);
    }
    const float title = low ? 30 : 40;
    ui::draw_text(canvas, ui::take_top(in, 24 * canvas.text_scale), status(),
                  ui::style::body.in(t.ink_soft));
    ui::draw_text(canvas, ui::take_top(in, title * 1.25F * canvas.text_scale, low ? 2 : 10),
                  offer_.setup.game->info->title, {ui::Face::title, title, t.ink, ui::Align::left});
    for (const std::string& line : offer_lines(offer_)) {
        ui::draw_text(canvas, ui::take_top(in, (low ? 22 : kOfferLine) * canvas.text_scale), line,
                      {ui::Face::text, low ? 15.0F : 16.0F, t.ink, ui::Align::left});
    }
}

void OfferScene::draw(ui::Canvas& canvas, const Commands& list) {
    ui::room(canvas);
    ui::header(canvas, "Cartotheque", "A link");
    const bool upright = ui::size_class(canvas) == ui::SizeClass::phone;
    const bool low = ui::size_class(canvas) == ui::SizeClass::turned_phone;
    const float margin = upright || low ? 14 : 40;
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height + (low ? 8 : 16));
    ui::take_bottom(all, low ? 8 : 16);
    const float width = std::min(kOfferMostWidth, all.w - 2 * margin);
    const float words = height_of_words(canvas.text_scale, list.of_group("This link").size());
    const float height = std::min(all.h, upright ? 640.0F : std::max(460.0F, words + 48));
    const Rect paper =
        ui::around({all.center().x, all.y + std::max(height / 2, all.h * 0.46F)}, width, height);
    ui::paper(canvas, paper);
    Rect in = paper.inset(upright || low ? 16 : 24);
    if (upright) {
        const float picture = std::clamp(in.h - words, 0.0F, in.w * 0.6F);
        if (picture > 60) {
            services_.views.of(*offer_.setup.game)
                .draw_picture(canvas, ui::take_top(in, picture, 16));
        }
    } else {
        services_.views.of(*offer_.setup.game)
            .draw_picture(canvas, ui::take_left(in, in.w * 0.5F, 28));
    }
    draw_words(canvas, in, low, list);
}

}  // namespace ctq::scenes
