#include <algorithm>
#include <array>

#include "shell/tables/incan_gold/frame.hpp"

/// The lobby's picture: a path in play, and the tent outside.
namespace ctq::incan_gold::view {

using ui::Rect;

void View::draw_picture(ui::Canvas& canvas, Rect area) const {
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area);
    draw_temple(canvas, area);
    constexpr std::array<int, 5> path = {7, kFirstHazard + 3, 11, kArtifact, kFirstHazard};
    const bool large = area.w > 420;
    const std::size_t count = large ? 5 : 4;
    const auto n = static_cast<float>(count) + 1;
    const float gap = area.w * 0.022F;
    const float w = std::min((area.w * 0.9F - gap * (n - 1)) / n, area.h * 0.4F);
    const float h = w / 0.72F;
    float x = area.center().x - (n * w + (n - 1) * gap) / 2;
    for (std::size_t i = 0; i < count; ++i, x += w + gap) {
        const float rise = (i % 2 == 0 ? -1.0F : 1.0F) * h * 0.04F;
        draw_temple_card(canvas, {x, area.y + area.h * 0.44F - h / 2 + rise, w, h}, path[i], "");
    }
    draw_temple_back(canvas, {x, area.y + area.h * 0.44F - h / 2, w, h});
    const float y = area.y + area.h * 0.86F;
    const float size = std::min(26.0F, area.h * 0.12F);
    float at = area.center().x - size * 3;
    for (int seat = 1; seat <= 4; ++seat, at += size * 1.25F) {
        ui::token(canvas, {at, y}, size, seat);
    }
    ui::symbol(canvas, ui::Symbol::tent, {at + size * 0.5F, y}, size * 1.5F, kTemple.gold);
    ui::pop_clip(canvas, before);
}

}  // namespace ctq::incan_gold::view
