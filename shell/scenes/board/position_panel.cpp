// The controls of review and sandbox: status, remark, rail, step buttons.
#include <algorithm>
#include <array>
#include <string>

#include "engine/core/text.hpp"
#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/board/positions.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kPlay = 44;   // width of the playback button
constexpr float kSpeed = 84;  // width of the speed button

/// Draws the symbol of a step button from bars and triangles, as on a media player.
void draw_sign(ui::Canvas& canvas, ui::Point c, const PositionStep& step, ui::Color color) {
    const bool bar = step.length == StepLength::end;
    const bool twice = step.length == StepLength::turn;
    const float d = step.back ? -1.0F : 1.0F;
    const float shift = bar ? -2 * d : twice ? -5 * d : 0;
    for (const float x : {0.0F, 9.0F}) {
        const std::array<ui::Point, 3> arrow = {ui::Point{c.x + shift + (x - 5) * d, c.y - 8},
                                                ui::Point{c.x + shift + (x + 6) * d, c.y},
                                                ui::Point{c.x + shift + (x - 5) * d, c.y + 8}};
        if (x == 0 || twice) {
            ui::polygon(canvas, arrow, color);
        }
    }
    if (bar) {
        ui::fill(canvas, ui::around({c.x + shift + 8 * d, c.y}, 2.5F, 16), 1, color);
    }
}

/// Draws the button that switches to the next playback speed.
void draw_speed(const PositionScene& scene, ui::Canvas& canvas, Rect rect) {
    const store::SettingSpec& choice = store::kSettingSpecs[store::kWatchSpeed];
    const int now = choice.field.chosen(scene.settings());
    const char* word = choice.words[now].label;
    if (ui::button(canvas,
                   {"speed", std::string("Speed: ") + word, ui::around(rect.center(), rect.w, 40)},
                   {.word = word, .size = 14})) {
        scene.ask(std::string("set:watch=") + choice.words[(now + 1) % choice.count].word);
    }
}

}  // namespace

void draw_rail(const PositionScene& scene, ui::Canvas& canvas, Rect rect) {
    const auto playing = scene.playing();
    if (playing) {
        const Rect at = ui::take_left(rect, kPlay, 8);
        ui::icon_button(canvas, {*playing ? "pause" : "play", *playing ? "Pause" : "Play", at},
                        *playing ? ui::Symbol::pause : ui::Symbol::play);
    }
    const Rect speed = playing ? ui::take_right(rect, ui::grown(canvas, kSpeed), 8) : Rect{};
    const core::Match& match = scene.session()->match();
    const std::span<const int> stops = scene.stops();
    int at = stops.empty() ? match.cursor() : stop_at(stops, match.cursor());
    if (ui::slider(canvas, {"rail", "The positions of the match", rect}, at,
                   stops.empty() ? scene.first() : 0,
                   stops.empty() ? match.size() : static_cast<int>(stops.size()) - 1)) {
        scene.go_to(stops.empty() ? at : stops[static_cast<std::size_t>(at)]);
    }
    if (playing) {
        draw_speed(scene, canvas, speed);
    }
}

namespace {

void draw_step(const Commands& list, ui::Canvas& canvas, Rect at, const PositionStep& step) {
    const bool enabled = list.enabled(step.id);
    ui::button(canvas, {step.id, core::capitalized(step.key.does), at, enabled},
               {.word = " ", .radius = 14});
    draw_sign(canvas, at.center(), step,
              enabled ? canvas.theme.text : ui::faded(canvas.theme.muted, 0.6F));
}

/// Draws the step buttons: to the beginning, a turn back, a step back, a step on, a turn on, to the
/// end. If a narrow screen has buttons for turns, it has none for beginning and end; the rail leads
/// there.
void draw_steps(const PositionScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool turns = !scene.turn_ends().empty();
    const bool ends = !turns || !ui::narrow(canvas);
    const int count = 2 + (turns ? 2 : 0) + (ends ? 2 : 0);
    int i = 0;
    // In the order of their positions, as indices in kPositionSteps, where the steps by a turn are
    // last.
    for (const int which : {0, 4, 1, 2, 5, 3}) {
        const PositionStep& step = kPositionSteps[which];
        if (step.length == StepLength::one || (step.length == StepLength::turn ? turns : ends)) {
            draw_step(list, canvas, ui::column(rect, i++, count, 6), step);
        }
    }
}

/// Draws the button that plays on from the position shown.
void draw_play_on(const Commands& list, ui::Canvas& canvas, Rect rect, std::string_view word) {
    ui::button(canvas, {"play-on", "Play on from here", rect, list.enabled("play-on")},
               {.kind = ui::ButtonKind::main, .word = word});
}

}  // namespace

void draw_step_row(const PositionScene& scene, const Commands& list, ui::Canvas& canvas, Rect row) {
    // The step buttons beside it stay large enough for fingers, even if text is large.
    constexpr float steps = 4 * 38 + 3 * 6;
    const float wanted = ui::grown(canvas, 96);
    const Rect play_on = ui::take_right(row, std::min(wanted, row.w - steps - 6), 6);
    draw_steps(scene, list, canvas, row);
    draw_play_on(list, canvas, play_on, "Play on");
}

void draw_status(PositionScene& scene, ui::Canvas& canvas, Rect rect) {
    scene.status_at = {rect.x, rect.bottom() - 44, rect.w, 44};
    const std::string words = scene.status();
    ui::TextStyle style = ui::style::body;
    if (ui::text_width(canvas, words, style) > rect.w) {
        style.size = 14;
    }
    const float h = std::min(rect.h, ui::text_height(canvas, words, rect.w, style));
    ui::draw_wrapped(canvas, {rect.x, rect.center().y - h / 2, rect.w, h + 1}, words, style);
}

float remark_height(const PositionScene& scene, const Commands& list, const ui::Canvas& canvas,
                    int lines) {
    const float words = 22.0F * static_cast<float>(lines) * canvas.text_scale;
    return !scene.remark()              ? 0
           : list.in(kAtRemark).empty() ? words
                                        : std::max(words, ui::touch_target);
}

namespace {

constexpr float kRemarkApart = 6;  // gap between two buttons of a remark

/// Returns whether buttons with words leave enough room for the remark's text.
bool words_fit(std::span<const Command* const> buttons, const ui::Canvas& canvas, float width) {
    float all = 0;
    for (const Command* button : buttons) {
        all += ui::button_width(canvas, button->word(), {.size = 14}) + kRemarkApart;
    }
    return !ui::narrow(canvas) && all <= 0.52F * width;
}

/// Draws the commands at `kAtRemark` at the right of `rect`, and removes their area from it.
void draw_remark_buttons(const Commands& list, ui::Canvas& canvas, Rect& rect) {
    std::vector<const Command*> buttons = list.in(kAtRemark);
    if (ui::narrow(canvas)) {
        std::erase_if(buttons, [](const Command* one) { return one->look.small_menu; });
    }
    const bool roomy = words_fit(buttons, canvas, rect.w);
    const auto has_word = [&](const Command& one) {
        return one.look.icon == ui::Symbol::none || roomy;
    };
    ui::ButtonStyle style{.size = 14};
    const auto width = [&](const Command& one) {
        return has_word(one) ? ui::button_width(canvas, one.word(), style) : ui::touch_target;
    };
    float all = 0;
    for (const Command* one : buttons) {
        all += width(*one) + kRemarkApart;
    }
    Rect row = ui::take_right(rect, all);
    for (const Command* one : buttons) {
        ui::take_left(row, kRemarkApart);
        const float w = width(*one);
        const ui::SpotSpec spec{
            .name = one->id,
            .label = one->label,
            .rect = ui::around(ui::take_left(row, w).center(), w, ui::touch_target),
            .enabled = one->enabled,
            .tip = one->look.tip};
        style.word = one->word();
        has_word(*one) ? ui::button(canvas, spec, style)
                       : ui::icon_button(canvas, spec, one->look.icon);
    }
}

}  // namespace

void draw_remark(const PositionScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect) {
    if (rect.h <= 0) {
        return;
    }
    draw_remark_buttons(list, canvas, rect);
    const std::string words = scene.remark().value_or("");
    ui::plain_spot(canvas, "best-play", words, rect);
    ui::TextStyle style = ui::style::small.in(canvas.theme.muted);
    while (style.size > 11 && ui::text_height(canvas, words, rect.w, style) > rect.h) {
        style.size -= 0.5F;
    }
    ui::draw_wrapped(canvas, rect, words, style);
}

void draw_position(PositionScene& scene, const Commands& list, ui::Canvas& canvas, Rect body) {
    const tables::ViewContext context = scene.context();
    const float remark = remark_height(scene, list, canvas,
                                       ui::size_class(canvas) >= ui::SizeClass::desktop ? 1 : 2);
    const float apart =
        list.in(kAtRemark).empty() ? 0 : 6;  // keeps fingers on the buttons off the rail
    const Rect foot = ui::take_bottom(body, 34 + remark + apart + kRail + kStepButton + 32, 16);
    draw_board(scene, canvas, body, context);
    ui::panel(canvas, foot);
    Rect in = foot.inset(20, 12);
    draw_status(scene, canvas, ui::take_top(in, 30));
    draw_remark(scene, list, canvas, ui::take_top(in, remark, apart));
    draw_rail(scene, canvas, ui::take_top(in, kRail, 4));
    Rect row = ui::take_top(in, kStepButton);
    const Rect play_on = ui::take_right(row, std::min(220.0F, row.w * 0.38F), 16);
    draw_steps(scene, list, canvas, ui::take_left(row, std::min(row.w, 360.0F)));
    draw_play_on(list, canvas, play_on, "Play on from here");
}

void draw_seats_above(BoardScene& scene, ui::Canvas& canvas, Rect& side) {
    if (!scene.view().shows_seats()) {
        const auto seats = [&](ui::Column& column) { seats_panel(scene, canvas, column); };
        const float needed = ui::measured(side.w, seats);
        ui::draw_in(ui::take_top(side, std::min(needed, side.h * 0.42F), 16), seats);
    }
}

}  // namespace ctq::scenes
