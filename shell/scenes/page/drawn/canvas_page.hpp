#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/commands.hpp"
#include "shell/scenes/page/page_state.hpp"
#include "shell/ui/canvas.hpp"

/// Draws a page as `Page` tells it. Controls are spots with the names of their commands, or with
/// the `id` of their part; they are registered in reading order.
namespace ctq::scenes {

/// A page to draw.
struct PageView {
    const Commands& list;
    std::string_view name;                ///< the page's name in `list`
    std::string_view title{};             ///< title of the header
    std::string_view badge{};             ///< words beside it
    float most_width = 900;               ///< of the content, or of the sheet
    std::vector<std::string>& requested;  ///< gets the ids of commands that no spot is named after
};

/// Draws a scene: its header, its parts as one list that scrolls, and the parts that stay at an
/// edge.
void draw_page(ui::Canvas& canvas, const PageView& page, PageState& state);
/// Draws a page in a part of the screen, as a list that scrolls.
void draw_page_in(ui::Canvas& canvas, const PageView& page, ui::Rect view, PageState& state);
/// Returns the width of a sheet that is wider on a phone on its side.
float sheet_width(const ui::Canvas& canvas);
/// Draws a sheet over the scene. Returns whether it stays open.
bool draw_page_sheet(ui::Canvas& canvas, const PageView& page, PageState& state);

}  // namespace ctq::scenes
