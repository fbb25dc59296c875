#pragma once

#include <memory>
#include <optional>

#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/canvas.hpp"

/// Pictures of positions. They don't react to input.
namespace ctq::scenes {

struct Figure {
    match::Session session;
    std::unique_ptr<tables::TableView> view;
    std::optional<match::LastAction> last;
};

/// Makes a figure of the position at the match's cursor. `viewer`: the seat whose view is shown; 0
/// for a spectator. `open`: hidden information is shown, too.
Figure make_figure(core::Match match, int viewer, bool open);

/// Returns the height of a figure in a column of text of this width. Both are in logical pixels.
float figure_height(float width);

/// Draws the board as in a match, but without reaction to pointer and keys. `reduced`: nothing
/// moves.
void draw_figure(ui::Canvas& canvas, ui::Rect area, const Figure& figure, bool reduced);

}  // namespace ctq::scenes
