#pragma once

#include "shell/tables/carteso/view.hpp"
#include "shell/ui/ui.hpp"

/// The pieces of Carteso's board.
namespace ctq::carteso::view {

/// Where the points lie.
struct Grid {
    ui::Point first;  ///< the middle of a1
    float step = 0;
    int rows = 0;
    int columns = 0;

    /// The middle of a point, on the screen.
    ui::Point at(int point) const {
        return {first.x + step * static_cast<float>(column_of(point)),
                first.y - step * static_cast<float>(row_of(point))};
    }
    /// The cells of a box, edge to edge.
    ui::Rect cells(const Box& box) const {
        const ui::Point a = at(point_at(box.top, box.left));
        return {a.x - step / 2, a.y - step / 2, step * static_cast<float>(box.columns()),
                step * static_cast<float>(box.rows())};
    }
};

/// A grid in the middle of an area, `margin` pixels left and below kept for its letters.
Grid lay_grid(ui::Rect area, int rows, int columns, float margin);

/// Lines, and letters where there is a margin.
void draw_grid(ui::Canvas& canvas, const Grid& grid, float margin);

/// A stone: X a dark disc with a cross, O a light square with a ring. `sign` leaves the sign away.
void draw_stone(ui::Canvas& canvas, ui::Point center, float size, int colour, float opacity = 1,
                bool sign = true);

/// The way the bar of a side points: upright for Vertical.
inline ui::Axis axis_of(int side) {
    return side == kVertical ? ui::Axis::upright : ui::Axis::level;
}

/// The bar of a side, upright for Vertical, in its seat's colour.
void draw_bar(ui::Canvas& canvas, ui::Point center, float size, int side, int seat,
              float opacity = 1);

/// likely_owners.cpp: the bar of the side that will likely own each point nobody has claimed, the larger
/// the surer; nothing where `ViewContext::owners` is empty.
void draw_likely_owners(ui::Canvas& canvas, const Grid& grid, const ViewContext& context);

/// The brass button.
void draw_button(ui::Canvas& canvas, ui::Point center, float size, float opacity = 1);

}  // namespace ctq::carteso::view
