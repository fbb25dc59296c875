// Zooms and pans a board: by wheel, two fingers or keys, and by dragging. The code that draws the
// board only needs the rectangle it gets.
#pragma once

#include <cstddef>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// The zoom of one board. The scene keeps it between frames.
struct Zoom {
    float scale = 1;  // 1: the whole board is in view
    // the point of the board in the middle of the view, in fractions of its size
    Point middle{0.5F, 0.5F};
    Point finger{};  // the last position of the pointer that drags the board
};

/// Returns the current rectangle of the board in a view.
Rect zoomed(const Zoom& zoom, Rect view);
/// Multiplies the scale by `factor`, clamped between 1 and `most`. The point at `fixed` stays in
/// place.
void zoom_by(Zoom& zoom, Rect view, float factor, float most, Point fixed);
/// Moves the board by `by` pixels; it never leaves a part of the view empty.
void pan_by(Zoom& zoom, Rect view, Point by);
/// Moves the board as little as needed to bring `part` into view.
void bring_into_view(Zoom& zoom, Rect view, Rect part);

/// The zoom and pan that a person requests by keys, wheel, two fingers or dragging.
struct ZoomWish {
    float factor = 1;     // factor by which to enlarge
    Point fixed{};        // the point that stays in place when enlarging
    Point by{};           // the board then moves by this many pixels
    bool all = false;     // shows the whole board instead
    bool by_key = false;  // a key was pressed: its step is large, so it is animated
};
/// Reads the request for the board with this name in `view`. The caller keeps `finger` between
/// frames. `all` enables the key 0, which shows the whole board.
ZoomWish read_zoom(Canvas& canvas, std::string_view name, Rect view, Point& finger, bool all);

/// An open zoomed board. Draw the board into `board`, then call `end_zoom`.
struct ZoomView {
    Rect board;
    Rect view;
    Rect clip_before;
    bool clipped;
    std::size_t first_spot;
};
/// Begins a board that can be up to `most` times as large as `view`. Handles the zoom input (keys +
/// and −, 0 for the whole board), and clips to the view while the board is larger. Where `most` is
/// 1, the board fills the view. A view that has no room gets a little.
ZoomView begin_zoom(Canvas& canvas, std::string_view name, Rect view, Zoom& zoom, float most);
/// Closes the board. While it is larger than the view, brings the focused spot into view and draws
/// the button "zoom-fit", which shows the whole board again.
void end_zoom(Canvas& canvas, const ZoomView& view, Zoom& zoom);

}  // namespace ctq::ui
