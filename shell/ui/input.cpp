#include "shell/ui/input.hpp"

#include <algorithm>

namespace ctq::ui {
namespace {

constexpr float kClosest = 20;  // pixels; smaller distances between two fingers count as this

Finger* find_finger(Input& input, std::int64_t id) {
    for (int i = 0; i < input.finger_count; ++i) {
        Finger& finger = input.fingers[static_cast<std::size_t>(i)];
        if (finger.id == id) {
            return &finger;
        }
    }
    return nullptr;
}

}  // namespace

void pointer_moved(Input& input, Point at, bool touch) {
    input.pointer = at;
    input.touch = touch;
    input.present = true;
}

void pointer_pressed(Input& input, Point at, bool touch) {
    pointer_moved(input, at, touch);
    input.down = true;
    input.pressed = true;
}

void pointer_released(Input& input, Point at, bool touch) {
    pointer_moved(input, at, touch);
    input.down = false;
    input.released = true;
}

void finger_pressed(Input& input, std::int64_t id, Point at) {
    if (input.finger_count >= 2) {
        return;
    }
    input.fingers[static_cast<std::size_t>(input.finger_count++)] = {id, at};
    if (input.finger_count == 1 && !input.pinching) {
        pointer_pressed(input, at, true);
        return;
    }
    // The press of the first finger ends without a click.
    input.down = input.pressed = false;
    input.present = false;
    input.pinching = true;
    input.pointer = mix(input.fingers[0].at, input.fingers[1].at, 0.5F);
}

void finger_moved(Input& input, std::int64_t id, Point at) {
    Finger* finger = find_finger(input, id);
    if (finger == nullptr) {
        return;
    }
    if (!input.pinching) {
        finger->at = at;
        pointer_moved(input, at, true);
        return;
    }
    const float before = length(input.fingers[1].at - input.fingers[0].at);
    finger->at = at;
    if (input.finger_count < 2) {
        return;
    }
    const Point middle = mix(input.fingers[0].at, input.fingers[1].at, 0.5F);
    input.spread *= std::max(kClosest, length(input.fingers[1].at - input.fingers[0].at)) /
                    std::max(kClosest, before);
    input.spread_by = input.spread_by + (middle - input.pointer);
    input.pointer = middle;
}

void finger_lifted(Input& input, std::int64_t id, Point at) {
    Finger* finger = find_finger(input, id);
    if (finger == nullptr) {
        return;
    }
    *finger = input.fingers[1];
    input.fingers[1] = {};
    --input.finger_count;
    if (!input.pinching) {
        pointer_released(input, at, true);
    } else if (input.finger_count == 0) {
        input.pinching = false;
    }
}

void pointer_gone(Input& input) {
    input.present = false;
    input.down = input.pressed = false;
    input.pinching = false;
    input.finger_count = 0;
}

bool full(const Input& input) {
    return input.released || std::any_of(input.keys.begin(), input.keys.end(),
                                         [](const KeyPress& press) { return !press.repeated; });
}

void next_frame(Input& input) {
    input.pressed = false;
    input.released = false;
    input.wheel = 0;
    input.spread = 1;
    input.spread_by = {};
    input.keys.clear();
    // After a touch nothing is hovered.
    if (input.touch && !input.down) {
        input.present = false;
    }
}

}  // namespace ctq::ui
