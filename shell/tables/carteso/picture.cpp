#include "shell/tables/carteso/frame.hpp"

/// The lobby's picture: a corner of a game.
namespace ctq::carteso::view {

using ui::Rect;

namespace {

constexpr int kRowCount = 5;
constexpr int kColumns = 7;
// Rows from the top. Capitals are claimed stones: X by Vertical, O by Horizontal.
constexpr std::string_view kRows[kRowCount] = {"..O.o..", "XXO.O.x", ".XOOO..", "xX.o.xx",
                                               ".X.ooo."};

}  // namespace

void View::draw_picture(ui::Canvas& canvas, Rect area) const {
    const ui::Theme& t = canvas.theme;
    const Rect before = canvas.clip;
    ui::push_clip(canvas, area);
    ui::fill(canvas, area, ui::radius_card, t.paper_from, t.paper_to);
    const Grid grid = lay_grid(area.inset(area.w * 0.02F, area.h * 0.05F), kRowCount, kColumns, 0);
    draw_grid(canvas, grid, 0);
    const float size = grid.step * 0.74F;
    for (int row = 0; row < kRowCount; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            const char c = kRows[kRowCount - 1 - row][static_cast<std::size_t>(column)];
            if (c == '.') {
                continue;
            }
            const ui::Point at = grid.at(point_at(row, column));
            const bool dark = c == 'x' || c == 'X';
            const bool claimed = c == 'X' || c == 'O';
            draw_stone(canvas, at, size, dark ? kX : kO, 1, !claimed);
            if (claimed) {
                draw_bar(canvas, at, size * 0.4F, dark ? kVertical : kHorizontal, dark ? 1 : 2);
            }
        }
    }
    ui::pop_clip(canvas, before);
    ui::outline(canvas, area, ui::radius_card, ui::faded(t.coast_line, 0.4F));
}

}  // namespace ctq::carteso::view
