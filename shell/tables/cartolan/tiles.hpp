#pragma once

#include <array>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/stamp.hpp"

/// Draws the tiles of Cartolan's map.
namespace ctq::cartolan::view {

/// Draws one tile without a cache: sea, coast, and what is on it.
void draw_tile(ui::Canvas& canvas, ui::Rect at, const Tile& tile);

/// Draws tiles of one size. Each kind is drawn once and then copied as a stamp, so that a map of
/// 150 tiles costs only copies. While the size changes, each frame redraws a few kinds and
/// stretches the others.
class Tiles {
  public:
    static constexpr int kParts = 73;  ///< grounds, cities and signs, each with a stamp

    /// Sets the side of all tiles drawn until the next call.
    void begin(const ui::Canvas& canvas, float side);
    /// Draws sea, coast and land, or a city.
    void ground(ui::Canvas& canvas, ui::Point at, const Tile& tile);
    /// Draws wind, wonder and disaster, which must stay above the routes.
    void signs(ui::Canvas& canvas, ui::Point at, const Tile& tile);

  private:
    static constexpr int kMostRedraws = 8;  ///< most stamps of another size that a frame redraws

    /// Draws a part of a tile from its stamp.
    void print(ui::Canvas& canvas, int part, ui::Point at);

    float side_ = 0;
    int redraws_left_ = 0;  ///< stamps that may still be redrawn in this frame
    float ratio_ = 0;
    bool dark_ = false;
    std::array<ui::Stamp, kParts> stamps_;
};

}  // namespace ctq::cartolan::view
