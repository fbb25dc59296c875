#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/zoom.hpp"

/// The position of the map on the screen, and the names of its cells.
namespace ctq::cartolan::view {

/// A cell of the map, with or without a tile. The Capital is at 0,0; x grows eastwards, y
/// northwards.
struct Cell {
    int x = 0;
    int y = 0;
    friend bool operator==(Cell a, Cell b) { return a.x == b.x && a.y == b.y; }
};

/// Returns whether two cells have an edge in common.
inline bool neighbours(Cell a, Cell b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

/// Maps cells, whose rows grow northwards, to the screen.
struct MapFrame {
    ui::Point origin;  ///< upper left corner of the Capital's tile
    float side = 0;    ///< side of a tile, in logical pixels

    /// Returns the square of a cell on the screen.
    ui::Rect at(Cell cell) const {
        return {origin.x + static_cast<float>(cell.x) * side,
                origin.y - static_cast<float>(cell.y) * side, side, side};
    }
    /// Returns the screen position of a point given in tiles: 0.5,0.5 is the center of the Capital,
    /// y grows northwards.
    ui::Point on(ui::Point place) const {
        return {origin.x + place.x * side, origin.y + (1 - place.y) * side};
    }
    /// Returns the position on the map, in tiles, at a point of the screen.
    ui::Point place(ui::Point at) const {
        return {(at.x - origin.x) / side, 1 - (at.y - origin.y) / side};
    }
};

/// Returns where the map is on a screen with this pixel ratio, at this view of it. Tiles and their
/// corners are on whole pixels.
MapFrame frame_of(const ui::Viewport& port, const ui::Look& look, float ratio);

/// Returns the square of a cell on the board of the map's viewport. Its unit is a tile, and the
/// Capital is at 0,0.
inline ui::Rect square_of(Cell cell) {
    return {static_cast<float>(cell.x), static_cast<float>(-cell.y), 1, 1};
}

/// Returns the point of a cell through which a seat's routes pass, beside those of other seats. In
/// tiles, as `MapFrame::on` expects.
inline ui::Point route_through(Cell cell, int seat) {
    const float aside = (static_cast<float>(seat) - 2.5F) * 0.055F;
    return {static_cast<float>(cell.x) + 0.5F + aside, static_cast<float>(cell.y) + 0.5F - aside};
}

/// Returns the cell of tile `number`.
inline Cell cell_of_tile(const State& state, int number) {
    return {state.tile[number].x, state.tile[number].y};
}

/// Returns the indexes of the Adventurers in play, of all seats or of one, counted from 1.
core::FixedList<int, kMostSeats * kMostAdventurers> in_play(const State& state, int seat = 0);

/// Returns the empty cells beside tiles where no tile that is left fits.
std::vector<Cell> closed_cells(const State& state);

/// Returns a cell as text: "4,-3".
std::string cell_text(Cell cell);
/// The kinds of spots on Cartolan's table (see `ui::Target`): a cell of the map, or an action with
/// a button of its own.
enum class Part : std::uint8_t { cell = 1, action };

/// Returns the spot of an action that has a button of its own.
inline ui::Target action_spot(core::Action action) {
    return ui::board_target(Part::action, action);
}
/// Returns the spot of a cell.
ui::Target cell_spot(Cell cell);
/// Returns the cell of a spot. None for spots that are no cells.
std::optional<Cell> cell_of(ui::Target spot);
/// Returns the name of a cell's spot: "cell:4,-3".
std::string cell_name(Cell cell);
/// Returns the name of any spot, as listed at `View`.
std::string name_of(const State& state, ui::Target spot);
/// Returns the cell next to the Adventurer on turn in this direction.
Cell cell_beside(const State& state, int direction);
/// Returns the direction of a cell next to the Adventurer on turn; -1 if the cell is not next to
/// it.
int direction_to(const State& state, Cell cell);
/// Returns the cell that a person points at for an action of the seat on turn. None if the action
/// has a button of its own.
std::optional<Cell> place_of(const State& state, core::Action action);

}  // namespace ctq::cartolan::view
