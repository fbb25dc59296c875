#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

/// Whose token stands before the line: of who did what it tells, else of who is to act; 0 for
/// nobody's.
int seat_told_of(const TableScene& scene) {
    if (scene.look() != nullptr) {
        const int line = scene.line_looked_at();
        return line < 0 ? 0 : scene.log()[static_cast<std::size_t>(line)].seat;
    }
    const LogEntry* told = scene.told();
    const core::Turn turn = scene.session()->turn();
    return told != nullptr ? told->seat : turn.kind == core::Turn::Kind::seat ? turn.seat : 0;
}

}  // namespace

void draw_prompt(TableScene& scene, ui::Canvas& canvas, Rect rect) {
    const Session& session = *scene.session();
    const ui::Theme& t = canvas.theme;
    scene.prompt_at = rect;
    const core::Turn turn = session.turn();
    if (turn.kind == core::Turn::Kind::over) {
        ui::ButtonStyle style;
        style.size = 14;
        const Rect at = ui::take_right(rect, ui::button_width(canvas, "Result", style), 8);
        if (ui::button(canvas, {"result", "Result", ui::around(at.center(), at.w, 36)}, style)) {
            scene.end.closed = false;
        }
    }
    if (scene.pending() && !ui::narrow(canvas)) {
        draw_pending(scene, canvas,
                     ui::take_right(rect, std::min(320.0F * canvas.text_scale, rect.w * 0.6F), 12));
    }
    // While one looks back, what is told is of then.
    const tables::ViewContext context = scene.context();
    const std::string telling =
        scene.look() == nullptr ? scene.view().telling(context) : std::string();
    const bool mine = (session.your_turn() && telling.empty()) || scene.look() != nullptr;
    const LogEntry* told = scene.told();
    const int seat = seat_told_of(scene);
    if (seat > 0) {
        ui::seat_mark(canvas, ui::take_left(rect, 18, 8).center(), 17, seat,
                      scene.view().facts(context, seat).axis);
    }
    const std::string status = !telling.empty()  ? telling
                               : told != nullptr ? told->text + "."
                                                 : scene.prompt();
    const ui::TextStyle one{mine ? ui::Face::bold : ui::Face::text, 15, mine ? t.text : t.muted,
                            ui::Align::left};
    if (ui::text_width(canvas, status, one) <= rect.w) {
        ui::draw_text(canvas, rect, status, one);
        return;
    }
    ui::TextStyle two = one;
    two.size = 14;
    const float h = ui::text_height(canvas, status, rect.w, two);
    ui::draw_wrapped(canvas, {rect.x, rect.center().y - h / 2, rect.w, h + 1}, status, two);
}

}  // namespace ctq::app
