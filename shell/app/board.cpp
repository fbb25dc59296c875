#include "shell/app/table_parts.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

void draw_board(App& app, ui::Canvas& canvas, ui::Rect rect, const tables::Sight& sight) {
    ui::Zoom& zoom = app.scene_state().board;
    const float most = app.view().most_zoom(rect, sight);
    app.scene_state().board_zooms = most > 1;
    const ui::ZoomView view = ui::begin_zoom(canvas, "board", rect, zoom, most);
    app.view().draw_board(canvas, view.board, sight);
    ui::end_zoom(canvas, view, zoom);
}

}  // namespace ctq::app
