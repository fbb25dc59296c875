// The parts of a page on the canvas.
#pragma once

#include <string>
#include <vector>

#include "shell/scenes/commands.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

/// What the functions here draw with.
struct PageBrush {
    ui::Canvas& canvas;
    const Commands& list;
    std::vector<std::string>& requested;
    int section = 0;     ///< the heading being read
    ui::Rect side{};     ///< the place at the left edge; empty if there is none
    bool paper = false;  ///< the part lies on paper
};

/// Some parts of a list, by index.
struct Range {
    std::size_t first = 0;
    std::size_t end = 0;
};
/// Returns the parts that a part holds.
inline Range inside(const Commands& list, const PagePart& part) {
    return {static_cast<std::size_t>(&part - list.parts.data()) + 1, part.end};
}

/// Draws the parts of a range, whose places count from `origin`.
void draw_parts(PageBrush brush, Range range, ui::Point origin);
/// Returns whether the part is a heading to which links lead.
bool is_section(const PagePart& part);

// buttons.cpp
/// Draws the buttons of a part.
void draw_page_buttons(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws one button of a page. `size`: that of its word, reduced until it fits; 0: the usual one.
void draw_page_button(const PageBrush& brush, const Command& command, ui::Rect at,
                      bool brief = false, float size = 0);

// headed/, in the part of the program that the web page loads later; a guest's page loads it first.
/// Draws an address, an item of a list, a step or a line about a seat.
void draw_marked_text(const PageBrush& brush, const PagePart& part, ui::Rect at);

// rest/, in the part of the program that the web page loads later.
/// Draws the control of a choice, a number or a field, without its words.
void draw_bare_control(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws the alternatives of a choice as cards.
void draw_page_cards(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws the button of a fold.
void draw_page_fold(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws a link to a heading. The one being read (`here`) has a brass mark.
void draw_heading_link(const PageBrush& brush, const Command& command, ui::Rect rect, bool here);
/// Draws the rows of a long list that can be seen, and one above and below for the keyboard to move
/// to.
void draw_long_list(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws a table in `at`, but none of its rows outside the clip.
void draw_page_rows(ui::Canvas& canvas, const PagePart& part, ui::Rect at);
/// Draws the commands of a picture in its upper right corner.
void draw_picture_corner(const PageBrush& brush, const PagePart& part, ui::Rect picture);
/// Draws keys and what they do.
void draw_page_keys(const PageBrush& brush, const PagePart& part, ui::Rect at);

}  // namespace ctq::scenes
