// A board that is larger than its place: made larger by wheel, two fingers or keys, and moved by
// dragging. What is drawn on it needs to know nothing but the rectangle it gets.
#pragma once

#include <cstddef>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// Kept by the scene from frame to frame, one for each board.
struct Zoom {
    float scale = 1;           // 1: all of it is in view
    Point middle{0.5F, 0.5F};  // what lies in the middle of the view, in shares of the board
    Point finger{};            // where the pointer was that drags it
};

/// Where the board lies now, in a view of that place.
Rect zoomed(const Zoom& zoom, Rect view);
/// Makes it larger by `factor`, between 1 and `most` times, so that what lies at `fixed` stays
/// there.
void zoom_by(Zoom& zoom, Rect view, float factor, float most, Point fixed);
/// Moves the board by so many pixels, never off the view.
void pan_by(Zoom& zoom, Rect view, Point by);
/// Moves it as little as needed to bring `part` into view.
void bring_into_view(Zoom& zoom, Rect view, Rect part);

/// What a person wants of a board by keys, wheel, two fingers and dragging.
struct ZoomWish {
    float factor = 1;     // larger by this,
    Point fixed{};        // so that what lies here stays there,
    Point by{};           // then moved by so many pixels
    bool all = false;     // or all of it in view
    bool by_key = false;  // in a step that is large enough to be seen as a movement
};
/// Reads it for the board of that name in `view`. `finger` is kept from frame to frame; `all`: the
/// key 0 means something.
ZoomWish read_zoom(Canvas& canvas, std::string_view name, Rect view, Point& finger, bool all);

/// Begin a board that may be `most` times as large as `view`; draw it into the returned rectangle
/// and close it. While it is larger, "zoom-fit" shows all of it again. Keys: + and −, 0 for all.
struct ZoomView {
    Rect board;
    Rect view;
    Rect clip_before;
    bool clipped;
    std::size_t first_spot;
};
/// Also reads what the person wants of it, and clips to the view while the board is larger. Where
/// `most` is 1 the board fills the view.
ZoomView begin_zoom(Canvas& canvas, std::string_view name, Rect view, Zoom& zoom, float most);
/// Closes it: brings the focus into view, and draws "zoom-fit" while it is larger.
void end_zoom(Canvas& canvas, const ZoomView& view, Zoom& zoom);

}  // namespace ctq::ui
