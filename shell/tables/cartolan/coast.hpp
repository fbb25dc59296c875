#pragma once

#include <span>
#include <vector>

#include "shell/ui/geometry.hpp"

/// Computes the coast of a tile from its land edges alone.
namespace ctq::cartolan::view {

/// The land on a tile, in the unit square, y down. Each run of neighbouring land edges gives one
/// area. It is bounded by the tile's edge and one coastline from the corner where the run begins to
/// the corner where it ends. So the coasts of neighbouring tiles meet in corners, whatever the
/// tiles.
struct Coast {
    struct Land {
        std::vector<ui::Point> area;   ///< closed outline, all of it visible from `center`
        std::vector<ui::Point> coast;  ///< the part of it that borders on the sea
        ui::Point center;
    };
    std::vector<Land> lands;
    bool all_land = false;
};

/// Returns the coast for a set of land edges: bit d for direction d, north first, clockwise.
const Coast& coast_of(unsigned edges);

}  // namespace ctq::cartolan::view
