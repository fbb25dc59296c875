#pragma once

#include <array>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/stamp.hpp"

/// How tiles look.
namespace ctq::cartolan::view {

/// One tile, drawn afresh: sea and coast, and what lies on it.
void draw_tile(ui::Canvas& canvas, ui::Rect at, const Tile& tile);

/// Tiles of one size, each kind drawn once and then printed: a map of 150 costs copying only. While
/// the size changes, a frame draws a few kinds afresh and prints the others stretched.
class Tiles {
  public:
    /// Everything printed until the next call has this size.
    void begin(const ui::Canvas& canvas, float side);
    /// Sea, coast and land, or a city.
    void ground(ui::Canvas& canvas, ui::Point at, const Tile& tile);
    /// Wind, wonder, disaster: what routes must not cover.
    void signs(ui::Canvas& canvas, ui::Point at, const Tile& tile);

  private:
    static constexpr int kFaces = 4;   ///< of the same coast, so that the sea is no wallpaper
    static constexpr int kAfresh = 8;  ///< stamps of another size that a frame draws again

    template <class Draw>
    void stamped(ui::Canvas& canvas, ui::Stamp& stamp, ui::Point at, Draw draw);

    float side_ = 0;
    int afresh_ = 0;  ///< how many more this frame
    float ratio_ = 0;
    bool dark_ = false;
    std::array<ui::Stamp, 16 * kFaces> ground_;
    std::array<ui::Stamp, 2> city_;
    std::array<ui::Stamp, 4> wind_;
    ui::Stamp wonder_;
    std::array<ui::Stamp, 2> disaster_;  ///< at sea, on land
};

}  // namespace ctq::cartolan::view
