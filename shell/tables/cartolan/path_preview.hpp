#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/tables/cartolan/frame.hpp"
#include "shell/tables/cartolan/path.hpp"

/// Shows paths to cells of the map that are more than one move away.
namespace ctq::cartolan::view {

/// Returns the moves that lead to the cell of a spot. Empty if one move is enough, no path is
/// found, or no seat is to move.
std::vector<core::Action> find_path_to_spot(const State& state, ui::Target spot);

/// The path to the distant cell or city that a person points at, and the cells within reach of this
/// turn. Each is computed when first drawn and cached until the position changes.
class PathPreview {
  public:
    /// Clears the cache; call it when the position changes.
    void clear();
    /// Records a press on the spot of a cell. If the cell is a city, the path to it stays drawn.
    void press(ui::Target spot) { pressed_ = spot; }
    /// Returns "Go here in 3 moves. " for the spot at the end of the drawn path. Empty for other
    /// spots.
    std::string tip(const ViewContext& context, ui::Target spot) const;
    /// Shades the cells that this turn's moves can reach.
    void draw_reach(const Frame& frame);
    /// Draws the path to the distant cell under the pointer, move by move, or else the voyage to
    /// the city.
    void draw(const Frame& frame);

  private:
    bool find_path_to_hovered(const ui::Canvas& canvas, const ViewContext& context);
    bool find_voyage_to_city(const ui::Canvas& canvas, const State& state);

    ui::Target place_;  ///< the spot at the end of `path_`
    std::vector<core::Action> path_;
    std::optional<std::vector<Cell>> reach_;  ///< in this position; unset until first drawn
    ui::Target pressed_;                      ///< the last spot pressed in this position
    ui::Target city_;                         ///< the spot at the end of `voyage_`
    std::optional<Voyage> voyage_;
};

}  // namespace ctq::cartolan::view
