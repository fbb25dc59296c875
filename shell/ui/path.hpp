// Where a race track runs: a winding ribbon with places along it. Geometry only: no drawing, so it
// is computed once for a size of the board and can be tested.
//
//      start o---o---o---o---o---o--.
//                                   )      rows run to and fro; the gap between two rows is the
//        .--o---o---o---o---o---o--'       same everywhere, as the wave depends on x alone
//       (
//        '--o---o---o---boat
#pragma once

#include <vector>

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

/// A bend from one row to the next; its two inner corners are rounded by whoever draws it.
struct Turn {
    float x = 0;      // of the centre line's upright part
    float side = 1;   // 1 at the right end of the rows, -1 at the left
    float upper = 0;  // y of the two rows it joins
    float lower = 0;
};

struct TrackLayout {
    std::vector<Point> places;  // 0 the start, then every space, last the end
    std::vector<Point> ribbon;  // the centre line, fine enough to be drawn straight
    std::vector<Turn> turns;
    float disc = 0;  // radius of a space
    float half = 0;  // half the ribbon's width
    int rows = 0;
    int columns = 0;
};

/// A serpentine of `spaces` spaces, a start and an end inside `area` (logical pixels), with the
/// largest discs that fit, up to `largest` in radius, and room above each disc for tokens. Nothing
/// reaches beyond the area. spaces >= 1.
TrackLayout layout_track(Rect area, int spaces, float largest = 60);

/// The line from one place to another along the ribbon, either way, so many pixels beside its centre:
/// to the left of who walks from the start to the end, or where `aside` is negative to the right.
/// At least two points; both places among 0 … places.size() - 1.
std::vector<Point> along_track(const TrackLayout& layout, int from, int to, float aside);

}  // namespace ctq::ui
