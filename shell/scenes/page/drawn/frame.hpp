// What holds the parts of a page: its header, the column that scrolls, the edges, and sheets.
#pragma once

#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/canvas_page.hpp"

namespace ctq::scenes {

/// Returns the first part of this kind in the range; null if there is none.
const PagePart* find_part(const Commands& list, Range range, PagePart::Kind kind, As as = As::row);

/// Where the content of a page is: a column of `width` pixels, `margin` pixels above and below it,
/// and the place of the parts at the left edge.
struct ContentPlace {
    float left = 0;
    float margin = 0;
    float width = 0;
    ui::Rect side{};
    float above = 0;  ///< share of the spare room above the content
};

/// Draws the content of a page as a list that scrolls in `view`.
void draw_content(ui::Canvas& canvas, const PageView& page, PageState& state, ui::Rect view,
                  Range range, const ContentPlace& place);

// headed/, as in brush.hpp.
/// Draws a page that has a header, and perhaps parts at its edges.
void draw_headed_page(ui::Canvas& canvas, const PageView& page, Range range, PageState& state);

// rest/
/// Draws the parts at the lower edge side by side: texts take the room that the others leave.
void draw_foot(ui::Canvas& canvas, const PageView& page, const PagePart& foot, ui::Rect bar,
               float width);
/// Draws the parts about what is chosen, in a panel.
void draw_aside(ui::Canvas& canvas, const PageView& page, const PagePart& part, ui::Rect at,
                ui::Scroll& scroll);
/// Draws a part as a sheet over the page. If the person closes it, requests "<name>-close".
void draw_over(ui::Canvas& canvas, const PageView& page, const PagePart& part, PageState& state);
/// Goes to the heading that was asked for. On a page with links, follows the arrow keys. `top`:
/// room above the content.
void follow_links(ui::Canvas& canvas, const Commands& list, Range range, PageState& state,
                  float top);
/// Notes which heading is being read in a view of this height.
void note_section(const Commands& list, Range range, PageState& state, float top, float view);

}  // namespace ctq::scenes
