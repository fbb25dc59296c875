#pragma once

#include "shell/tables/cartolan/map.hpp"
#include "shell/ui/motion.hpp"

/// The geometry of the map's view: which part is visible and how the view moves. Needs no canvas.
/// Positions on the map are in tiles: 0.5,0.5 is the center of the Capital, y grows northwards.
namespace ctq::cartolan::view {

/// A rectangle of cells by its first and last columns and rows.
struct Extent {
    int left = 0;
    int low = 0;
    int right = 0;
    int high = 0;

    /// Grows so that it includes the cell.
    void include(Cell cell);
    /// Returns the extent grown by this many cells on every side.
    Extent grown(int by) const { return {left - by, low - by, right + by, high + by}; }
    /// Returns the center, in tiles.
    ui::Point center() const {
        return {static_cast<float>(left + right + 1) / 2, static_cast<float>(low + high + 1) / 2};
    }
    friend bool operator==(const Extent&, const Extent&) = default;
};
/// Returns the extent of one cell.
inline Extent extent_at(Cell cell) {
    return {cell.x, cell.y, cell.x, cell.y};
}
/// Returns the extent of all tiles and one free cell around them.
Extent extent_of(const State& state);

/// A view of the map: the position at the center of the map's area, and the size of a tile in
/// logical pixels.
struct Look {
    ui::Point middle;
    float side = 0;
    friend bool operator==(const Look&, const Look&) = default;
};

/// The area in which a map is shown.
struct Viewport {
    ui::Rect area;    ///< where the map is drawn
    ui::Rect room;    ///< the part of it without buttons
    Extent map;       ///< the whole map
    float least = 0;  ///< the smallest side of a tile that is legible and fits a finger

    /// Returns whether the whole map is legible at once, so that it needs no buttons and no camera
    /// moves.
    bool shows_all() const;
};

/// Returns the largest side of a tile at which the whole part fits into `in`, at most kMostSide.
float fitting_side(const Extent& part, ui::Rect in);
/// Returns the view of the whole map.
Look whole(const Viewport& port);
/// Returns whether a part of the map is out of sight.
bool hides_some(const Look& look, const Viewport& port);
/// Moves the view as little as needed so that it shows nothing outside the map. A map smaller than
/// the room is centered in it.
Look clamp_to_map(Look look, const Viewport& port);
/// Returns whether the part is within the room.
bool shows(const Look& look, const Viewport& port, const Extent& part);
/// Returns the view that shows `part` with tiles of `side`, or smaller ones if it does not fit. If
/// the part is well inside the room, the view does not move, because needless movement tires a
/// spectator.
Look follow_part(Look look, const Viewport& port, const Extent& part, float side);
/// Moves the view as little as needed to bring a part into the room.
Look reveal_part(Look look, const Viewport& port, const Extent& part);
/// Enlarges the view by a factor. The point `fixed` of the screen stays where it is.
Look enlarged(Look look, const Viewport& port, float factor, ui::Point fixed);
/// Moves the map by this many pixels.
Look moved_by(Look look, const Viewport& port, ui::Point by);
/// Returns the position on the map, in tiles, at a point of the screen.
ui::Point place_under(const Look& look, const Viewport& port, ui::Point at);

/// Returns the map's position on a screen with this pixel ratio. Tiles and their corners are on
/// whole pixels.
MapFrame frame_of(const Look& look, ui::Rect area, float ratio);

/// The current view and the view it glides to. With reduced motion it jumps.
class Camera {
  public:
    /// Returns whether the camera was ever aimed.
    bool placed() const { return to_.side > 0; }
    /// Returns the view at the end of the glide.
    const Look& aim() const { return to_; }
    /// Returns the view at this time, in seconds.
    Look look(double now) const;
    /// Returns whether the camera shows this view or is gliding to it.
    bool aimed_at(const Look& to) const;
    /// Returns whether the camera still glides at this time, in seconds.
    bool moving(double now) const { return now < end_; }
    /// Glides from the current view to this one. Does nothing if it already glides there.
    void go(const Look& to, const ui::Motion& motion);
    /// Shows this view at once.
    void put(const Look& to);

  private:
    Look from_;
    Look to_;
    double end_ = 0;
};

}  // namespace ctq::cartolan::view
