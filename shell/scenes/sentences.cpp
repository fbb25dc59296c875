#include "shell/scenes/sentences.hpp"

#include <string>

#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kBullet = 24;
constexpr ui::TextStyle kRuleText = ui::style::body;

}  // namespace

void sentences(ui::Column& column, ui::Canvas& canvas, std::span<const std::string_view> lines) {
    int number = 0;
    for (const std::string_view line : lines) {
        ++number;
        const float h = ui::text_height(canvas, line, column.width() - kBullet, kRuleText);
        column.add(h + 1, 7, [&](Rect row) {
            const Rect mark = ui::take_left(row, kBullet);
            ui::draw_text(canvas, {mark.x, mark.y, mark.w, ui::line_height(canvas, kRuleText)},
                          std::to_string(number),
                          {ui::Face::title, 19, canvas.theme.title, ui::Align::left});
            ui::draw_wrapped(canvas, row, line, kRuleText);
        });
    }
}

}  // namespace ctq::scenes
