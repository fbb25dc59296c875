#pragma once

#include <array>

#include "shell/ui/geometry.hpp"

/// Where the means of moving the map lie, in a corner of it.
namespace ctq::cartolan::view {

/// Buttons over the map, in this order.
enum MapButton { kMine, kWhole, kPlus, kMinus, kMapButtons };

struct Controls {
    ui::Rect room;                               ///< of the map, where none of them lies
    ui::Rect overview;                           ///< the small map; empty where it has no room
    std::array<ui::Rect, kMapButtons> button{};  ///< empty where there is no room for it
};
/// For a map drawn in `area`: below each other at its right where that is wide, else in a row along
/// its foot. On a phone two fingers do what plus and minus do.
Controls lay_controls(ui::Rect area, bool phone);

/// The largest part of a place that lies beside what covers some of it.
ui::Rect beside(ui::Rect place, ui::Rect cover);

}  // namespace ctq::cartolan::view
