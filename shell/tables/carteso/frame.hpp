#pragma once

#include "shell/tables/carteso/view.hpp"
#include "shell/ui/ui.hpp"

/// Functions that draw the parts of Carteso's board.
namespace ctq::carteso::view {

/// The layout of the points.
struct Grid {
    ui::Point first;  ///< center of a1
    float step = 0;
    int rows = 0;
    int columns = 0;

    /// Returns the center of a point on the screen.
    ui::Point at(int point) const {
        return {first.x + step * static_cast<float>(column_of(point)),
                first.y - step * static_cast<float>(row_of(point))};
    }
    /// Returns the rectangle of all cells of a box.
    ui::Rect cells(const Box& box) const {
        const ui::Point a = at(point_at(box.top, box.left));
        return {a.x - step / 2, a.y - step / 2, step * static_cast<float>(box.columns()),
                step * static_cast<float>(box.rows())};
    }
};

/// Lays out a grid in the middle of an area. Keeps `margin` pixels on the left and below for the
/// letters.
Grid lay_grid(ui::Rect area, int rows, int columns, float margin);

/// Draws the lines, and the letters if there is a margin.
void draw_grid(ui::Canvas& canvas, const Grid& grid, float margin);

/// Draws a stone: X a dark disc with a cross, O a light square with a ring. Without `sign` it has
/// no cross or ring.
void draw_stone(ui::Canvas& canvas, ui::Point center, float size, int colour, float opacity = 1,
                bool sign = true);

/// Returns the direction of a side's bar: upright for Vertical.
inline ui::Axis axis_of(int side) {
    return side == kVertical ? ui::Axis::upright : ui::Axis::level;
}

/// Draws the bar of a side, upright for Vertical, in its seat's colour.
void draw_bar(ui::Canvas& canvas, ui::Point center, float size, int side, int seat,
              float opacity = 1);

/// likely_owners.cpp: draws the bar of the likely owner on each unclaimed point; the more certain,
/// the larger. Draws nothing if `ViewContext::owners` is empty.
void draw_likely_owners(ui::Canvas& canvas, const Grid& grid, const ViewContext& context);

/// Draws the button in brass: a game piece that a side can take, not a control.
void draw_button(ui::Canvas& canvas, ui::Point center, float size, float opacity = 1);

}  // namespace ctq::carteso::view
