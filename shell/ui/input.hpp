// The input since the last frame. The frame loop converts the window's events into it, in logical
// pixels. Drawing code only reads it, but removes the key presses it handles.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

enum class Key : std::uint8_t {
    none,
    tab,
    enter,
    space,
    escape,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    backspace,
    character,
};

struct KeyPress {
    Key key = Key::none;
    char32_t character = 0;  // for Key::character: the typed character, letters in lower case
    bool shift = false;
    bool repeated = false;  // the key is held down
};

/// A finger on the touch screen.
struct Finger {
    std::int64_t id = 0;
    Point at{};
};

struct Input {
    Point pointer;
    bool present = false;   // the mouse is over the page, or a finger is down
    bool touch = false;     // the last pointer was a finger
    bool down = false;      // the button or finger is down at the end of the frame's events
    bool pressed = false;   // the button or finger went down in this frame
    bool released = false;  // the button or finger came up in this frame
    float wheel = 0;        // pixels to scroll, positive towards the end
    std::vector<KeyPress> keys;

    // While two fingers pinch, `pointer` is the middle between them, and nothing counts as pressed
    // until both are up.
    bool pinching = false;
    float spread = 1;   // the factor by which their distance grew in this frame
    Point spread_by{};  // how far their middle moved in this frame
    std::array<Finger, 2> fingers{};
    int finger_count = 0;
};

/// Records that a mouse or finger moved, went down or came up at `at`.
void pointer_moved(Input& input, Point at, bool touch);
void pointer_pressed(Input& input, Point at, bool touch);
void pointer_released(Input& input, Point at, bool touch);
/// Records that a finger touched, moved or was lifted. One finger acts as the pointer, two fingers
/// pinch, and further fingers are ignored.
void finger_pressed(Input& input, std::int64_t id, Point at);
void finger_moved(Input& input, std::int64_t id, Point at);
void finger_lifted(Input& input, std::int64_t id, Point at);

/// Records that the pointer left the page, or that the window lost it: nothing is held or hovered
/// any more.
void pointer_gone(Input& input);

/// Returns whether further events must wait for the next frame. A frame takes one key, or one press
/// with its release, so that the length of frames does not matter: each event is interpreted by
/// what the person saw in the frame before it. Repeats of a held key don't wait.
bool full(const Input& input);

/// Ends a frame: clears its events and keeps lasting state.
void next_frame(Input& input);

}  // namespace ctq::ui
