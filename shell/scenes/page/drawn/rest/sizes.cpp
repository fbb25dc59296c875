#include <algorithm>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/page/drawn/layout.hpp"

namespace ctq::scenes {

using ui::Rect;
using Kind = PagePart::Kind;

namespace {

constexpr float kCardsWidth = 700;  // where cards of a choice stand side by side

}  // namespace

float wanted_control(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                     float width) {
    switch (part.kind) {
        case Kind::number:
            return ui::grown(canvas, 128);
        case Kind::choice: {
            float widest = 40;
            const bool bar = part.as == As::row || part.as == As::bar;
            const ui::TextStyle style{bar ? ui::Face::bold : ui::Face::text, bar ? 14.0F : 15.0F};
            for (const Command& one : list.of(part)) {
                widest = std::max(widest, ui::text_width(canvas, one.word(), style));
            }
            widest = std::max(widest, ui::text_width(canvas, part.value, style));
            return bar ? (widest + 22) * static_cast<float>(part.count)
                       : std::max(std::min(ui::grown(canvas, 182), width * 0.53F), widest + 56);
        }
        default:
            break;
    }
    return std::min(ui::grown(canvas, 182), width * 0.53F);
}

float lay_out_cards(const ui::Canvas& canvas, const Commands& list, const PagePart& part,
                    float width) {
    const int columns = width < kCardsWidth ? 1 : static_cast<int>(part.count);
    const float one = ui::column({0, 0, width, 0}, 0, columns, kPageGap).w;
    part.control = 0;
    for (const Command& command : list.of(part)) {
        part.control = std::max(part.control, pick_card_height(canvas, one, command.look.tip));
    }
    part.below = columns == 1;
    return place_in_columns(list, part, {0, 0, width, 0}, columns, part.control,
                            [](const Command&, Rect) {});
}

}  // namespace ctq::scenes
