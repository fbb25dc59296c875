// Handing the device from one person to the next, so that nobody sees another person's hand.
#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

void draw_handover(const Table& table, ui::Canvas& canvas, Rect rect) {
    const ui::Theme& t = canvas.theme;
    const std::string& name = table.session.players().name(table.session.viewpoint().curtain());
    Rect in = ui::narrow(canvas) ? rect : rect.inset(22, 0);
    ui::take_bottom(in, ui::narrow(canvas) ? 4 : 18);
    const bool secret = table.session.turn().secret != 0;
    const std::string words = core::say(
        "{secret:Everyone else look away. All choices are revealed together.|Everybody may "
        "see the board. {who}’s cards stay covered until then.}",
        {{"secret", secret}, {"who", name}});
    const ui::TextStyle style = ui::style::body.in(t.muted);
    const float button_height = std::min(56.0F, in.h * 0.5F);
    const float h = ui::text_height(canvas, words, in.w, style);
    if (h + 10 + button_height <= in.h) {
        ui::draw_wrapped(canvas, ui::take_top(in, h + 1, 12), words, style);
    }
    const std::string label =
        core::say("I am {who}: {secret:choose|show my cards}", {{"who", name}, {"secret", secret}});
    Rect at = ui::take_top(in, button_height);
    at.w = std::min(at.w, 380.0F);
    const bool clicked =
        ui::button(canvas, {"curtain", label, at}, {.kind = ui::ButtonKind::main, .size = 17});
    if (!clicked && ui::take_key(canvas, ui::Key::enter)) {
        table.board.ask("curtain");
    }
}

}  // namespace ctq::scenes
