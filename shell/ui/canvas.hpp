// What every drawing function is given: where to draw, in which colours and fonts, and what the
// person does. One is made for each frame; nothing of it is global.
#pragma once

#include <array>
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
    ImDrawList* draw;  // the scene; while a layer is open, `over`
    ImDrawList* over;  // above the scene: menus, sheets, tooltips
    const Theme& theme;
    const Fonts& fonts;
    Input& input;
    Spots& spots;
    Motion& motion;
    Rect screen;           // the whole page
    float ratio = 1;       // device pixels a logical pixel
    float text_scale = 1;  // the setting of the text size
    Rect clip{};           // what may be drawn on now; set by begin and by scrolled lists
    int layer = 0;
    bool hand = false;            // the pointer is over something that can be clicked
    ImDrawList* below = nullptr;  // the scene's list, while a layer is open
    std::array<Rect, 8> clips{};  // of the layers below
    std::string scope{};          // stands before the names of spots: the same things drawn twice
    std::string tip{};            // what the hovered thing has to say, drawn by end
    Rect tip_at{};
    Rect asked{};        // the line that tells what to do: no tip lies over it
    Svg* svg = nullptr;  // takes down what is drawn, in place of the lists; see picture.hpp
};

/// Start a frame: reads the input.
void begin(Canvas& canvas);
/// Finish a frame: tooltip, focus by arrow keys; forgets the frame's input.
void end(Canvas& canvas);

/// Draw and hit only inside `rect`, until popped; clips nest.
void push_clip(Canvas& canvas, Rect rect);
void pop_clip(Canvas& canvas, Rect before);

/// Open a layer above the scene: it is drawn over everything, and only it reacts. `name` names its
/// backdrop, `veiled` darkens the scene. True when the person clicked beside it or pressed Escape.
bool begin_layer(Canvas& canvas, std::string_view name, bool veiled);
void end_layer(Canvas& canvas);

/// Draw what comes next above all layers, until given back what this returns: messages, tooltips.
ImDrawList* draw_on_top(Canvas& canvas);
void draw_as_before(Canvas& canvas, ImDrawList* before);

/// Whether this key was pressed in the topmost layer and nobody took it; takes it.
bool take_key(Canvas& canvas, Key key);
/// The same for a letter, digit or sign; letters in lower case.
bool take_key(Canvas& canvas, char32_t character);

/// Everything a spot is registered with.
struct SpotSpec {
    std::string_view name;
    std::string_view label;
    Rect rect;
    bool enabled = true;
    bool draggable = false;
    bool focusable = true;
    SpotKind kind = SpotKind::button;
    char32_t key = 0;  // clicks it from anywhere, unless a layer is above
    std::string_view
        tip{};        // why not, or what it does: shown to a pointer, the focus, a long touch
    Target target{};  // which part of a board it is
};

/// Register a spot on the canvas and learn how it stands.
SpotState spot(Canvas& canvas, const SpotSpec& spec);
/// The same of what shows no words of its own: its tip is its label, unless it has another.
SpotState labelled_spot(Canvas& canvas, SpotSpec spec);
/// The pointer or the focus is at a spot of this name: what takes time to say has to be said now.
bool pointed_at(const Canvas& canvas, std::string_view name);
/// Register what is only to be seen, under its name.
SpotState plain_spot(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
                     std::string_view tip = {});

}  // namespace ctq::ui
