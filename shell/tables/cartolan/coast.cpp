#include "shell/tables/cartolan/coast.hpp"

#include <array>

namespace ctq::cartolan::view {

using ui::Point;

namespace {

constexpr int kSteps = 16;  // straight segments of a coastline
// Distance between the middle of the coast and the tile's center, along the direction of the run.
constexpr float kShallow = 0.21F;  // one edge: depth of the land at the edge
constexpr float kBulge = 0.10F;    // two edges: distance beyond the center
constexpr float kBay = 0.21F;      // three edges: depth of the water at the remaining edge

/// Corner c is the first corner of edge c, clockwise from the upper left.
constexpr std::array<Point, 4> kCorners = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

Point corner(int number) {
    return kCorners[static_cast<std::size_t>(number % 4)];
}

/// Returns the land of a run of `length` land edges, clockwise from edge `first`.
Coast::Land land_of(int first, int length) {
    const Point begin = corner(first);
    const Point end = corner(first + length);
    const Point middle = ui::mix(begin, end, 0.5F);
    const Point centre{0.5F, 0.5F};
    Point through = centre;
    if (length == 1) {
        through = ui::mix(middle, centre, 2 * kShallow);
    } else if (length == 2) {
        const Point inland = corner(first + 1);
        through = centre + (centre - inland) * kBulge;
    } else {
        through = ui::mix(middle, centre, 2 * kBay);
    }
    // A quadratic curve passes midway between the middle of its ends and its control point.
    const Point control = through * 2 - middle;
    Coast::Land land;
    for (int i = 0; i <= kSteps; ++i) {
        const float t = static_cast<float>(i) / kSteps;
        land.coast.push_back(ui::mix(ui::mix(end, control, t), ui::mix(control, begin, t), t));
    }
    land.area = land.coast;
    for (int i = 1; i < length; ++i) {
        land.area.push_back(corner(first + i));
    }
    land.center = length == 1   ? ui::mix(middle, through, 0.5F)
                  : length == 2 ? ui::mix(corner(first + 1), through, 0.6F)
                                : ui::mix(through, centre + (centre - middle), 0.3F);
    return land;
}

Coast make_coast(unsigned edges) {
    Coast coast;
    coast.all_land = edges == 15;
    const auto is_land = [&](int edge) { return (edges >> (edge % 4) & 1U) != 0; };
    for (int edge = 0; edge < 4 && !coast.all_land; ++edge) {
        if (is_land(edge) && !is_land(edge + 3)) {
            int length = 1;
            while (is_land(edge + length)) {
                ++length;
            }
            coast.lands.push_back(land_of(edge, length));
        }
    }
    return coast;
}

}  // namespace

const Coast& coast_of(unsigned edges) {
    static const std::array<Coast, 16> coasts = [] {
        std::array<Coast, 16> all;
        for (unsigned i = 0; i < 16; ++i) {
            all[i] = make_coast(i);
        }
        return all;
    }();
    return coasts[edges & 15U];
}

}  // namespace ctq::cartolan::view
