#include "shell/tables/cartolan/map.hpp"

#include <algorithm>
#include <cmath>

#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

MapFrame frame_of(const ui::Viewport& port, const ui::Look& look, float ratio) {
    const float side = std::max(1.0F, std::floor(look.scale * ratio) / ratio);
    const ui::Point origin = port.area.center() - look.middle * side;
    return {{std::round(origin.x * ratio) / ratio, std::round(origin.y * ratio) / ratio}, side};
}

core::FixedList<int, kMostSeats * kMostAdventurers> in_play(const State& state, int seat) {
    core::FixedList<int, kMostSeats * kMostAdventurers> list;
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        if (state.adventurer[i].in_play && (seat == 0 || seat_of_adventurer(i) == seat)) {
            list.push(i);
        }
    }
    return list;
}

std::vector<Cell> closed_cells(const State& state) {
    std::vector<Cell> cells;
    for (int i = 0; i < state.tiles; ++i) {
        for (int d = kNorth; d <= kWest; ++d) {
            const Cell cell{state.tile[i].x + step_x(d), state.tile[i].y + step_y(d)};
            if (std::find(cells.begin(), cells.end(), cell) == cells.end() &&
                is_closed(state, cell.x, cell.y)) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

std::string cell_text(Cell cell) {
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

ui::Target cell_spot(Cell cell) {
    const auto half = [](int value) {
        return std::uint32_t{static_cast<std::uint16_t>(static_cast<std::int16_t>(value))};
    };
    return ui::board_target(Part::cell, half(cell.x) << 16U | half(cell.y));
}

std::optional<Cell> cell_of(ui::Target spot) {
    if (static_cast<Part>(spot.kind) != Part::cell) {
        return std::nullopt;
    }
    return Cell{static_cast<std::int16_t>(spot.index >> 16U),
                static_cast<std::int16_t>(spot.index & 0xFFFFU)};
}

std::string cell_name(Cell cell) {
    return "cell:" + cell_text(cell);
}

std::string name_of(const State& state, ui::Target spot) {
    const auto cell = cell_of(spot);
    return cell ? cell_name(*cell) : "do:" + Game::to_text(state, spot.index);
}

Cell cell_beside(const State& state, int direction) {
    const Cell from = cell_of_tile(state, mover(state).tile);
    return {from.x + step_x(direction), from.y + step_y(direction)};
}

int direction_to(const State& state, Cell cell) {
    int direction = kNorth;
    while (direction <= kWest && !(cell_beside(state, direction) == cell)) {
        ++direction;
    }
    return direction <= kWest ? direction : -1;
}

std::optional<Cell> place_of(const State& state, core::Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::move:
        case Kind::gust:
            return cell_beside(state, what);
        case Kind::agent_at:
            return cell_of_tile(state, what);
        case Kind::lift:
            return state.phase == Phase::shop ? std::optional(cell_of_tile(state, what))
                                              : std::nullopt;
        case Kind::adv:
            return cell_of_tile(state, state.adventurer[adventurer_index(state.seat, what)].tile);
        default:
            return std::nullopt;
    }
}

}  // namespace ctq::cartolan::view
