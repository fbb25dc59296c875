#include "shell/tables/cartolan/map.hpp"

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

namespace {

constexpr std::string_view kCell = "cell:";

}  // namespace

std::string cell_text(Cell cell) {
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

std::string cell_spot(Cell cell) {
    return std::string(kCell) + cell_text(cell);
}

std::optional<Cell> cell_of(std::string_view spot) {
    if (spot.substr(0, kCell.size()) != kCell) {
        return std::nullopt;
    }
    const std::string_view place = spot.substr(kCell.size());
    const std::size_t comma = place.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const auto x = core::read_number(place.substr(0, comma));
    const auto y = core::read_number(place.substr(comma + 1));
    if (!x || !y) {
        return std::nullopt;
    }
    return Cell{static_cast<int>(*x), static_cast<int>(*y)};
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
