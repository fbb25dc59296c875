#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/canvas.hpp"

/// Where the map lies on the screen, and how its places are called.
namespace ctq::tables {

struct CartolanCell {
    int x = 0;
    int y = 0;
    friend bool operator==(CartolanCell a, CartolanCell b) { return a.x == b.x && a.y == b.y; }
};

/// From places of the map, rows growing northwards, to the screen.
struct CartolanFrame {
    ui::Point origin;  ///< the upper left corner of the Capital's tile
    float side = 0;    ///< of a tile

    ui::Rect at(CartolanCell cell) const {
        return {origin.x + static_cast<float>(cell.x) * side,
                origin.y - static_cast<float>(cell.y) * side, side, side};
    }
    /// A point given in tiles: 0.5,0.5 is the middle of the Capital, y northwards.
    ui::Point on(ui::Point place) const {
        return {origin.x + place.x * side, origin.y + (1 - place.y) * side};
    }
};

/// The whole map with one free place around it, as large as fits; tiles and their corners lie on
/// whole pixels of a screen with that ratio.
CartolanFrame fit_cartolan(ui::Rect area, const cartolan::State& state, float ratio);

/// Where tile `number` lies.
inline CartolanCell cell_of_tile(const cartolan::State& state, int number) {
    return {state.tile[number].x, state.tile[number].y};
}

std::string cell_spot(CartolanCell cell);
/// The place a spot names; none for other spots.
std::optional<CartolanCell> cell_of(std::string_view spot);
/// The place next to the Adventurer on turn.
CartolanCell cell_beside(const cartolan::State& state, int direction);
/// The direction in which a place lies next to the Adventurer on turn; -1: it doesn't.
int direction_to(const cartolan::State& state, CartolanCell cell);

}  // namespace ctq::tables
