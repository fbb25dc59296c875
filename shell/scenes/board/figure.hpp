#pragma once

#include <memory>
#include <optional>

#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"
#include "shell/ui/canvas.hpp"

/// Pictures of positions that nobody can press.
namespace ctq::app {

struct Figure {
    Session session;
    std::unique_ptr<tables::TableView> view;
    std::optional<LastAction> last;
};

/// Where the match's cursor stands, as `viewer` sees it (0: who only watches); with `open` all of it.
Figure make_figure(core::Match match, int viewer, bool open);

/// How high a figure is in text of this width; both in logical pixels.
float figure_height(float width);

/// The table as it would be drawn in a match, but deaf to pointer and keys. `reduced`: nothing moves.
void draw_figure(ui::Canvas& canvas, ui::Rect area, const Figure& figure, bool reduced);

}  // namespace ctq::app
