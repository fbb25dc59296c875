// Where a scrolled list stands; see lists.hpp.
#pragma once

#include <optional>

namespace ctq::ui {

/// Kept from frame to frame, one for each list.
struct Scroll {
    float offset = 0;             // pixels above the view
    float content = 0;            // height at the last frame
    float speed = 0;              // pixels a second, after a flick
    double at = 0;                // time of the last frame
    float finger = 0;             // where the finger was
    bool pinned = true;           // shows the end and stays there as lines are added
    std::optional<float> seek{};  // the height on the screen whose line takes the focus next
};

}  // namespace ctq::ui
