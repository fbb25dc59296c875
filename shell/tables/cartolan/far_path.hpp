#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shell/tables/cartolan/frame.hpp"
#include "shell/tables/cartolan/path.hpp"

/// What lies farther than one move, on the map.
namespace ctq::cartolan::view {

/// The moves that lead to the place that a spot is; empty where one move does, where no path is found, and where
/// nobody is to move.
std::vector<core::Action> find_path_to_spot(const State& state, ui::Target spot);

/// The path to the far place or city that a person points at, and what a turn reaches. Each is found when it is drawn
/// first and kept until the position changes.
class FarPath {
  public:
    /// The position is another one.
    void forget();
    /// A person pressed the spot of a place: if it is a city, the way there stays drawn.
    void press(ui::Target spot) { pressed_ = spot; }
    /// "Go here in 3 moves. " for the spot at the end of the path that is drawn; empty for others.
    std::string tip(const ViewContext& context, ui::Target spot) const;
    /// Shades the places that this turn's moves may lead to.
    void draw_reach(const Frame& frame);
    /// Where one would go by pressing the far place one points at, move by move; else the way to the city.
    void draw(const Frame& frame);

  private:
    bool find_path_to_hovered(const ui::Canvas& canvas, const ViewContext& context);
    bool find_voyage_home(const ui::Canvas& canvas, const State& state);

    ui::Target place_;  ///< the spot that `path_` leads to
    std::vector<core::Action> path_;
    std::optional<std::vector<Cell>> reach_;  ///< of this position, once it is asked for
    ui::Target pressed_;                      ///< the spot that was pressed last in this position
    ui::Target city_;                         ///< the spot that `voyage_` leads to
    std::optional<Voyage> voyage_;
};

}  // namespace ctq::cartolan::view
