#include "shell/ui/seats.hpp"

#include <array>
#include <cassert>
#include <string>

#include "shell/ui/draw.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float rim_width = 2;
constexpr std::size_t most_points = 48;

constexpr Color white = rgb(0xFFFFFF);
constexpr Color black = rgb(0x1B140E);

constexpr SeatLook looks[] = {{rgb(0x0072B2), white, Shape::circle, "blue"},
                              {rgb(0xE6B800), black, Shape::square, "yellow"},
                              {rgb(0xD55E00), black, Shape::triangle, "red"},
                              {rgb(0x009E73), black, Shape::diamond, "green"},
                              {rgb(0x8C5A2B), white, Shape::hexagon, "brown"},
                              {rgb(0x56B4E9), black, Shape::star, "sky"},
                              {rgb(0xCC79A7), black, Shape::cross, "purple"},
                              {rgb(0x7A7A7A), white, Shape::pentagon, "grey"}};

struct SeatOutline {
    std::array<Point, most_points> points;
    std::size_t size = 0;
    void add(Point p) { points[size++] = p; }
    [[nodiscard]] std::span<const Point> span() const { return {points.data(), size}; }
};

/// Appends the corners of a regular polygon. Where `inner` is above 0, every second corner has this
/// radius.
void regular(SeatOutline& out, Point c, int corners, float radius, float turn, float inner = 0) {
    for (int i = 0; i < corners; ++i) {
        const float a = turn + 2 * pi * static_cast<float>(i) / static_cast<float>(corners);
        const float r = inner > 0 && i % 2 == 1 ? inner : radius;
        out.add(c + Point{std::cos(a), std::sin(a)} * r);
    }
}

void cross(SeatOutline& out, Point c, float s) {
    const float a = s * 0.52F;
    const float b = s * 0.2F;
    constexpr int corner[12][2] = {{1, 0}, {1, 1}, {0, 1}, {0, 2}, {1, 2}, {1, 3},
                                   {2, 3}, {2, 2}, {3, 2}, {3, 1}, {2, 1}, {2, 0}};
    const float at[4] = {-a, -b, b, a};
    for (const auto& xy : corner) {
        out.add(c + Point{at[xy[0]], at[xy[1]]});
    }
}

/// Returns the outline of a shape. Sizes are chosen so that all shapes look equally heavy.
SeatOutline outline_of(Shape shape, Point c, float s, float ratio) {
    SeatOutline out;
    switch (shape) {
        case Shape::circle:
            regular(out, c, s * ratio > 40 ? 48 : 32, s * 0.5F, 0);
            break;
        case Shape::square:
            regular(out, c, 4, s * 0.62F, pi / 4);
            break;
        case Shape::triangle:
            regular(out, c + Point{0, s * 0.1F}, 3, s * 0.66F, -pi / 2);
            break;
        case Shape::diamond:
            regular(out, c, 4, s * 0.62F, 0);
            break;
        case Shape::hexagon:
            regular(out, c, 6, s * 0.54F, 0);
            break;
        case Shape::star:
            regular(out, c, 10, s * 0.66F, -pi / 2, s * 0.36F);
            break;
        case Shape::cross:
            cross(out, c, s);
            break;
        case Shape::pentagon:
            regular(out, c + Point{0, s * 0.03F}, 5, s * 0.57F, -pi / 2);
            break;
    }
    return out;
}

void closed_line(Canvas& canvas, const SeatOutline& o, Color color, float width) {
    trace(canvas, o.span(), color, width, true);
}

}  // namespace

const SeatLook& seat_look(int seat) {
    assert(seat >= 1 && seat <= 8);
    return looks[seat - 1];
}

void token(Canvas& canvas, Point center, float size, int seat, const TokenStyle& style) {
    const SeatLook& look = seat_look(seat);
    const float s = style.lifted ? size * 1.12F : size;
    const float drop = style.lifted ? s * 0.28F : s * 0.09F;
    const float blur = style.lifted ? s * 0.6F : s * 0.4F;
    const float box = s * 0.5F;
    const Rect base = around(center, 2 * box, 2 * box);
    shadow(canvas, base.inset(s * 0.06F), s * 0.4F, blur, drop,
           rgb(0x1A1206, 0.42F * style.opacity));
    const SeatOutline out = outline_of(look.shape, center, s, canvas.ratio);
    if (style.highlit) {
        closed_line(canvas, out, faded(canvas.theme.may, style.opacity), rim_width + 6);
    }
    const Point middle = look.shape == Shape::triangle ? center + Point{0, s * 0.1F} : center;
    const Color color = style.quiet ? mix(look.color, canvas.theme.disc, 0.6F) : look.color;
    fan(canvas, middle, out.span(), faded(color, style.opacity));
    closed_line(canvas, out, faded(canvas.theme.rim, style.opacity), rim_width);
    if (style.count > 1) {
        const float em = s * 0.56F / canvas.text_scale;
        draw_text(canvas, around(middle, s * 2, s), std::to_string(style.count),
                  {Face::bold, em, look.ink, Align::center});
    }
}

void axis_sign(Canvas& canvas, Point center, float size, int seat, Axis axis, float opacity) {
    const SeatLook& look = seat_look(seat);
    const Rect rect = around(center, size, size);
    fill(canvas, rect.inset(-1.2F), size * 0.28F, faded(canvas.theme.rim, opacity));
    fill(canvas, rect, size * 0.24F, faded(look.color, opacity));
    const float across = std::max(2.0F, size * 0.17F);
    const float along = size * 0.58F;
    fill(canvas,
         axis == Axis::upright ? around(center, across, along) : around(center, along, across), 0,
         faded(look.ink, opacity));
}

void seat_mark(Canvas& canvas, Point center, float size, int seat, Axis axis) {
    if (axis == Axis::none) {
        token(canvas, center, size, seat);
    } else {
        axis_sign(canvas, center, size * 0.92F, seat, axis);
    }
}

std::vector<Point> stack_on(Point center, float radius, float size, int n) {
    std::vector<Point> out;
    if (n <= 3) {
        const float away = radius * 1.04F;
        const float apart = 2 * std::asin(std::min(0.95F, size * 0.5F / away));
        for (int i = 0; i < n; ++i) {
            const float a =
                -pi / 2 + (static_cast<float>(i) - static_cast<float>(n - 1) / 2) * apart;
            out.push_back(center + Point{std::cos(a), std::sin(a)} * away);
        }
        return out;
    }
    const int rows = n <= 6 ? 2 : 3;
    const int columns = (n + rows - 1) / rows;
    for (int i = 0; i < n; ++i) {
        const int row = i / columns;
        const int in_row = std::min(columns, n - row * columns);
        out.push_back(
            center +
            Point{(static_cast<float>(i % columns) - static_cast<float>(in_row - 1) / 2) * size *
                      1.02F,
                  (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * size * 1.02F -
                      radius * 0.3F});
    }
    return out;
}

}  // namespace ctq::ui
