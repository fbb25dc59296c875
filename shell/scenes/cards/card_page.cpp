#include "shell/scenes/cards/card_page.hpp"

#include <algorithm>

#include "shell/ui/ui.hpp"

namespace ctq::scenes {

ui::Rect begin_card_page(ui::Canvas& canvas, std::string_view title, const std::string& words) {
    constexpr float most = 900;
    ui::room(canvas);
    const bool small = ui::narrow(canvas);
    ui::header(canvas, title, "", "back");
    ui::Rect body = canvas.screen;
    ui::take_top(body, ui::header_height + (small ? 10 : 20));
    const float width = std::min(most, body.w - (small ? 24.0F : 64.0F));
    ui::Rect in{body.center().x - width / 2, body.y, width, body.h - (small ? 8 : 20)};
    const ui::TextStyle style = ui::style::body.in(canvas.theme.muted);
    const float height = ui::text_height(canvas, words, in.w, style) + 1;
    ui::draw_wrapped(canvas, ui::take_top(in, height, kCardGap), words, style);
    return in;
}

}  // namespace ctq::scenes
