#include <algorithm>

#include "shell/scenes/board/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

WideFrame wide_frame(const ui::Canvas& canvas, float side, float least, float most) {
    const bool roomy = ui::size_class(canvas) >= ui::SizeClass::desktop;
    const float gap = roomy ? 20 : 14;
    ui::Rect body = canvas.screen.inset(roomy ? 24.0F : 14.0F, 0);
    ui::take_top(body, ui::header_height + gap);
    ui::take_bottom(body, gap);
    const float width =
        std::clamp(canvas.screen.w * side, least, most) * std::min(1.15F, canvas.text_scale);
    const ui::Rect right = ui::take_right(body, width, gap);
    return {body, right};
}

void draw_board(BoardScene& scene, ui::Canvas& canvas, ui::Rect rect,
                const tables::ViewContext& context) {
    ui::Viewport& port = scene.frame().board;
    port.most = scene.view().most_zoom(rect, context);
    ui::draw_zoomed(canvas, "board", rect, port,
                    [&](ui::Rect board) { scene.view().draw_board(canvas, board, context); });
}

void keep_focus(const Board& board, ui::Spots& spots) {
    for (ui::Spot& spot : spots.list) {
        if (spot.target && !board.picker.empty()) {
            spot.focusable =
                spot.focusable && board.picker.legal(board.view->stands_for(spot.target));
        }
    }
}

}  // namespace ctq::scenes
