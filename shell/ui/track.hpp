// Draws a race track: the ribbon, its spaces with symbols and numbers, start and boat.
#pragma once

#include <span>
#include <vector>

#include "shell/ui/canvas.hpp"
#include "shell/ui/path.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

/// The whole empty track: symbols[i] stands on space i + 1.
void draw_track(Canvas& canvas, const TrackLayout& layout, std::span<const Symbol> symbols);
/// The numbers beside its spaces, where they can be read; over whatever runs past them.
void draw_track_numbers(Canvas& canvas, const TrackLayout& layout);

/// Where `n` tokens stand on a place of the track (0 the start, last the boat), and their size. Of
/// start and boat, one token a seat with its count is meant.
struct TokenStack {
    std::vector<Point> at;
    float size = 0;
};
/// `place` is among 0 … places.size() - 1.
TokenStack tokens_at(const TrackLayout& layout, int place, int n);

/// Where marks around place i belong: the disc of a space, or the circle around start and boat.
float place_radius(const TrackLayout& layout, int place);

/// A rowing boat with two sails, its waterline's middle at `center`, `size` pixels wide.
void draw_boat(Canvas& canvas, Point center, float size);

}  // namespace ctq::ui
