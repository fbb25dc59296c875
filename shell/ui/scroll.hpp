// The scroll position of a list; see lists.hpp.
#pragma once

#include <optional>

namespace ctq::ui {

/// The state of one list, kept between frames.
struct Scroll {
    float offset = 0;             // pixels of content above the view
    float content = 0;            // height of the content in the last frame
    float speed = 0;              // pixels per second, after a flick
    double at = 0;                // time of the last frame, in seconds
    float finger = 0;             // y of the finger in the last frame
    bool pinned = true;           // shows the end, and stays there when lines are added
    std::optional<float> seek{};  // y on the screen; the line nearest to it gets the focus next
};

}  // namespace ctq::ui
