#include "shell/scenes/sentences.hpp"

#include <string>

#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kBullet = 24;
constexpr ui::TextStyle kRuleText{ui::Face::text, 15, 0, ui::Align::left};

}  // namespace

float sentences_height(const ui::Canvas& canvas, std::span<const std::string_view> lines,
                       float width) {
    float h = 0;
    for (const std::string_view line : lines) {
        h += ui::text_height(canvas, line, width - kBullet, kRuleText) + 8;
    }
    return h;
}

void draw_sentences(ui::Canvas& canvas, Rect area, std::span<const std::string_view> lines) {
    const ui::Theme& t = canvas.theme;
    ui::TextStyle style = kRuleText;
    style.color = t.text;
    int number = 0;
    for (const std::string_view line : lines) {
        const float h = ui::text_height(canvas, line, area.w - kBullet, style);
        Rect row = ui::take_top(area, h + 1, 7);
        const Rect mark = ui::take_left(row, kBullet);
        ui::draw_text(canvas, {mark.x, mark.y, mark.w, ui::line_height(canvas, style)},
                      std::to_string(++number), {ui::Face::title, 19, t.title, ui::Align::left});
        ui::draw_wrapped(canvas, row, line, style);
    }
}

}  // namespace ctq::app
