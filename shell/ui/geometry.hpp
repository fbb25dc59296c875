// Points and rectangles in logical pixels (CSS pixels), y down. No ImGui here, so that layouts can
// be computed and tested without a window.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ctq::ui {

inline constexpr float pi = std::numbers::pi_v<float>;

struct Point {
    float x = 0;
    float y = 0;
};

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, float k) {
    return {a.x * k, a.y * k};
}
constexpr bool operator==(Point a, Point b) {
    return a.x == b.x && a.y == b.y;
}
/// Returns the point at a fraction `t` from a to b: a for 0, b for 1; not clamped.
constexpr Point mix(Point a, Point b, float t) {
    return a + (b - a) * t;
}
/// Returns the distance of a point from the origin.
inline float length(Point a) {
    return std::sqrt(a.x * a.x + a.y * a.y);
}

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    [[nodiscard]] constexpr float right() const { return x + w; }
    [[nodiscard]] constexpr float bottom() const { return y + h; }
    [[nodiscard]] constexpr Point min() const { return {x, y}; }          ///< upper left corner
    [[nodiscard]] constexpr Point max() const { return {x + w, y + h}; }  ///< lower right corner
    [[nodiscard]] constexpr Point center() const { return {x + w / 2, y + h / 2}; }
    /// Returns whether it covers nothing: a side is 0 or negative.
    [[nodiscard]] constexpr bool empty() const { return w <= 0 || h <= 0; }
    /// Returns whether the point lies inside. The right and the lower edge are outside.
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h;
    }
    /// Returns the rectangle shrunk by `d` on every side, or enlarged where `d` is negative. Where
    /// there is less room, nothing is left: a side of 0 in the middle.
    [[nodiscard]] Rect inset(float d) const { return inset(d, d); }
    [[nodiscard]] Rect inset(float dx, float dy) const;
    /// Returns the rectangle moved by `d`.
    [[nodiscard]] constexpr Rect moved(Point d) const { return {x + d.x, y + d.y, w, h}; }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// Returns a rectangle of this size centred at a point.
constexpr Rect around(Point c, float w, float h) {
    return {c.x - w / 2, c.y - h / 2, w, h};
}

/// Returns the intersection of two rectangles; its size is 0 where they do not meet.
constexpr Rect overlap(Rect a, Rect b) {
    const float x = std::max(a.x, b.x);
    const float y = std::max(a.y, b.y);
    return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

/// Returns the smallest rectangle that contains two.
constexpr Rect united(Rect a, Rect b) {
    const float x = std::min(a.x, b.x);
    const float y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// Cuts a strip off the top of `from` and leaves `gap` pixels between the strip and the rest.
/// Layouts are written as a sequence of such cuts. A strip is never larger than the room left, and
/// never negative. Returns the strip.
Rect take_top(Rect& from, float h, float gap = 0);
/// Cuts a strip off the bottom of `from`; otherwise like `take_top`.
Rect take_bottom(Rect& from, float h, float gap = 0);
/// Cuts a strip off the left of `from`; otherwise like `take_top`.
Rect take_left(Rect& from, float w, float gap = 0);
/// Cuts a strip off the right of `from`; otherwise like `take_top`.
Rect take_right(Rect& from, float w, float gap = 0);

/// Returns column `i` of `n` equal columns of `r`, with `gap` pixels between them.
Rect column(Rect r, int i, int n, float gap);

}  // namespace ctq::ui
