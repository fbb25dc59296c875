#include "shell/tables/cartolan/path_preview.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/layers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::cartolan::view {

using ui::Point;
using ui::Rect;

std::vector<core::Action> find_path_to_spot(const State& state, ui::Target spot) {
    const auto cell = cell_of(spot);
    const bool distant = cell && state.phase == Phase::act && direction_to(state, *cell) < 0;
    return distant ? find_path(state, tile_at(state, cell->x, cell->y))
                   : std::vector<core::Action>{};
}

void PathPreview::clear() {
    place_ = {};
    pressed_ = {};
    city_ = {};
    reach_.reset();
}

std::string PathPreview::tip(const ViewContext& context, ui::Target spot) const {
    const bool at_end = context.your_turn && place_ == spot && !path_.empty();
    if (at_end) {
        return core::say("Go here in {moves} {moves:move|moves}. ",
                         {{"moves", static_cast<int>(path_.size())}});
    }
    const bool at_city = context.your_turn && city_ == spot && voyage_;
    return at_city ? core::say("{turns} turns from here. ", {{"turns", voyage_->turns}})
                   : std::string();
}

/// Finds the path to the distant cell under the pointer, or to the pending action's cell. Computed
/// once for each cell.
bool PathPreview::find_path_to_hovered(const ui::Canvas& canvas, const ViewContext& context) {
    if (context.pending) {
        return !path_.empty() && path_.front() == *context.pending;
    }
    const ui::Target under = ui::target_of(canvas.spots, canvas.spots.hovered);
    if (!cell_of(under)) {
        return false;
    }
    if (place_ != under) {
        place_ = under;
        path_ = find_path_to_spot(context.state<State>(), under);
    }
    return !path_.empty();
}

/// Finds the path to the city under the pointer, or to the city pressed, if it takes more than this
/// turn. Computed once for each city.
bool PathPreview::find_voyage_to_city(const ui::Canvas& canvas, const State& state) {
    const ui::Target under = ui::target_of(canvas.spots, canvas.spots.hovered);
    const ui::Target city = cell_of(under) ? under : pressed_;
    const auto cell = cell_of(city);
    const int tile = cell ? tile_at(state, cell->x, cell->y) : -1;
    if (tile < 0 || !has_mark(state.tile[tile], kCity)) {
        return false;
    }
    if (city_ != city) {
        city_ = city;
        voyage_ = find_voyage(state, tile);
    }
    return voyage_.has_value();
}

void PathPreview::draw_reach(const Frame& frame) {
    if (!reach_) {
        reach_ = find_reach(frame.state);
        std::erase_if(*reach_, [&](Cell cell) { return is_closed(frame.state, cell.x, cell.y); });
    }
    for (const Cell cell : *reach_) {
        const Rect at = frame.map.at(cell);
        ui::fill(frame.canvas, at.inset(at.w * 0.03F), at.w * 0.06F,
                 ui::faded(frame.canvas.theme.may, 0.16F));
    }
}

void PathPreview::draw(const Frame& frame) {
    if (!frame.acting()) {
        return;
    }
    ui::Canvas& canvas = frame.canvas;
    const State& state = frame.state;
    const float side = frame.map.side;
    Cell cell = cell_of_tile(state, mover(state).tile);
    std::vector<Point> line{frame.positions[static_cast<std::size_t>(mover_index(state))]};
    const auto extend_to = [&](Cell to) {
        cell = to;
        line.push_back(frame.map.at(to).center());
    };
    if (find_path_to_hovered(canvas, frame.context)) {
        for (const core::Action action : path_) {
            extend_to({cell.x + step_x(what_of(action)), cell.y + step_y(what_of(action))});
        }
    } else if (find_voyage_to_city(canvas, state)) {
        for (std::size_t i = 1; i < voyage_->tiles.size(); ++i) {
            extend_to(cell_of_tile(state, voyage_->tiles[i]));
        }
    } else {
        return;
    }
    draw_target(canvas, frame.map.at(cell), true, true);
    const float width = std::max(3.0F, side * 0.05F);
    ui::stroke(canvas, line, ui::rgb(0xFFFFFF, 0.85F), width + 3);
    ui::stroke(canvas, line, canvas.theme.may, width);
    for (std::size_t i = 1; i < line.size(); ++i) {
        ui::disc(canvas, line[i], width * 1.5F + 1.5F, ui::rgb(0xFFFFFF));
        ui::disc(canvas, line[i], width * 1.5F, canvas.theme.may);
    }
}

}  // namespace ctq::cartolan::view
