#include "shell/ui/marks.hpp"

#include <array>

#include "shell/ui/draw.hpp"

namespace ctq::ui {

namespace {

float ring_width(float radius) {
    return std::clamp(radius * 0.15F, 3.0F, 5.0F);
}
float ring_gap(float radius) {
    return std::clamp(radius * 0.13F, 2.5F, 6.0F);
}

}  // namespace

void legal_ring(Canvas& canvas, Point center, float radius, bool hovered) {
    const float w = ring_width(radius) + (hovered ? 1.5F : 0.0F);
    const float r = radius + ring_gap(radius);
    if (hovered) {
        disc(canvas, center, r, faded(canvas.theme.may, 0.22F));
    }
    ring(canvas, center, r, canvas.theme.may, w);
}

void last_mark(Canvas& canvas, Point center, float radius, Color color) {
    halo(canvas, around(center, 2 * radius, 2 * radius), radius, std::min(14.0F, radius * 0.6F),
         faded(color, 0.7F));
    ring(canvas, center, radius + 1, color, 2.5F);
}

void trail(Canvas& canvas, std::span<const Point> points, Color color, float width) {
    dashes(canvas, points, color, width, 9, 6);
    const Point tip = points.back();
    const float s = width * 2.6F;
    // The head takes the direction of the line over the head's own length, however close the points
    // are.
    auto behind = points.rbegin();
    while (behind + 1 != points.rend() && length(tip - *behind) < s) {
        ++behind;
    }
    Point along = tip - *behind;
    along = along * (1 / std::max(length(along), 0.01F));
    const Point across{-along.y, along.x};
    const std::array<Point, 3> head = {tip + along * (s * 0.7F), tip - along * s + across * s,
                                       tip - along * s - across * s};
    polygon(canvas, head, color);
}

void awaited_ring(Canvas& canvas, Rect rect, float radius) {
    const Color color = canvas.theme.dark ? rgb(0xFFC94D) : rgb(0xC77700);
    halo(canvas, rect.inset(-4), radius + 4, 12, faded(color, 0.8F));
    outline(canvas, rect.inset(-5), radius + 5, color, 3.5F);
}

void focus_ring(Canvas& canvas, Rect rect, float radius) {
    const Theme& t = canvas.theme;
    outline(canvas, rect.inset(-6), radius + 6, t.dark ? rgb(0x0A1824, 0.85F) : rgb(0xFFFFFF, 0.9F),
            4);
    outline(canvas, rect.inset(-5), radius + 5, t.dark ? rgb(0xFFE9B0) : rgb(0x5A3E00), 2);
}

}  // namespace ctq::ui
