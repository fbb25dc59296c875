// Draws a race track: the ribbon, its spaces with symbols and numbers, start and boat.
#pragma once

#include <span>
#include <vector>

#include "shell/ui/canvas.hpp"
#include "shell/ui/path.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

/// Draws the empty track, without the symbols and numbers of its spaces. `gate`: the fortress at
/// its start has a gate, which pieces do not hide.
void draw_track(Canvas& canvas, const TrackLayout& layout, bool gate = true);
/// Draws the name of the start, and symbols[i] on space i + 1. Call it after drawing whatever
/// passes over the spaces.
void draw_track_signs(Canvas& canvas, const TrackLayout& layout, std::span<const Symbol> symbols);
/// Draws the numbers beside the spaces, where there is room for them. Call it after drawing
/// whatever passes over the track.
void draw_track_numbers(Canvas& canvas, const TrackLayout& layout);

constexpr float symbol_share = 1.14F;  // size of a space's symbol, in radii of its disc

/// The places and the size of the tokens on one place of the track. On the start and the boat, each
/// seat has one token with a count.
struct TokenStack {
    std::vector<Point> at;
    float size = 0;
};
/// Arranges `n` tokens on a place of the track: 0 is the start, places.size() - 1 the boat.
TokenStack tokens_at(const TrackLayout& layout, int place, int n);

/// Returns the radius of marks around a place: the disc of a space, or the circle around start and
/// boat.
float place_radius(const TrackLayout& layout, int place);

/// Draws a rowing boat with two sails, `size` pixels wide; `center` is the middle of its waterline.
void draw_boat(Canvas& canvas, Point center, float size);

}  // namespace ctq::ui
