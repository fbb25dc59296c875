#pragma once

#include "shell/tables/cartolan/map.hpp"
#include "shell/ui/motion.hpp"

/// Which part of the map is seen, and how it gets there: arithmetic without a canvas. Places on the
/// map are given in tiles: 0.5,0.5 is the middle of the Capital, y northwards.
namespace ctq::cartolan::view {

/// Columns and rows of the map, the outermost included.
struct Extent {
    int left = 0;
    int low = 0;
    int right = 0;
    int high = 0;

    /// Becomes as large as it must to reach that place, too.
    void include(Cell cell);
    /// Larger by so many places on every side.
    Extent grown(int by) const { return {left - by, low - by, right + by, high + by}; }
    /// Its middle, in tiles.
    ui::Point center() const {
        return {static_cast<float>(left + right + 1) / 2, static_cast<float>(low + high + 1) / 2};
    }
    friend bool operator==(const Extent&, const Extent&) = default;
};
/// One place.
inline Extent extent_at(Cell cell) {
    return {cell.x, cell.y, cell.x, cell.y};
}
/// All tiles and one free place around them.
Extent extent_of(const State& state);

/// What lies in the middle of the map's area, and how large a tile is in logical pixels.
struct Look {
    ui::Point middle;
    float side = 0;
    friend bool operator==(const Look&, const Look&) = default;
};

/// What a map is shown in.
struct Viewport {
    ui::Rect area;    ///< where it is drawn
    ui::Rect room;    ///< the part of it on which no buttons lie
    Extent map;       ///< all there is to see
    float least = 0;  ///< below that side of a tile nothing can be read or hit by a finger

    /// All of the map can be read at once: it needs neither buttons nor following.
    bool shows_all() const;
};

/// The largest side of a tile at which all of a part fits there; no more than a tile is worth.
float fitting_side(const Extent& part, ui::Rect in);
/// All of the map.
Look whole(const Viewport& port);
/// Part of the map is out of sight.
bool hides_some(const Look& look, const Viewport& port);
/// Moved as little as needed so that no more than the map is seen; where it is smaller than its
/// room it lies in the middle of it.
Look kept_inside(Look look, const Viewport& port);
/// The part lies in the room.
bool shows(const Look& look, const Viewport& port, const Extent& part);
/// From `look` to where `part` is seen with tiles of `side`, if that is possible. What lies well
/// inside the room moves nothing: whoever looks on should not get sea-sick.
Look following(Look look, const Viewport& port, const Extent& part, float side);
/// Moved as little as needed to bring a part into the room.
Look revealing(Look look, const Viewport& port, const Extent& part);
/// Larger by a factor, so that what lies at the point `fixed` of the screen stays there.
Look enlarged(Look look, const Viewport& port, float factor, ui::Point fixed);
/// The map moved by so many pixels.
Look moved_by(Look look, const Viewport& port, ui::Point by);
/// What lies at a point of the screen.
ui::Point place_under(const Look& look, const Viewport& port, ui::Point at);

/// Where the map lies on a screen with that ratio; tiles and their corners on whole pixels.
MapFrame frame_of(const Look& look, ui::Rect area, float ratio);

/// What is seen now and where that is going. It glides; where motion is reduced it jumps.
class Camera {
  public:
    /// It was aimed at something.
    bool placed() const { return to_.side > 0; }
    /// What will be seen once it has arrived.
    const Look& aim() const { return to_; }
    /// What is seen at that time.
    Look look(double now) const;
    /// It shows that, or is going there.
    bool aimed_at(const Look& to) const;
    /// It is still gliding at that time, in seconds.
    bool moving(double now) const { return now < end_; }
    /// Glides there from what is seen now; nothing happens when it is going there already.
    void go(const Look& to, const ui::Motion& motion);
    /// Shows that at once.
    void put(const Look& to);

  private:
    Look from_;
    Look to_;
    double end_ = 0;
};

}  // namespace ctq::cartolan::view
