// A viewport: shows a part of a board. A person enlarges and moves the board by wheel, two fingers
// or keys, and by dragging. The code that draws the board only needs to know where it is.
#pragma once

#include <functional>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

constexpr float zoom_step = 1.3F;  // a key or a button enlarges by this factor

/// What a viewport shows of its board.
struct Look {
    Point middle;     // the place in the middle of the area, in units of the board
    float scale = 0;  // 0: not determined yet
    friend bool operator==(const Look&, const Look&) = default;
};

/// A board, the area of the screen where it is drawn, and which part of it is in view. The owner
/// keeps it between frames and sets the first six values.
struct Viewport {
    Rect area{};             // where the board is drawn
    Rect room{};             // the part of the area without buttons
    Rect board{0, 0, 1, 1};  // the whole board, in units of its own; y grows downwards
    Point unit{1, 1};        // size of a unit at scale 1, in pixels
    float least = 0;         // the smallest scale at which the board is legible
    float most = 100;        // the largest scale
    float seconds = 0;       // duration of a glide; 0: the view jumps
    Look to{};               // what is in view when the glide has ended
    Look from{};             // what was in view when it began
    Tween left{};            // the share of the glide that is left
    Point finger{};          // the last position of the pointer that drags the board
};

/// Returns where a part of the board is on the screen.
Rect on_screen(const Viewport& port, const Look& look, Rect part);
/// Returns the place on the board at a point of the screen.
Point place_at(const Viewport& port, const Look& look, Point at);
/// Returns the largest scale at which a part of the board fits into `in`.
float fitting_scale(const Viewport& port, Rect part, Rect in);
/// Returns whether the whole board is legible at once, so that no buttons are needed to move it.
bool shows_all(const Viewport& port);
/// Returns the view of the whole board.
Look whole(const Viewport& port);
/// Returns whether a part of the board is out of sight, at the end of the glide.
bool hides_some(const Viewport& port);
/// Returns whether a part of the board is within the room.
bool shows(const Viewport& port, const Look& look, Rect part);

/// Moves the board as little as needed so that it covers the room. A smaller one is centered there.
Look clamped(const Viewport& port, const Look& look);
/// Moves the board by this many pixels, at most to its edge.
Look moved_by(const Viewport& port, const Look& look, Point by);
/// Enlarges the board by a factor. The point `fixed` of the screen shows the same place as before.
Look enlarged(const Viewport& port, const Look& look, float factor, Point fixed);
/// Moves the board as little as needed to bring a rectangle of the screen into the room.
Look revealed(const Viewport& port, const Look& look, Rect part);
/// Shows a part of the board at this scale, or a smaller one if it does not fit. If the part is
/// well inside the room, the board does not move, because needless movement tires a spectator.
Look following(const Viewport& port, Look look, Rect part, float scale);

/// Returns what is in view now. Sets `motion.moving` while the view glides.
Look look_of(const Viewport& port, Motion& motion);
/// Returns whether this is in view, or will be at the end of the glide.
bool aimed_at(const Viewport& port, const Look& look);
/// Glides from the current view to this one. Does nothing if it already glides there.
void go(Viewport& port, const Look& to, Motion& motion);
/// Shows this at once.
void put(Viewport& port, const Look& to);

/// The zoom and pan that a person requests.
struct ZoomWish {
    float factor = 1;     // factor by which to enlarge
    Point fixed{};        // the point that stays in place when enlarging
    Point by{};           // the board then moves by this many pixels
    bool all = false;     // shows the whole board instead
    bool by_key = false;  // a key or a button was pressed: its step is large, so it is animated
};
/// Carries out the request.
void carry_out(Viewport& port, const ZoomWish& wish, Motion& motion);
/// Lets the person zoom and pan the board with this name: by keys (+, −, and 0 for all of it),
/// wheel, two fingers or dragging. Returns what was carried out.
ZoomWish zoom(Canvas& canvas, std::string_view name, Viewport& port);

/// Draws a round button that lies on a board. Returns true when it was clicked.
bool board_button(Canvas& canvas, const SpotSpec& spec, Symbol icon, bool framed);

/// Draws a board in `area`, up to `Viewport::most` times as large; 1: it fills the area. An area that
/// has no room gets a little. `draw` gets the rectangle of the whole board. While it is larger than
/// the area, it is clipped, the focused spot is brought into view, and there is a button "zoom-fit",
/// which shows the whole board again.
void draw_zoomed(Canvas& canvas, std::string_view name, Rect area, Viewport& port,
                 const std::function<void(Rect board)>& draw);

}  // namespace ctq::ui
