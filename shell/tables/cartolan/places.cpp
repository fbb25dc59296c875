#include "shell/tables/cartolan/places.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/games/cartolan/rules.hpp"

namespace ctq::cartolan::view {
namespace {

/// Returns whether no Adventurer is on turn, so that there are no cells to show.
bool idle(const State& state) {
    return state.phase == Phase::over || state.phase == Phase::first;
}

/// Returns the tile of the Adventurer that acted last, or of the same seat's next Adventurer. None
/// if it is not known.
std::optional<Cell> last_place(const ViewContext& context) {
    const match::LastAction* last = context.last();
    if (last == nullptr) {
        return std::nullopt;
    }
    const State& state = context.state<State>();
    const bool goes_on = state.seat == last->seat && !idle(state) && state.phase != Phase::choose;
    const State& acting = goes_on ? state : tables::state_at<State>(last->before.data());
    const Adventurer& one = state.adventurer[mover_index(acting)];
    return one.in_play ? std::optional(cell_of_tile(state, one.tile)) : std::nullopt;
}

/// Adds the cells that a person may point at. In a city it adds none, because every cell is legal
/// there; so the map does not move.
void add_legal(std::vector<Cell>& cells, const ViewContext& context) {
    if (context.state<State>().phase == Phase::shop) {
        return;
    }
    for (const tables::Candidate& one : context.picker.candidates()) {
        if (const auto cell = cell_of(one.spots.back())) {
            cells.push_back(*cell);
        }
    }
}

/// Returns the squares of the first cell, its neighbours, and as many of the others as fit, nearest
/// first.
std::optional<ui::Rect> part_with(const std::vector<Cell>& cells, const ui::Viewport& port) {
    if (cells.empty()) {
        return std::nullopt;
    }
    ui::Rect all = square_of(cells[0]);
    bool more = true;
    for (int near = 0; more; ++near) {
        more = false;
        for (const Cell cell : cells) {
            const int distance =
                std::max(std::abs(cell.x - cells[0].x), std::abs(cell.y - cells[0].y));
            const ui::Rect with = ui::united(all, square_of(cell));
            more = more || distance > near;
            if (distance == near &&
                (near <= 1 || fitting_scale(port, with, port.room) >= port.least)) {
                all = with;
            }
        }
    }
    return all;
}

}  // namespace

ui::Rect whole_map(const State& state, bool domains) {
    ui::Rect map = square_of({});
    for (int i = 0; i < state.tiles; ++i) {
        map = ui::united(map, square_of(cell_of_tile(state, i)));
    }
    map = map.inset(-1);
    for (int number = 0; domains && number < state.cities; ++number) {
        const ui::Rect city = square_of(cell_of_tile(state, state.city[number]));
        map = ui::united(map, city.inset(-static_cast<float>(state.rules.domain)));
    }
    return map;
}

std::optional<ui::Rect> wanted_part(const ui::Viewport& port, const ViewContext& context,
                                    const Motion& motion) {
    const State& state = context.state<State>();
    std::vector<Cell> cells;
    if (!motion.flights().empty()) {
        const Flight& flight = motion.flights().front();
        cells.push_back(flight.to);
        if (flight.adventurer >= 0) {
            cells.push_back(flight.from);
        }
        return part_with(cells, port);
    }
    if (context.played && !idle(state) && state.phase != Phase::choose) {
        // A review judges this decision.
        cells.push_back(cell_of_tile(state, mover(state).tile));
        for (const core::Action action : context.best) {
            cells.push_back(place_of(state, action).value_or(cells[0]));
        }
        cells.push_back(place_of(state, *context.played).value_or(cells[0]));
        return part_with(cells, port);
    }
    const auto last = last_place(context);
    if (last && (!context.holds || !context.your_turn)) {
        cells.push_back(*last);
    }
    if (!idle(state) && (context.your_turn || cells.empty())) {
        if (state.phase != Phase::choose) {
            cells.push_back(cell_of_tile(state, mover(state).tile));
        }
        if (context.your_turn) {
            add_legal(cells, context);
        }
    }
    return part_with(cells, port);
}

std::optional<ui::Rect> own_part(const ui::Viewport& port, const ViewContext& context) {
    const State& state = context.state<State>();
    std::vector<Cell> cells;
    if (context.your_turn && !idle(state) && state.phase != Phase::choose) {
        cells.push_back(cell_of_tile(state, mover(state).tile));
        add_legal(cells, context);
    }
    if (context.viewer > 0) {
        for (const int i : in_play(state, context.viewer)) {
            cells.push_back(cell_of_tile(state, state.adventurer[i].tile));
        }
    }
    return part_with(cells, port);
}

}  // namespace ctq::cartolan::view
