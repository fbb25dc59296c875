#include "shell/ui/path.hpp"

#include <algorithm>
#include <cassert>

namespace ctq::ui {

namespace {

// All lengths are in radii of a disc, where nothing else is said.
constexpr float half_width = 1.18F;  // half the width of the ribbon
constexpr float border = 0.12F;
constexpr float least_pitch = 2.62F;  // minimum distance of two neighbours in a row
constexpr float most_pitch = 3.7F;
constexpr float least_row = 3.05F;  // minimum distance of two rows
constexpr float most_row = 5.6F;
constexpr float headroom = 0.3F;   // room for tokens above the first row
constexpr float widening = 0.45F;  // how much wider than the ribbon the walk takes a turn
constexpr float least_area = 16;   // the least width and height of a track, in pixels
constexpr int walk_points = 10;    // points of the walk from one place to the next

/// The result of choosing a number of rows.
struct Plan {
    int rows = 0;
    int columns = 0;
    float bulge = 0;  // how far a turn extends beyond the last place, in radii
    float disc = 0;
};

Plan plan_for(Rect area, int count, int rows, float largest) {
    Plan plan;
    plan.rows = rows;
    plan.columns = (count + rows - 1) / rows;
    plan.bulge = plan.columns >= 8 ? 0.95F : 0.35F;
    const float across =
        static_cast<float>(plan.columns - 1) * least_pitch + 2 * (half_width + border + plan.bulge);
    const float down =
        static_cast<float>(rows - 1) * least_row + 2 * (half_width + border) + headroom;
    plan.disc = std::min({area.w / across, area.h / down, largest});
    return plan;
}

Plan best_plan(Rect area, int count, float largest) {
    Plan best;
    float value = 0;
    for (int rows = 1; rows <= count; ++rows) {
        const Plan plan = plan_for(area, count, rows, largest);
        const int last = count - (rows - 1) * plan.columns;
        if (last < 1) {
            continue;
        }
        // A last row with a single place looks like an afterthought, and a track of one row is
        // dull. Where the discs are large enough for a finger, prefer rows that stand apart, with
        // waves between them.
        const float row_pitch = (area.h - plan.disc * (2 * (half_width + border) + headroom)) /
                                static_cast<float>(std::max(1, rows - 1));
        const float loose = std::clamp(row_pitch / plan.disc - least_row, 0.0F, 1.0F);
        const float airy = plan.disc >= 24 && rows > 1 ? 1 + 0.25F * loose : 1.0F;
        const float worth = plan.disc * airy * (last == 1 && rows > 1 ? 0.9F : 1.0F);
        if (worth > value * 1.001F) {
            value = worth;
            best = plan;
        }
    }
    return best;
}

/// Appends a point unless it lies on the last one: a segment of length 0 has no direction, so a
/// thick line could not be drawn.
void add_point(std::vector<Point>& out, Point p) {
    if (out.empty() || length(out.back() - p) > 0.05F) {
        out.push_back(p);
    }
}

/// Appends a rounded corner of the centre line, in straight steps.
void add_arc(std::vector<Point>& out, Point center, float radius, float from, float to) {
    constexpr int steps = 7;
    for (int i = 0; i <= steps; ++i) {
        const float a = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
        add_point(out, center + Point{std::cos(a), std::sin(a)} * radius);
    }
}

struct Builder {
    TrackLayout layout;
    float pitch = 0;
    float row_pitch = 0;
    float left = 0;
    float top = 0;
    float wave = 0;

    [[nodiscard]] float height(float x) const {
        // About five places per wave. The wave is level at both ends, where the turns begin.
        const float level = layout.disc;
        const float span =
            std::max(pitch * static_cast<float>(layout.columns - 1) - 2 * level, pitch);
        const float waves = std::max(1.0F, std::round(span / (pitch * 4.4F)));
        const float t = std::clamp((x - left - level) / span, 0.0F, 1.0F);
        return wave * (std::cos(t * 2 * pi * waves) - 1) / 2;
    }
    [[nodiscard]] Point place(int i) const {
        const int row = i / layout.columns;
        const int along = i % layout.columns;
        const int column = row % 2 == 0 ? along : layout.columns - 1 - along;
        const float x = left + pitch * static_cast<float>(column);
        return {x, top + row_pitch * static_cast<float>(row) + wave + height(x)};
    }
    void add_row(Point from, Point to) {
        constexpr int steps = 4;
        const int pieces =
            wave > 0 ? std::max(1, static_cast<int>(std::abs(to.x - from.x) / pitch + 0.5F)) * steps
                     : 1;
        const float base = from.y - height(from.x);
        for (int i = 0; i <= pieces; ++i) {
            const float x =
                from.x + (to.x - from.x) * static_cast<float>(i) / static_cast<float>(pieces);
            add_point(layout.ribbon, {x, base + height(x)});
        }
    }
    /// Adds the walk from one place to the next. `bulge` is that of the turn between them; 0 within
    /// a row.
    void add_walk(Point from, Point to, float bulge) {
        const float side = from.x > left + 1 ? 1.0F : -1.0F;
        const float base = from.y - height(from.x);
        const float down = (to.y - from.y) / 2;
        const float out = std::clamp(down, bulge, bulge + widening * layout.disc);
        layout.stops.push_back(layout.walk.size());
        for (int i = 0; i < walk_points; ++i) {
            const float t = static_cast<float>(i) / walk_points;
            const float x = from.x + (to.x - from.x) * t;
            layout.walk.push_back(bulge > 0 ? from + Point{side * out * std::sin(pi * t),
                                                           down * (1 - std::cos(pi * t))}
                                            : Point{x, base + height(x)});
        }
    }
    void add_turn(Point from, Point to, float bulge) {
        const float side = from.x > left + 1 ? 1.0F : -1.0F;
        const float radius = std::min(bulge, (to.y - from.y) / 2);
        const float x = from.x + side * (bulge - radius);
        const Point upper{x, from.y + radius};
        const Point lower{x, to.y - radius};
        const float out = side > 0 ? 0 : pi;
        layout.turns.push_back({from.x + side * bulge, side, from.y, to.y});
        add_arc(layout.ribbon, upper, radius, side > 0 ? -pi / 2 : 3 * pi / 2, out);
        add_arc(layout.ribbon, lower, radius, out, pi / 2);
    }
};

}  // namespace

TrackLayout layout_track(Rect area, int spaces, float largest) {
    assert(spaces >= 1);
    area.w = std::max(area.w, least_area);
    area.h = std::max(area.h, least_area);
    const int count = spaces + 2;
    const Plan plan = best_plan(area, count, largest);
    Builder b;
    b.layout.rows = plan.rows;
    b.layout.columns = plan.columns;
    const float disc = plan.disc;
    b.layout.disc = disc;
    b.layout.half = disc * half_width;
    const float edge = disc * (half_width + border);
    const auto gaps = static_cast<float>(std::max(1, plan.columns - 1));
    const auto row_gaps = static_cast<float>(std::max(1, plan.rows - 1));
    b.pitch = std::min((area.w - 2 * (edge + disc * plan.bulge)) / gaps, disc * most_pitch);
    const float free_height = area.h - 2 * edge - disc * headroom;
    b.row_pitch = plan.rows > 1 ? std::min(free_height / row_gaps, disc * most_row) : 0;
    // Waves use a part of the spare room between the rows.
    const float spare = free_height - b.row_pitch * static_cast<float>(plan.rows - 1);
    const float loose = std::max(0.0F, b.row_pitch - disc * (least_row + 0.4F));
    b.wave = plan.columns < 7 ? 0 : std::min({loose * 0.7F + spare, disc * 0.9F});
    if (plan.rows > 1) {
        b.row_pitch = std::min(b.row_pitch, (free_height - b.wave) / row_gaps);
    }
    // Turns can extend into the room that the columns leave free.
    const float width = b.pitch * static_cast<float>(plan.columns - 1);
    const float bulge = std::min((area.w - width) / 2 - edge, b.row_pitch / 2);
    b.left = area.x + (area.w - width) / 2;
    const float height = b.row_pitch * static_cast<float>(plan.rows - 1) + b.wave;
    b.top = area.y + disc * headroom + edge + (free_height - height) / 2;
    for (int i = 0; i < count; ++i) {
        b.layout.places.push_back(b.place(i));
    }
    for (int row = 0; row < plan.rows; ++row) {
        const int first = row * plan.columns;
        const int last = std::min(first + plan.columns, count) - 1;
        const auto at = [&b](int i) { return b.layout.places[static_cast<std::size_t>(i)]; };
        b.add_row(at(first), at(last));
        for (int i = first; i < last; ++i) {
            b.add_walk(at(i), at(i + 1), 0);
        }
        if (last + 1 < count) {
            const float reach = std::max(bulge, disc * 0.2F);
            b.add_turn(at(last), at(last + 1), reach);
            b.add_walk(at(last), at(last + 1), reach);
        }
    }
    b.layout.stops.push_back(b.layout.walk.size());
    b.layout.walk.push_back(b.layout.places.back());
    return b.layout;
}

std::vector<Point> along_track(const TrackLayout& layout, int from, int to, float aside) {
    const std::vector<Point>& walk = layout.walk;
    const std::size_t first = layout.stops[static_cast<std::size_t>(std::min(from, to))];
    const std::size_t last = layout.stops[static_cast<std::size_t>(std::max(from, to))];
    std::vector<Point> points;
    for (std::size_t i = first; i <= last; ++i) {
        const Point ahead = walk[std::min(i + 1, walk.size() - 1)] - walk[i - (i > 0 ? 1 : 0)];
        const Point left = Point{ahead.y, -ahead.x} * (1 / std::max(length(ahead), 0.01F));
        points.push_back(walk[i] + left * aside);
    }
    if (from > to) {
        std::reverse(points.begin(), points.end());
    }
    return points;
}

float length(std::span<const Point> line) {
    float sum = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        sum += length(line[i] - line[i - 1]);
    }
    return sum;
}

std::vector<Point> stretch(std::span<const Point> line, float from, float to) {
    std::vector<Point> part;
    float walked = 0;
    for (std::size_t i = 1; i < line.size() && walked <= to; ++i) {
        const float piece = std::max(length(line[i] - line[i - 1]), 0.001F);
        if (walked + piece >= from) {
            if (part.empty()) {
                part.push_back(mix(line[i - 1], line[i], std::max(0.0F, from - walked) / piece));
            }
            add_point(part, mix(line[i - 1], line[i], std::min(1.0F, (to - walked) / piece)));
        }
        walked += piece;
    }
    return part.empty() ? std::vector{line.back()} : part;
}

}  // namespace ctq::ui
