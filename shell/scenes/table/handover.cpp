// Handing the device from one person to the next, so that nobody sees another person's hand.
#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

std::string handover_words(const match::Session& session) {
    return core::say(
        "{secret:Everyone else look away. All choices are revealed together.|Everybody may "
        "see the board. {who}’s cards stay covered until then.}",
        {{"secret", session.turn().secret != 0},
         {"who", session.players().name(session.viewpoint().curtain())}});
}

void draw_handover(const Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const Command* go_on = list.find("curtain");
    if (go_on == nullptr) {
        return;
    }
    Rect in = ui::narrow(canvas) ? rect : rect.inset(22, 0);
    ui::take_bottom(in, ui::narrow(canvas) ? 4 : 18);
    const std::string words = handover_words(table.session);
    const ui::TextStyle style = ui::style::body.in(canvas.theme.muted);
    const float button_height = std::min(56.0F, in.h * 0.5F);
    const float h = ui::text_height(canvas, words, in.w, style);
    if (h + 10 + button_height <= in.h) {
        ui::draw_wrapped(canvas, ui::take_top(in, h + 1, 12), words, style);
    }
    Rect at = ui::take_top(in, button_height);
    at.w = std::min(at.w, 380.0F);
    const bool clicked = ui::button(canvas, {go_on->id, go_on->label, at},
                                    {.kind = ui::ButtonKind::main, .size = 17});
    if (!clicked && ui::take_key(canvas, ui::Key::enter)) {
        table.board.ask("curtain");
    }
}

}  // namespace ctq::scenes
