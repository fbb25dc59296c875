// What a person did since the last frame. The frame loop turns the window's events into this, in
// logical pixels; drawing code only reads it, except that a taken key press is removed.
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
    char32_t character = 0;  // for Key::character: what was typed, letters in lower case
    bool shift = false;
    bool repeated = false;  // the key is held down
};

/// A finger on the glass.
struct Finger {
    std::int64_t id = 0;
    Point at{};
};

struct Input {
    Point pointer;
    bool present = false;   // the mouse is over the page, or a finger is down
    bool touch = false;     // the last pointer was a finger
    bool down = false;      // button or finger is down at the end of the frame's events
    bool pressed = false;   // it went down in this frame
    bool released = false;  // it came up in this frame
    float wheel = 0;        // pixels to scroll, positive towards the end
    std::vector<KeyPress> keys;

    // Two fingers: `pointer` is the middle between them, and nothing is pressed until both are up.
    bool pinching = false;
    float spread = 1;   // how much they came apart in this frame, as a factor
    Point spread_by{};  // how far their middle moved in it
    std::array<Finger, 2> fingers{};
    int finger_count = 0;
};

/// A mouse or finger moved, went down or came up at `at`.
void pointer_moved(Input& input, Point at, bool touch);
void pointer_pressed(Input& input, Point at, bool touch);
void pointer_released(Input& input, Point at, bool touch);
/// A finger touched, moved or was lifted. One is a pointer, two pinch, more are ignored.
void finger_pressed(Input& input, std::int64_t id, Point at);
void finger_moved(Input& input, std::int64_t id, Point at);
void finger_lifted(Input& input, std::int64_t id, Point at);

/// The pointer left the page, or the window lost it: nothing is held or hovered any more.
void pointer_gone(Input& input);

/// Whether what is done next waits for the next frame. A frame takes one key or one press with its
/// release, so that it can't matter how long frames take: each is understood by what the one before
/// it has shown. Keys that are held down are taken as they come.
bool full(const Input& input);

/// After a frame: forget what happened in it, keep what lasts.
void next_frame(Input& input);

}  // namespace ctq::ui
