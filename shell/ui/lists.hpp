// Lists that scroll by wheel, by dragging with a finger, by their scroll bar, by Page Up, Page
// Down, Home and End, and to the focused spot.
//
// Page Up, Page Down, Home and End go to the list that contains the focus, and move the focus as
// they scroll. While nothing has the focus, they go to the list under the pointer, else to the
// first list of the topmost layer. A focused spot outside all lists leaves Page Up and Page Down to
// the lists.
#pragma once

#include <string_view>

#include "shell/ui/layout.hpp"
#include "shell/ui/scroll.hpp"

namespace ctq::ui {

/// The width that the scroll bar takes from a list, in pixels.
inline constexpr float scroll_bar_room = 12;

/// An open scrolled list. Draw its content from the top left corner of `content` downwards, in the
/// width of `content`.
struct ScrollView {
    Rect content;  // x, y and width to draw at; y lies above the view when scrolled
    Rect view;
    Rect clip_before;
    std::size_t first_spot;
};
/// Begins a scrolled list in `view` and clips to it until the list is closed. The scene keeps
/// `scroll` between frames. No two lists of a frame have the same name.
ScrollView begin_scroll(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll);
/// Closes the list: takes its keys and draws its bar. `view` is the result of `begin_scroll`;
/// `height` is the height of the whole content, in pixels.
void end_scroll(Canvas& canvas, const ScrollView& view, std::string_view name, Scroll& scroll,
                float height);

/// Draws the column that a function describes, `height` pixels high, as a scrolled list in `view`.
template <class Describe>
void draw_scrolled(Canvas& canvas, std::string_view name, Rect view, Scroll& scroll, float height,
                   const Describe& describe) {
    const ScrollView list = begin_scroll(canvas, name, view, scroll);
    draw_in({list.content.x, list.content.y, list.content.w, height}, describe);
    end_scroll(canvas, list, name, scroll, height);
}

}  // namespace ctq::ui
