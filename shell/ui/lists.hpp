// Lists that scroll: by wheel, by a dragging finger, by the bar at their side, by Page Up, Page
// Down, Home and End, and to whatever has the keyboard's focus.
//
// These keys go to the list that holds the focus, and move the focus with it. While nothing has the
// focus, the list under the pointer takes them, else the first of the topmost layer. What is
// focused outside of lists leaves them Page Up and Page Down.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/scroll.hpp"

namespace ctq::ui {

/// What the bar takes of the width of a list.
inline constexpr float scroll_bar_room = 12;

/// Begin a scrolled list in `view`, whose `scroll` the scene keeps; draw its content from the
/// returned top-left corner downwards, in the returned width, and close it with the height used.
struct ScrollView {
    Rect content;  // x, y and width to draw at; y lies above the view when scrolled
    Rect view;
    Rect clip_before;
    std::size_t first_spot;
};
/// Also clips to the view until the list is closed. No two lists of a frame have the same name.
ScrollView begin_scroll(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll);
/// Closes the list, with the `view` that `begin_scroll` returned: takes its keys and draws its
/// bar. `height` is that of all its content, in pixels.
void end_scroll(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll,
                float height);

}  // namespace ctq::ui
