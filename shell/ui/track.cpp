#include "shell/ui/track.hpp"

#include <array>
#include <string>

#include "shell/ui/draw.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float numbered = 11;      // minimum radius of a disc that has room for its number
constexpr float least_number = 10;  // minimum size of a number, in pixels

/// Fills the sharp corner inside a turn so that it is round. The edges meet at `corner`; `in`
/// points diagonally into the open; `radius` is the radius of the rounding.
void fillet(Canvas& canvas, Point corner, Point in, float radius, Color color) {
    constexpr int steps = 8;
    constexpr float lap = 1.0F;   // how far it extends below the ribbon, so that no seam shows
    constexpr float edge = 1.5F;  // width of the line inside the edge that smooths it
    const Point center = corner + in * radius;
    const float reach = radius + edge / 2;
    std::array<Point, steps + 4> points;
    for (int i = 0; i <= steps; ++i) {
        const float a = 3.14159265F / 2 * static_cast<float>(i) / steps;
        points[static_cast<std::size_t>(i) + 1] =
            center - Point{in.x * std::sin(a), in.y * std::cos(a)} * reach;
    }
    const Point below = corner - in * lap;
    points[0] = {points[1].x, below.y};
    points[steps + 2] = {below.x, points[steps + 1].y};
    points[steps + 3] = below;
    fan(canvas, below, points, color);
    trace(canvas, std::span(points).subspan<1, steps + 1>(), color, edge);
}

/// Draws one layer of the ribbon; `round` is the radius of the rounding inside the turns.
void draw_ribbon(Canvas& canvas, const TrackLayout& layout, float half, float round, Color color) {
    trace(canvas, layout.ribbon, color, 2 * half);
    disc(canvas, layout.ribbon.front(), half, color);
    disc(canvas, layout.ribbon.back(), half, color);
    for (const Turn& turn : layout.turns) {
        const float x = turn.x - turn.side * half;
        fillet(canvas, {x, turn.upper + half}, {-turn.side, 1}, round, color);
        fillet(canvas, {x, turn.lower - half}, {-turn.side, -1}, round, color);
    }
}

/// Returns the radius of the rounding inside the turns. Where the gap is narrow, it ends in a half
/// circle, like a slot.
float rounding(const TrackLayout& layout, float half) {
    float gap = layout.disc * 1.6F;
    for (const Turn& turn : layout.turns) {
        gap = std::min(gap, turn.lower - turn.upper - 2 * half);
    }
    return std::max(0.0F, gap / 2);
}

void draw_space(Canvas& canvas, Point at, float radius) {
    const Theme& t = canvas.theme;
    disc(canvas, at + Point{0, radius * 0.05F}, radius * 1.03F, faded(t.ribbon_line, 0.55F));
    disc(canvas, at, radius, t.disc);
    ring(canvas, at, radius, mix(t.ribbon_line, t.ink_soft, 0.55F), radius > 24 ? 1.6F : 1.3F);
}

/// Draws the fortress from which the pirates escape, around the middle of the start.
void draw_fortress(Canvas& canvas, Point center, float disc, bool gate) {
    const Theme& t = canvas.theme;
    const auto at = [&](float x, float y) { return center + Point{x, y} * disc; };
    const Color stone = mix(t.disc, t.ribbon_line, 0.42F);
    const float pen = std::clamp(disc * 0.05F, 1.2F, 2.0F);
    constexpr float side = 1.19F;
    constexpr int merlons = 9;  // with the gaps between them
    std::array<Point, 2 * merlons + 2> wall;
    wall[0] = at(-side, 0.42F);
    for (std::size_t i = 0; i < merlons; ++i) {
        const float x = -side + 2 * side / merlons * static_cast<float>(i);
        const float top = i % 2 == 0 ? -1.42F : -1.2F;
        wall[2 * i + 1] = at(x, top);
        wall[2 * i + 2] = at(x + 2 * side / merlons, top);
    }
    wall.back() = at(side, 0.42F);
    fan(canvas, at(0, 0.2F), wall, stone);
    stroke(canvas, wall, mix(t.ribbon_line, t.ink_soft, 0.55F), pen, true);
    if (!gate) {
        return;
    }
    constexpr float half = 0.42F;  // half of the gate's width
    std::array<Point, 11> arch;
    arch.front() = at(-half, 0.42F);
    for (std::size_t i = 0; i < 9; ++i) {
        const float a = pi * static_cast<float>(i) / 8;
        arch[i + 1] = at(-half * std::cos(a), -0.55F - half * std::sin(a));
    }
    arch.back() = at(half, 0.42F);
    polygon(canvas, arch, faded(t.ink, 0.7F));
    for (const float x : {-0.21F, 0.0F, 0.21F}) {
        line(canvas, at(x, -0.95F), at(x, -0.3F), stone, pen);
    }
    line(canvas, at(-half, -0.55F), at(half, -0.55F), stone, pen);
}

}  // namespace

TokenStack tokens_at(const TrackLayout& layout, int place, int n) {
    const float disc = layout.disc;
    const Point at = layout.places[static_cast<std::size_t>(place)];
    if (place > 0 && place + 1 < static_cast<int>(layout.places.size())) {
        const float size = disc * (n <= 3 ? 0.78F : 0.66F);
        return {stack_on(at, disc, size, n), size};
    }
    // On the start, tokens stand above its word; on the boat, along the deck. Many tokens form two
    // rows.
    TokenStack stack;
    const int rows = n <= 3 ? 1 : 2;
    const int columns = (n + rows - 1) / rows;
    stack.size = disc * (rows == 1 ? 0.8F : 0.66F);
    const float gap = stack.size * 1.06F;
    const float lowest = place == 0 ? disc * (rows == 1 ? -0.3F : -0.02F) : disc * 0.12F;
    for (int i = 0; i < n; ++i) {
        const int row = i / columns;
        const int in_row = std::min(columns, n - row * columns);
        const float x = static_cast<float>(i % columns) - static_cast<float>(in_row - 1) / 2;
        stack.at.push_back(at + Point{x * gap, lowest - static_cast<float>(rows - 1 - row) * gap});
    }
    return stack;
}

float place_radius(const TrackLayout& layout, int place) {
    const bool end = place == 0 || place + 1 == static_cast<int>(layout.places.size());
    return end ? layout.disc * 1.02F : layout.disc;
}

void draw_boat(Canvas& canvas, Point c, float size) {
    const float u = size / 24;
    const auto at = [c, u](float x, float y) { return c + Point{(x - 12) * u, (y - 15) * u}; };
    const Theme& t = canvas.theme;
    const Color sail = rgb(0xFFFBF0);
    const std::array<Point, 4> hull = {at(0.6F, 15), at(23.4F, 15), at(20, 21.4F), at(4, 21.4F)};
    const std::array<Point, 3> main_sail = {at(12.6F, 0), at(20.6F, 12.6F), at(12.6F, 12.6F)};
    const std::array<Point, 3> fore_sail = {at(10.6F, 3.6F), at(10.6F, 12.6F), at(4.4F, 12.6F)};
    const float pen = std::max(1.2F, size * 0.03F);
    line(canvas, at(11.6F, 15), at(11.6F, -0.8F), t.ink, pen * 1.3F);
    polygon(canvas, main_sail, sail);
    stroke(canvas, main_sail, t.ink, pen, true);
    polygon(canvas, fore_sail, sail);
    stroke(canvas, fore_sail, t.ink, pen, true);
    polygon(canvas, hull, rgb(0x7A5230));
    stroke(canvas, hull, t.ink, pen, true);
    line(canvas, at(1.8F, 17.4F), at(22.2F, 17.4F), faded(t.ink, 0.45F), pen * 0.8F);
}

void draw_track(Canvas& canvas, const TrackLayout& layout, bool gate) {
    const Theme& t = canvas.theme;
    const float edge = std::clamp(layout.disc * 0.1F, 2.0F, 3.5F);
    const float round = rounding(layout, layout.half + edge);
    draw_ribbon(canvas, layout, layout.half + edge, round, t.ribbon_line);
    draw_ribbon(canvas, layout, layout.half, round + edge, t.ribbon);
    for (std::size_t i = 1; i + 1 < layout.places.size(); ++i) {
        draw_space(canvas, layout.places[i], layout.disc);
    }
    draw_fortress(canvas, layout.places.front(), layout.disc, gate);
    draw_boat(canvas, layout.places.back() + Point{0, layout.disc * 0.15F}, layout.disc * 2.3F);
}

void draw_track_signs(Canvas& canvas, const TrackLayout& layout, std::span<const Symbol> symbols) {
    const Theme& t = canvas.theme;
    for (std::size_t i = 0; i < symbols.size() && i + 2 < layout.places.size(); ++i) {
        symbol(canvas, symbols[i], layout.places[i + 1], layout.disc * symbol_share, t.ink);
    }
    const float em = std::clamp(layout.disc * 0.56F, 12.0F, 19.0F) / canvas.text_scale;
    const Rect label = around(layout.places.front(), layout.half * 2, 20);
    const TextStyle style{Face::title, em, t.ink, Align::center};
    draw_text(canvas, label.moved({0, layout.disc * 0.76F}), "Start",
              fitted(canvas, "Start", style, label.w, 5));
}

void draw_track_numbers(Canvas& canvas, const TrackLayout& layout) {
    const Theme& t = canvas.theme;
    const TextStyle style{Face::text,
                          std::clamp(layout.disc * 0.42F, least_number, 12.0F) / canvas.text_scale,
                          t.ink, Align::center};
    for (std::size_t i = 1; layout.disc >= numbered && i + 1 < layout.places.size(); ++i) {
        const std::string number = std::to_string(i);
        const Point at = layout.places[i] + Point{layout.disc * 0.9F, layout.disc * 0.97F};
        const float width = text_width(canvas, number, style);
        fill(canvas, around(at, width + 3, 11), 4, t.ribbon);
        draw_text(canvas, around(at, 24, 12), number, style);
    }
}

}  // namespace ctq::ui
