#pragma once

#include <span>
#include <vector>

#include "shell/ui/geometry.hpp"

/// The coast of a tile, from nothing but which of its edges are land.
namespace ctq::cartolan::view {

/// The land on a tile in the unit square, y down: one area a run of neighbouring land edges, each
/// bounded by the tile's edge and one coastline from the corner where the run begins to the one
/// where it ends. So coasts of neighbouring tiles meet in corners, whatever the tiles.
struct Coast {
    struct Land {
        std::vector<ui::Point> area;   ///< closed outline, all of it seen from `center`
        std::vector<ui::Point> coast;  ///< the part of it that borders on the sea
        ui::Point center;
    };
    std::vector<Land> lands;
    bool all_land = false;
};

/// The coast for a set of land edges: bit d for direction d, north first, clockwise.
const Coast& coast_of(unsigned edges);

}  // namespace ctq::cartolan::view
