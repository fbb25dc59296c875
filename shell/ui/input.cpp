#include "shell/ui/input.hpp"

namespace ctq::ui {

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

void pointer_gone(Input& input) {
    input.present = false;
    input.down = false;
}

void next_frame(Input& input) {
    input.pressed = false;
    input.released = false;
    input.wheel = 0;
    input.keys.clear();
    // A lifted finger hovers over nothing.
    if (input.touch && !input.down) {
        input.present = false;
    }
}

}  // namespace ctq::ui
