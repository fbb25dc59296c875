#pragma once

#include <array>

#include "shell/ui/geometry.hpp"

/// The layout of the controls in a corner of the map.
namespace ctq::cartolan::view {

/// Buttons over the map, in order of layout.
enum MapButton { kMine, kWhole, kPlus, kMinus, kMapButtons };

struct Controls {
    ui::Rect room;                               ///< the part of the map without controls
    ui::Rect overview;                           ///< the overview map; empty if it does not fit
    std::array<ui::Rect, kMapButtons> button{};  ///< empty if the button does not fit
};
/// Lays out the controls for a map drawn in `area`: in a column at the right of a wide map, else in
/// a row at the bottom. A phone has no plus and minus, because two fingers zoom.
Controls lay_controls(ui::Rect area, bool phone);

/// Returns the largest part of `place` that `cover` leaves free.
ui::Rect beside(ui::Rect place, ui::Rect cover);

}  // namespace ctq::cartolan::view
