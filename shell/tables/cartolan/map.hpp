#pragma once

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/canvas.hpp"

/// Where the map lies on the screen, and how its places are called.
namespace ctq::cartolan::view {

struct Cell {
    int x = 0;
    int y = 0;
    friend bool operator==(Cell a, Cell b) { return a.x == b.x && a.y == b.y; }
};

/// Whether two places have an edge in common.
inline bool neighbours(Cell a, Cell b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

/// From places of the map, rows growing northwards, to the screen.
struct MapFrame {
    ui::Point origin;  ///< the upper left corner of the Capital's tile
    float side = 0;    ///< of a tile

    /// The square of a place on the screen.
    ui::Rect at(Cell cell) const {
        return {origin.x + static_cast<float>(cell.x) * side,
                origin.y - static_cast<float>(cell.y) * side, side, side};
    }
    /// A point given in tiles: 0.5,0.5 is the middle of the Capital, y northwards.
    ui::Point on(ui::Point place) const {
        return {origin.x + place.x * side, origin.y + (1 - place.y) * side};
    }
};

/// The middle of a place as the routes of a seat go through it, beside those of others; in tiles,
/// as `MapFrame::on` takes them.
inline ui::Point route_through(Cell cell, int seat) {
    const float aside = (static_cast<float>(seat) - 2.5F) * 0.055F;
    return {static_cast<float>(cell.x) + 0.5F + aside, static_cast<float>(cell.y) + 0.5F - aside};
}

/// Where tile `number` lies.
inline Cell cell_of_tile(const State& state, int number) {
    return {state.tile[number].x, state.tile[number].y};
}

/// A place in words: "4,-3".
std::string cell_text(Cell cell);
/// What a spot is: a place of the map, or an action that has a button of its own.
enum class Part : std::uint8_t { cell = 1, action };

inline ui::Target action_spot(core::Action action) {
    return {static_cast<std::uint8_t>(Part::action), action};
}
ui::Target cell_spot(Cell cell);
/// The place that a spot is; none for other spots.
std::optional<Cell> cell_of(ui::Target spot);
/// The name of a place's spot: "cell:4,-3".
std::string cell_name(Cell cell);
/// The name of any spot, as `View` lists them.
std::string name_of(const State& state, ui::Target spot);
/// The place next to the Adventurer on turn.
Cell cell_beside(const State& state, int direction);
/// The direction in which a place lies next to the Adventurer on turn; -1: it doesn't.
int direction_to(const State& state, Cell cell);
/// The place of the map on which a person points at an action of the seat on turn; none where it
/// has a button of its own.
std::optional<Cell> place_of(const State& state, core::Action action);
/// Whether some of these legal actions is of one of these kinds.
bool any_of(const Game::Legal& legal, std::initializer_list<Kind> kinds);

}  // namespace ctq::cartolan::view
