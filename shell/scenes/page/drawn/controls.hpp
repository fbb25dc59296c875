// The controls of a page on the canvas.
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

/// Draws the rows of a long list that can be seen, and one above and below for the keyboard to move
/// to.
void draw_long_list(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws a table in `at`, but none of its rows outside the clip.
void draw_table(ui::Canvas& canvas, const PagePart& part, ui::Rect at);
/// Draws a choice, a number, a field, or a command with its words, in `at`. `line`: draws a line
/// above it.
void draw_page_control(const PageBrush& brush, const PagePart& part, ui::Rect at, bool line);
/// Draws the control alone, without its words.
void draw_bare_control(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws the buttons of a part.
void draw_page_buttons(const PageBrush& brush, const PagePart& part, ui::Rect at);
/// Draws one button of a page.
void draw_page_button(const PageBrush& brush, const Command& command, ui::Rect at,
                      bool brief = false);

}  // namespace ctq::scenes
