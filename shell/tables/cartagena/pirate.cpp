#include "shell/tables/cartagena/pirate.hpp"

#include <array>

#include "shell/ui/ui.hpp"

namespace ctq::cartagena::view {

void draw_pirate(ui::Canvas& canvas, ui::Point center, float size, int seat,
                 const ui::TokenStyle& style) {
    ui::token(canvas, center, size, seat, style);
    const float s = style.lifted ? size * 1.12F : size;
    // Half of the hat's outline, from the brim's middle to the top; the other half mirrors it.
    constexpr ui::Point kHalf[] = {{0, -0.24F},    {0.3F, -0.2F},  {0.5F, -0.24F},  {0.58F, -0.42F},
                                   {0.4F, -0.46F}, {0.28F, -0.6F}, {0.14F, -0.68F}, {0, -0.7F}};
    constexpr std::size_t kCorners = std::size(kHalf);
    std::array<ui::Point, 2 * kCorners - 2> hat;
    for (std::size_t i = 0; i < kCorners; ++i) {
        hat[i] = center + kHalf[i] * s;
    }
    for (std::size_t i = 1; i + 1 < kCorners; ++i) {
        hat[kCorners - 1 + i] =
            center + ui::Point{-kHalf[kCorners - 1 - i].x, kHalf[kCorners - 1 - i].y} * s;
    }
    const ui::Theme& t = canvas.theme;
    const ui::Color felt = ui::mix(ui::rgb(0x2B1F16), t.disc, style.quiet ? 0.6F : 0.0F);
    ui::fan(canvas, center - ui::Point{0, 0.38F * s}, hat, ui::faded(felt, style.opacity));
    ui::trace(canvas, hat, ui::faded(t.rim, style.opacity), std::clamp(s * 0.05F, 1.0F, 2.0F),
              true);
    ui::disc(canvas, center - ui::Point{0, 0.45F * s}, 0.09F * s, ui::faded(t.rim, style.opacity));
}

}  // namespace ctq::cartagena::view
