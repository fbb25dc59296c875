// The argument of every drawing function: the draw lists, colours, fonts and input of one frame. A
// new canvas is made for each frame; none of it is global.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "shell/ui/fonts.hpp"
#include "shell/ui/geometry.hpp"
#include "shell/ui/input.hpp"
#include "shell/ui/motion.hpp"
#include "shell/ui/spots.hpp"
#include "shell/ui/theme.hpp"

struct ImDrawList;

namespace ctq::ui {

class Svg;

struct Canvas {
    ImDrawList* draw;  // the list to draw into: the scene's or, while a layer is open, `over`
    ImDrawList* over;  // the list above the scene: menus, sheets, tooltips
    const Theme& theme;
    const Fonts& fonts;
    Input& input;
    Spots& spots;
    Motion& motion;
    Rect screen;           // the whole page
    float ratio = 1;       // device pixels per logical pixel
    float text_scale = 1;  // the text size from the settings
    Rect clip{};  // the area that can be drawn on now; set by `begin`, clips and scrolled lists
    int layer = 0;
    bool hand = false;            // the pointer is over something clickable
    ImDrawList* below = nullptr;  // the scene's list, while a layer is open
    std::array<Rect, 8> clips{};  // the clips of the layers below
    std::string scope{};          // prefix of spot names, for a view that is drawn twice
    std::string tip{};            // the tooltip of the hovered or focused spot; `end` draws it
    Rect tip_at{};
    Rect prompt_at{};    // the prompt line; tooltips avoid it
    Svg* svg = nullptr;  // records the drawing instead of the draw lists; see picture.hpp
};

/// Starts a frame: reads the input.
void begin(Canvas& canvas);
/// Finishes a frame: draws the tooltip, moves the focus by arrow keys and clears the frame's input.
void end(Canvas& canvas);

/// Limits drawing and hit-testing to `rect`, until `pop_clip`. Clips nest.
void push_clip(Canvas& canvas, Rect rect);
void pop_clip(Canvas& canvas, Rect before);

/// Opens a layer above the scene. It is drawn over everything, and only it reacts to input. `name`
/// names its backdrop; `veiled` darkens the scene. Returns true when the person clicked outside the
/// layer or pressed Escape.
bool begin_layer(Canvas& canvas, std::string_view name, bool veiled);
void end_layer(Canvas& canvas);

/// Draws everything that follows above all layers, for messages and tooltips. Pass the returned
/// list to `draw_as_before` to end this.
ImDrawList* draw_on_top(Canvas& canvas);
void draw_as_before(Canvas& canvas, ImDrawList* before);

/// Returns whether this key was pressed in the topmost layer and not handled yet. Removes the key
/// press from the input.
bool take_key(Canvas& canvas, Key key);
/// Returns whether this letter, digit or punctuation character was typed in the topmost layer and
/// not handled yet. Removes the key press from the input. Letters are in lower case.
bool take_key(Canvas& canvas, char32_t character);

/// The description of a spot to register.
struct SpotSpec {
    std::string_view name;
    std::string_view label;
    Rect rect;
    bool enabled = true;
    bool draggable = false;
    bool focusable = true;
    SpotKind kind = SpotKind::button;
    char32_t key = 0;  // this key clicks the spot, unless a layer is above it
    std::string_view
        tip{};  // what it does, or why it is disabled: shown on hover, on focus and on a long touch
    Target target{};  // the part of a board that it stands for
    float round = 0;  // radius of the circle that it looks like; 0 for a box
};

/// Registers a spot on the canvas. Returns its state in this frame.
SpotState spot(Canvas& canvas, const SpotSpec& spec);
/// Registers a spot that shows no text of its own: its label becomes its tooltip, unless `spec.tip`
/// is set. Returns its state in this frame.
SpotState labelled_spot(Canvas& canvas, SpotSpec spec);
/// Returns whether the pointer or the focus is at the spot with this name. Callers use it to
/// compute a slow tooltip only when it is shown.
bool pointed_at(const Canvas& canvas, std::string_view name);
/// Returns the spot that has the keyboard focus, if the focus is shown and the spot was registered
/// in this frame at index `first` or later; else null.
const Spot* focused_since(const Canvas& canvas, std::size_t first);
/// Registers a spot that only names something visible and can't be pressed.
SpotState plain_spot(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
                     std::string_view tip = {});

}  // namespace ctq::ui
