#include <array>

#include "shell/tables/incan_gold/frame.hpp"

/// Draws the temple: a corridor of stone with steps down into the dark, and two torches.
namespace ctq::incan_gold::view {

using ui::Point;
using ui::Rect;

namespace {

constexpr int kFrames = 5;          // doorways, one behind the other
constexpr float kNarrower = 0.74F;  // size of a doorway relative to the one before it

/// Returns the rectangle of doorway `i`. The first fills the area; the others are lower, as the
/// steps lead down.
Rect doorway(Rect area, int i) {
    Rect at = area;
    for (int k = 0; k < i; ++k) {
        at = ui::around(at.center() + Point{0, at.h * 0.02F}, at.w * kNarrower, at.h * kNarrower);
    }
    return at;
}

/// Draws the floor between two doorways as three steps.
void draw_steps(ui::Canvas& canvas, Rect near, Rect far, float light) {
    constexpr int kSteps = 3;
    for (int k = 0; k < kSteps; ++k) {
        const float t = static_cast<float>(k) / kSteps;
        const Point left = ui::mix({near.x, near.bottom()}, {far.x, far.bottom()}, t);
        const Point right = ui::mix({near.right(), near.bottom()}, {far.right(), far.bottom()}, t);
        ui::line(canvas, left, right, ui::faded(kTemple.line, light), 1.5F);
    }
}

void draw_torch(ui::Canvas& canvas, Point at, float size, float light) {
    ui::glow(canvas, at, size * 5, size * 5.5F, ui::faded(kTemple.glow, 0.42F * light));
    const std::array<Point, 3> handle = {at + Point{-size * 0.16F, size * 0.3F},
                                         at + Point{size * 0.16F, size * 0.3F},
                                         at + Point{0, size * 1.5F}};
    ui::polygon(canvas, handle, ui::rgb(0x6B4A2A));
    const std::array<Point, 4> flame = {at + Point{0, -size * 0.75F}, at + Point{size * 0.3F, 0},
                                        at + Point{0, size * 0.34F}, at + Point{-size * 0.3F, 0}};
    ui::polygon(canvas, flame, ui::mix(ui::rgb(0x6A3A22), ui::rgb(0xF2B95B), light));
}

}  // namespace

void draw_temple(ui::Canvas& canvas, Rect area, float light) {
    ui::shadow(canvas, area, ui::radius_panel, 20, 5, canvas.theme.shadow);
    ui::fill(canvas, area, ui::radius_panel, kTemple.stone_from, kTemple.stone_to);
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area.inset(1));
    for (int i = 1; i <= kFrames; ++i) {
        const Rect near = doorway(area, i - 1);
        const Rect far = doorway(area, i);
        const float lit = light * (1 - 0.16F * static_cast<float>(i - 1));
        ui::fill(canvas, far, 3, ui::rgb(0x0B0610, 0.22F));
        draw_steps(canvas, near, far, lit);
        ui::outline(canvas, far, 3, ui::faded(kTemple.line, 0.5F + 0.5F * lit), 1.5F);
        for (const float x : {0.0F, 1.0F}) {
            for (const float y : {0.0F, 1.0F}) {
                ui::line(canvas, {near.x + near.w * x, near.y + near.h * y},
                         {far.x + far.w * x, far.y + far.h * y},
                         ui::faded(kTemple.line, 0.8F * lit), 1.5F);
            }
        }
    }
    // In the margin beside the path, which may be as wide as the board.
    const float margin = ui::narrow(canvas) ? 12 : 24;
    const float size = std::clamp(area.h * 0.045F, 8.0F, margin);
    for (const float x : {area.x + margin / 2, area.right() - margin / 2}) {
        draw_torch(canvas, {x, area.y + area.h * 0.3F}, size, light);
    }
    ui::pop_clip(canvas, before);
    ui::outline(canvas, area, ui::radius_panel, kTemple.edge);
}

}  // namespace ctq::incan_gold::view
