// The log in review and sandbox.
#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/board/positions.hpp"

namespace ctq::scenes {

void draw_jumps(PositionScene& scene, ui::Canvas& canvas, ui::Rect area, float row) {
    const core::Match& match = scene.session()->match();
    draw_log_rows(scene, canvas, area,
                  {.name = "jumps",
                   .plies = match.size(),
                   .marked = line_at(scene.log(), match.cursor()),
                   .jumps = true,
                   .from = scene.first(),
                   .least = row,
                   .marks = scene.marks()});
}

}  // namespace ctq::scenes
