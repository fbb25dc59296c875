#include "shell/scenes/board/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

void draw_lines(BoardScene& scene, ui::Canvas& canvas, Rect rect, float least) {
    const int to = draw_log_rows(scene, canvas, rect,
                                 {.name = "log-list",
                                  .plies = scene.told(),
                                  .marked = scene.line_looked_at(),
                                  .jumps = false,
                                  .from = 0,
                                  .least = least * canvas.text_scale});
    if (to >= 0) {
        scene.frame().log_open = false;
        scene.ask("look:" + std::to_string(to));
    }
}

}  // namespace

void draw_log(BoardScene& scene, ui::Canvas& canvas, Rect rect) {
    ui::panel(canvas, rect);
    Rect in = rect.inset(12, 14);
    ui::caption(canvas, ui::take_top(in, 20, 8).inset(6, 0), "Log");
    draw_lines(scene, canvas, in, 24);
}

void draw_log_sheet(BoardScene& scene, ui::Canvas& canvas) {
    if (!scene.frame().log_open) {
        return;
    }
    const ui::Sheet sheet = ui::begin_sheet(
        canvas, "log-sheet", "Log", std::min(440.0F, canvas.screen.w), canvas.screen.h * 0.6F);
    draw_lines(scene, canvas, sheet.body, 44);
    ui::end_sheet(canvas);
    scene.frame().log_open = scene.frame().log_open && !sheet.dismissed;
}

}  // namespace ctq::scenes
