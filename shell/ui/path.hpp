// The layout of a race track: a winding ribbon with places along it. It is pure geometry without
// drawing, so it is computed once for each size of the board and can be tested.
//
//      start o---o---o---o---o---o--.
//                                   )      rows alternate in direction; the gap between two rows
//        .--o---o---o---o---o---o--'       is the same everywhere, as the wave depends only on x
//       (
//        '--o---o---o---boat
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

/// A turn from one row to the next. The drawing code rounds its two inner corners.
struct Turn {
    float x = 0;      // x of the vertical part of the centre line
    float side = 1;   // 1 at the right end of the rows, -1 at the left
    float upper = 0;  // y of the two rows it joins
    float lower = 0;
};

struct TrackLayout {
    std::vector<Point> places;  // 0 the start, then every space, last the end
    // the centre line, as points close enough to join with straight segments
    std::vector<Point> ribbon;
    std::vector<Turn> turns;
    // the line through the centres of all places, which rounds the turns more widely than `ribbon`
    std::vector<Point> walk;
    std::vector<std::size_t> stops;  // index in `walk` of each place
    float disc = 0;                  // radius of a space
    float half = 0;                  // half the ribbon's width
    int rows = 0;
    int columns = 0;
};

/// Lays out a serpentine of `spaces` spaces, a start and an end inside `area` (logical pixels). It
/// uses the largest discs that fit, up to the radius `largest`, and leaves room above each disc for
/// tokens. Nothing extends beyond the area. Requires spaces >= 1.
TrackLayout layout_track(Rect area, int spaces, float largest = 60);

/// Returns the line from one place to another through the centres of the places between them, in
/// either direction, moved aside by `aside` pixels: to the left when facing from start to end, to
/// the right where `aside` is negative. It has one point if both places are the same. Both places
/// must be within 0 … places.size() - 1.
std::vector<Point> along_track(const TrackLayout& layout, int from, int to, float aside = 0);

/// Returns the length of a line.
float length(std::span<const Point> line);

/// Returns the part of a line between two distances from its beginning, in pixels. They are limited
/// to the line's length; if they are the same, the part has one point. The line must have a point.
std::vector<Point> stretch(std::span<const Point> line, float from, float to);

}  // namespace ctq::ui
