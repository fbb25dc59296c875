#include "shell/ui/draw.hpp"

#include <array>
#include <vector>

#include "shell/ui/svg/svg.hpp"

namespace ctq::ui {

namespace {

void rounded_path(Canvas& canvas, Rect r, float radius) {
    radius = std::max(0.0F, std::min({radius, r.w / 2, r.h / 2}));
    canvas.draw->PathRect(vec(r.min()), vec(r.max()), radius, ImDrawFlags_RoundCornersAll);
}

/// Recolours the vertices since `first` with a vertical gradient, and keeps each vertex's share of
/// opacity.
void shade(ImDrawList& draw, int first, Rect r, Color top, Color bottom) {
    for (int i = first; i < draw.VtxBuffer.Size; ++i) {
        ImDrawVert& v = draw.VtxBuffer[i];
        const float t = std::clamp((v.pos.y - r.y) / std::max(r.h, 1.0F), 0.0F, 1.0F);
        v.col = faded(mix(top, bottom, t), static_cast<float>(v.col >> 24) / 255.0F);
    }
}

/// Returns the directions of the points of a rounded box, seen from the centres of its corners.
/// Computed once, because every shadow uses them.
template <std::size_t N>
std::array<Point, N> corner_directions() {
    constexpr std::size_t k = N / 4;
    std::array<Point, N> directions;
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t corner = i / k;
        const float a =
            (static_cast<float>(corner) + static_cast<float>(i % k) / static_cast<float>(k - 1)) *
            pi / 2;
        directions[i] = {std::cos(a), std::sin(a)};
    }
    return directions;
}

/// Writes the outline of a rounded box as points, `k` per corner.
template <std::size_t N>
void corner_points(Rect r, float radius, std::array<Point, N>& out) {
    constexpr std::size_t k = N / 4;
    radius = std::clamp(radius, 0.0F, std::min(r.w, r.h) / 2);
    const std::array<Point, 4> centers = {
        Point{r.right() - radius, r.bottom() - radius}, Point{r.x + radius, r.bottom() - radius},
        Point{r.x + radius, r.y + radius}, Point{r.right() - radius, r.y + radius}};
    static const std::array<Point, N> directions = corner_directions<N>();
    for (std::size_t i = 0; i < N; ++i) {
        out[i] = centers[i / k] + directions[i] * radius;
    }
}

/// Returns how sharply the line bends at `b`: the cosine of the change of direction.
float bend(Point a, Point b, Point c) {
    const Point u = b - a;
    const Point v = c - b;
    const float l = length(u) * length(v);
    return l > 0 ? (u.x * v.x + u.y * v.y) / l : 1;
}

/// Draws rings of falling opacity around a box; fills the box inside them unless `hollow`.
void blurred(Canvas& canvas, Rect base, float radius, float blur, float inner, Color color,
             bool hollow) {
    if (canvas.svg != nullptr) {
        canvas.svg->blurred(base, radius, blur, inner, color, hollow);
        return;
    }
    constexpr std::size_t n = 32;
    constexpr std::array<float, 5> share = {1.0F, 0.78F, 0.42F, 0.13F, 0.0F};
    ImDrawList& draw = *canvas.draw;
    const auto rings = static_cast<unsigned>(share.size());
    draw.PrimReserve(static_cast<int>((rings - 1) * n * 6 + (hollow ? 0 : n - 2) * 3),
                     static_cast<int>(rings * n));
    const unsigned start = draw._VtxCurrentIdx;
    const ImVec2 uv = vec(canvas.fonts.white);
    std::array<Point, n> points;
    for (unsigned k = 0; k < rings; ++k) {
        const float out = blur * (static_cast<float>(k) / static_cast<float>(rings - 1) - inner);
        corner_points(base.inset(-out), std::max(radius + out, 0.5F), points);
        for (const Point& p : points) {
            draw.PrimWriteVtx(vec(p), uv, faded(color, share[k]));
        }
    }
    for (unsigned i = 2; i < n && !hollow; ++i) {
        draw.PrimWriteIdx(start);
        draw.PrimWriteIdx(start + i - 1);
        draw.PrimWriteIdx(start + i);
    }
    join_rings(draw, start, rings, n, true);
}

constexpr float sharp = 0.8F;  // bends with a cosine below this get a round joint

}  // namespace

void join_rings(ImDrawList& draw, unsigned start, unsigned rings, unsigned n, bool closed) {
    for (unsigned ring_start = start; ring_start < start + (rings - 1) * n; ring_start += n) {
        for (unsigned i = 0; i < (closed ? n : n - 1); ++i) {
            const unsigned a = ring_start + i;
            const unsigned b = ring_start + (i + 1) % n;
            for (const unsigned index : {a, b, b + n, a, b + n, a + n}) {
                draw.PrimWriteIdx(index);
            }
        }
    }
}

Rect snapped(const Canvas& canvas, Rect r) {
    const float k = canvas.ratio;
    const float x = std::round(r.x * k) / k;
    const float y = std::round(r.y * k) / k;
    return {x, y, std::round(r.right() * k) / k - x, std::round(r.bottom() * k) / k - y};
}

void fill(Canvas& canvas, Rect r, float radius, Color color) {
    if (r.empty()) {
        return;
    }
    if (canvas.svg != nullptr) {
        canvas.svg->box(snapped(canvas, r), radius, color, color);
        return;
    }
    rounded_path(canvas, snapped(canvas, r), radius);
    canvas.draw->PathFillConvex(color);
}

void fill(Canvas& canvas, Rect r, float radius, Color top, Color bottom) {
    if (canvas.svg != nullptr && !r.empty()) {
        canvas.svg->box(snapped(canvas, r), radius, top, bottom);
        return;
    }
    const int first = canvas.draw->VtxBuffer.Size;
    fill(canvas, r, radius, 0xFFFFFFFFU);
    shade(*canvas.draw, first, r, top, bottom);
}

void outline(Canvas& canvas, Rect r, float radius, Color color, float width) {
    if (r.empty()) {
        return;
    }
    if (canvas.svg != nullptr) {
        canvas.svg->frame(snapped(canvas, r), radius, color, width);
        return;
    }
    rounded_path(canvas, snapped(canvas, r).inset(width / 2), radius - width / 2);
    canvas.draw->PathStroke(color, ImDrawFlags_Closed, width);
}

void dashed_outline(Canvas& canvas, Rect r, float radius, Color color, float width) {
    std::array<Point, 33> points;
    std::array<Point, 32> corners;
    corner_points(snapped(canvas, r).inset(width / 2), radius - width / 2, corners);
    std::copy(corners.begin(), corners.end(), points.begin());
    points[32] = corners[0];
    dashes(canvas, points, color, width, 8, 6);
}

void shadow(Canvas& canvas, Rect r, float radius, float blur, float drop, Color color) {
    blurred(canvas, r.moved({0, drop}), radius, blur, 0.5F, color, false);
}

void halo(Canvas& canvas, Rect r, float radius, float blur, Color color) {
    blurred(canvas, r, radius, blur, 0, color, true);
}

void glow(Canvas& canvas, Point center, float rx, float ry, Color color) {
    if (canvas.svg != nullptr) {
        canvas.svg->glow(center, rx, ry, color);
        return;
    }
    constexpr unsigned rays = 40;
    constexpr unsigned rings = 6;
    ImDrawList& draw = *canvas.draw;
    const ImVec2 uv = vec(canvas.fonts.white);
    draw.PrimReserve(static_cast<int>(rings * rays * 6), static_cast<int>((rings + 1) * rays));
    const unsigned start = draw._VtxCurrentIdx;
    for (unsigned k = 0; k <= rings; ++k) {
        const float away = static_cast<float>(k) / rings;
        const Color at = faded(color, (1 - away) * (1 - away));
        for (unsigned i = 0; i < rays; ++i) {
            const float a = 6.2831853F * static_cast<float>(i) / rays;
            const Point on = center + Point{rx * away * std::cos(a), ry * away * std::sin(a)};
            draw.PrimWriteVtx(vec(on), uv, at);
        }
    }
    join_rings(draw, start, rings + 1, rays, true);
}

void disc(Canvas& canvas, Point center, float radius, Color color) {
    if (canvas.svg != nullptr) {
        canvas.svg->circle(center, radius, color, {0});
        return;
    }
    canvas.draw->AddCircleFilled(vec(center), radius, color);
}

void ring(Canvas& canvas, Point center, float radius, Color color, float width) {
    if (canvas.svg != nullptr) {
        canvas.svg->circle(center, radius, color, {width});
        return;
    }
    // ImGui draws the line half a pixel inside the radius; centre it on the radius.
    canvas.draw->AddCircle(vec(center), radius + 0.5F, color, 0, width);
}

void dashed_ring(Canvas& canvas, Point center, float radius, Color color, float width) {
    const int count = std::max(8, static_cast<int>(radius * 2 * pi / 14));
    if (canvas.svg != nullptr) {
        const float each = 2 * pi * radius / static_cast<float>(count);
        canvas.svg->circle(center, radius, color,
                           {.width = width,
                            .closed = false,
                            .round = false,
                            .on = each * 0.6F,
                            .off = each * 0.4F});
        return;
    }
    for (int i = 0; i < count; ++i) {
        const float a = 2 * pi * static_cast<float>(i) / static_cast<float>(count);
        canvas.draw->PathArcTo(vec(center), radius, a,
                               a + 2 * pi * 0.6F / static_cast<float>(count), 6);
        canvas.draw->PathStroke(color, 0, width);
    }
}

void stroke(Canvas& canvas, std::span<const Point> points, Color color, float width, bool closed) {
    const std::size_t n = points.size();
    if (n < 2) {
        return;
    }
    if (canvas.svg != nullptr) {
        canvas.svg->path(points, color, {width, closed, true});
        return;
    }
    ImDrawList& draw = *canvas.draw;
    const float cap = width / 2;
    const auto flush = [&draw, color, width] { draw.PathStroke(color, 0, width); };
    const std::size_t last = closed ? n : n - 1;
    disc(canvas, points[0], cap, color);  // drawn first, because a disc uses the list's path, too
    draw.PathLineTo(vec(points[0]));
    for (std::size_t i = 1; i <= last; ++i) {
        const Point at = points[i % n];
        draw.PathLineTo(vec(at));
        if (i < last && bend(points[i - 1], at, points[(i + 1) % n]) < sharp) {
            flush();
            disc(canvas, at, cap, color);
            draw.PathLineTo(vec(at));
        }
    }
    flush();
    if (!closed) {
        disc(canvas, points[n - 1], cap, color);
    }
}

void trace(Canvas& canvas, std::span<const Point> points, Color color, float width, bool closed) {
    if (canvas.svg != nullptr) {
        canvas.svg->path(points, color, {width, closed});
        return;
    }
    for (const Point& p : points) {
        canvas.draw->PathLineTo(vec(p));
    }
    canvas.draw->PathStroke(color, closed ? ImDrawFlags_Closed : 0, width);
}

void line(Canvas& canvas, Point a, Point b, Color color, float width) {
    trace(canvas, std::array{a, b}, color, width);
}

void dashes(Canvas& canvas, std::span<const Point> points, Color color, float width, float on,
            float off) {
    if (canvas.svg != nullptr) {
        canvas.svg->path(points, color,
                         {.width = width, .closed = false, .round = false, .on = on, .off = off});
        return;
    }
    ImDrawList& draw = *canvas.draw;
    float left = on;
    bool drawing = true;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        Point at = points[i];
        float rest = length(points[i + 1] - at);
        if (drawing && draw._Path.Size == 0) {
            draw.PathLineTo(vec(at));
        }
        while (rest > 0) {
            const float go = std::min(left, rest);
            at = mix(at, points[i + 1], go / rest);
            rest -= go;
            left -= go;
            if (drawing) {
                draw.PathLineTo(vec(at));
            }
            if (left <= 0) {
                if (drawing) {
                    draw.PathStroke(color, 0, width);
                } else {
                    draw.PathLineTo(vec(at));
                }
                drawing = !drawing;
                left = drawing ? on : off;
            }
        }
    }
    if (drawing) {
        draw.PathStroke(color, 0, width);
    }
    draw.PathClear();
}

void block(Canvas& canvas, Rect r, Color color) {
    if (canvas.svg != nullptr) {
        canvas.svg->box(r, 0, color, color);
        return;
    }
    canvas.draw->AddRectFilled(vec(r.min()), vec(r.max()), color);
}

void polygon(Canvas& canvas, std::span<const Point> points, Color color) {
    if (canvas.svg != nullptr) {
        canvas.svg->path(points, color, {0});
        return;
    }
    for (const Point& p : points) {
        canvas.draw->PathLineTo(vec(p));
    }
    canvas.draw->PathFillConvex(color);
}

void fan(Canvas& canvas, Point center, std::span<const Point> points, Color color) {
    if (canvas.svg != nullptr) {
        canvas.svg->path(points, color, {0});
        return;
    }
    const auto n = static_cast<unsigned>(points.size());
    ImDrawList& draw = *canvas.draw;
    draw.PrimReserve(static_cast<int>(3 * n), static_cast<int>(n + 1));
    const ImVec2 uv = vec(canvas.fonts.white);
    const unsigned start = draw._VtxCurrentIdx;
    for (const Point& p : points) {
        draw.PrimWriteVtx(vec(p), uv, color);
    }
    draw.PrimWriteVtx(vec(center), uv, color);
    for (unsigned i = 0; i < n; ++i) {
        draw.PrimWriteIdx(static_cast<ImDrawIdx>(start + n));
        draw.PrimWriteIdx(static_cast<ImDrawIdx>(start + i));
        draw.PrimWriteIdx(static_cast<ImDrawIdx>(start + (i + 1) % n));
    }
}

}  // namespace ctq::ui
