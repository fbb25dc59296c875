// Lists that scroll: by wheel, by a dragging finger, by the bar at their side, and to whatever has
// the keyboard's focus.
#pragma once

#include <span>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// Kept by the scene from frame to frame, one for each list.
struct Scroll {
    float offset = 0;    // pixels above the view
    float content = 0;   // height at the last frame
    float speed = 0;     // pixels a second, after a flick
    double at = 0;       // time of the last frame
    float finger = 0;    // where the finger was
    bool pinned = true;  // shows the end and stays there as lines are added
};

/// Begin a scrolled list in `view`; draw its content from the returned top-left corner downwards,
/// in the returned width, and close it with the height used.
struct ScrollView {
    Rect content;  // x, y and width to draw at; y lies above the view when scrolled
    Rect view;
    Rect clip_before;
    std::size_t first_spot;
};
ScrollView begin_scroll(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll);
void end_scroll(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll,
                float height);

struct LogLine {
    std::string_view number;  // hangs in the margin; empty for what belongs to the line above
    std::string_view words;
    int seat = 0;         // whose token stands before the words; 0 for none
    bool strong = false;  // what matters now
};
/// The log in plain words, newest below, wrapped; follows the end unless scrolled away from it.
void log_list(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll,
              std::span<const LogLine> lines);

}  // namespace ctq::ui
