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
    return told != nullptr && !scene.session()->your_turn() ? told->seat
           : turn.kind == core::Turn::Kind::seat            ? turn.seat
                                                            : 0;
}

/// What was done last, before what is asked now in the same line, or above it in a line of its own,
/// where either has room. Takes its place from `rect`.
void draw_told(ui::Canvas& canvas, Rect& rect, const std::string& told, float asked) {
    ui::TextStyle style{ui::Face::text, 15, canvas.theme.muted, ui::Align::left};
    const float width = ui::text_width(canvas, told, style);
    if (width + 8 + asked <= rect.w) {
        ui::draw_text(canvas, ui::take_left(rect, width, 8), told, style);
        return;
    }
    const float line = 20 * canvas.text_scale;
    if (asked <= rect.w && rect.h >= 2 * line) {
        style.size = 14;
        rect = ui::around(rect.center(), rect.w, 2 * line);
        ui::draw_text(canvas, ui::take_top(rect, line), told, style);
    }
}

/// How far a bot that thinks for long has come, along the bottom of the line.
void draw_thought(ui::Canvas& canvas, Rect rect, float share) {
    constexpr float thick = 2;
    const Rect line{rect.x, rect.bottom() - thick, rect.w, thick};
    ui::fill(canvas, line, thick / 2, ui::faded(canvas.theme.muted, 0.2F));
    ui::fill(canvas, {line.x, line.y, line.w * share, thick}, thick / 2, canvas.theme.brass);
}

}  // namespace

void draw_prompt(TableScene& scene, ui::Canvas& canvas, Rect rect) {
    const Session& session = *scene.session();
    const ui::Theme& t = canvas.theme;
    scene.prompt_at = rect;
    if (const float thought = scene.thought(); thought > 0) {
        draw_thought(canvas, rect, thought);
    }
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
    const std::string last = told == nullptr ? std::string() : told->text + ".";
    const std::string status = !telling.empty()       ? telling
                               : mine || last.empty() ? scene.prompt()
                                                      : last;
    const ui::TextStyle one{mine ? ui::Face::bold : ui::Face::text, 15, mine ? t.text : t.muted,
                            ui::Align::left};
    if (mine && !last.empty()) {
        draw_told(canvas, rect, last, ui::text_width(canvas, status, one));
    }
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
