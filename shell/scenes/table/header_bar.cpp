#include <vector>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr const char* kMenu = "menu";

/// Returns the command of the menu button.
Command menu_command() {
    return {.id = kMenu,
            .key = {.cap = "Esc"},
            .look = {.word = "Menu",
                     .tip = "Review, sandbox, share, settings and more",
                     .icon = ui::Symbol::menu}};
}

/// Returns the spot of a button in the header or in the row of buttons.
ui::SpotSpec button_spec(const Command& command, Rect rect) {
    return {.name = command.id,
            .label = command.label.empty() ? command.word() : command.label,
            .rect = rect,
            .enabled = command.enabled,
            .tip = command.look.tip};
}

bool row_button(ui::Canvas& canvas, Rect rect, const Command& command) {
    const ui::Theme& t = canvas.theme;
    const bool clicked =
        ui::button(canvas, button_spec(command, rect), {.word = " ", .size = 14, .radius = 14});
    const ui::Color color = command.enabled ? t.text : ui::faded(t.muted, 0.65F);
    Rect in = rect.inset(2, 5);
    const Rect word = ui::take_bottom(in, 17);
    ui::symbol(canvas, command.look.icon, in.center(), 20, color);
    ui::draw_text(canvas, word, command.word(),
                  {ui::Face::text, 13 / canvas.text_scale, color, ui::Align::center});
    return clicked;
}

/// Handles Escape: it clears the spots chosen on the board or, if there are none, opens the menu.
/// Returns whether to open the menu.
bool escapes_to_menu(Table& table, ui::Canvas& canvas) {
    if (!canvas.spots.open.empty() || !ui::take_key(canvas, ui::Key::escape)) {
        return false;
    }
    if (table.board.picker.chosen().empty()) {
        return true;
    }
    table.board.ask("unpick");
    return false;
}

}  // namespace

void draw_header_bar(Table& table, const Commands& list, ui::Canvas& canvas) {
    const Command menu = menu_command();
    std::vector<const Command*> words = list.in(kInHeader);
    words.push_back(&menu);
    // On a narrower screen, buttons don't show their keys, so that the title is not cut.
    const bool caps = canvas.screen.w >= 900 * canvas.text_scale;
    const auto style_of = [&](const Command& one) {
        return ui::ButtonStyle{
            .kind = ui::ButtonKind::word, .word = one.word(), .key_cap = caps ? one.key.cap : ""};
    };
    float width = 0;
    for (const Command* one : words) {
        width += ui::button_width(canvas, one->word(), style_of(*one)) + 2;
    }
    const bool narrow = ui::narrow(canvas);
    const bool stands = !table.outlook().when.empty();
    ui::Header head = ui::header(canvas, table.session.game().info->title,
                                 narrow && stands ? std::string() : badge_of(table), "back",
                                 (narrow ? 0 : width) + (stands ? outlook_width(canvas) : 0));
    if (narrow) {
        draw_outlook(table, canvas, head.rest.inset(6, 0));
        return;
    }
    Rect rest = ui::take_right(head.rest, width);
    draw_outlook(table, canvas, head.rest.inset(4, 0));
    bool clicked = false;
    for (const Command* one : words) {
        const ui::ButtonStyle style = style_of(*one);
        const Rect at = ui::take_left(rest, ui::button_width(canvas, one->word(), style), 2);
        clicked = ui::button(canvas, button_spec(*one, ui::around(at.center(), at.w, 44)), style);
    }
    if (clicked || escapes_to_menu(table, canvas)) {
        ui::toggle_menu(canvas, kMenu);
    }
}

void draw_button_row(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    constexpr float gap = 6;
    const Command menu = menu_command();
    std::vector<const Command*> buttons = list.in(kInRow);
    buttons.push_back(&menu);
    const int n = static_cast<int>(buttons.size());
    bool clicked = false;
    for (int i = 0; i < n; ++i) {
        clicked =
            row_button(canvas, ui::column(rect, i, n, gap), *buttons[static_cast<std::size_t>(i)]);
    }
    if (clicked || escapes_to_menu(table, canvas)) {
        ui::toggle_menu(canvas, kMenu);
    }
}

void draw_menu(Table& table, const Commands& list, ui::Canvas& canvas, ui::Point corner) {
    command_menu(canvas, list, kMenu, corner, table.services.requested);
}

}  // namespace ctq::scenes
