#include "shell/tables/cartolan/map.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {

namespace {

constexpr std::string_view kCell = "cell:";
constexpr float kMostSide = 128;  // a tile larger than this tells no more

}  // namespace

MapFrame fit_map(ui::Rect area, const State& state, float ratio) {
    int left = 0, right = 0, low = 0, high = 0;
    for (int i = 0; i < state.tiles; ++i) {
        left = std::min<int>(left, state.tile[i].x);
        right = std::max<int>(right, state.tile[i].x);
        low = std::min<int>(low, state.tile[i].y);
        high = std::max<int>(high, state.tile[i].y);
    }
    const auto columns = static_cast<float>(right - left + 3);
    const auto rows = static_cast<float>(high - low + 3);
    MapFrame frame;
    const float side = std::min({area.w / columns, area.h / rows, kMostSide});
    frame.side = std::max(1.0F, std::floor(side * ratio) / ratio);
    frame.origin = {area.center().x - frame.side * (columns / 2 - 1 + static_cast<float>(left)),
                    area.center().y - frame.side * (rows / 2 - 1 - static_cast<float>(high))};
    frame.origin = {std::round(frame.origin.x * ratio) / ratio,
                    std::round(frame.origin.y * ratio) / ratio};
    return frame;
}

std::string cell_spot(Cell cell) {
    return std::string(kCell) + std::to_string(cell.x) + "," + std::to_string(cell.y);
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

}  // namespace ctq::cartolan::view
