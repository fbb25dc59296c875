#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/commands.hpp"
#include "shell/ui/buttons.hpp"
#include "shell/ui/canvas.hpp"

/// Buttons, menus and fields for commands. Each button is a spot named after its command; the frame
/// loop runs the command when the spot is clicked.
namespace ctq::scenes {

/// Appends the ids of the enabled commands whose keys were pressed to `requested`. Does nothing
/// while a menu or a sheet is open.
void ask_by_keys(ui::Canvas& canvas, std::span<const Command> commands,
                 std::vector<std::string>& requested);

/// How a command's button looks.
struct CommandButton {
    ui::ButtonKind kind = ui::ButtonKind::quiet;
    float size = 15;
    bool brief = false;  ///< shows `Look::brief`, the shorter text
    bool cap = false;    ///< shows the label of the command's key
    bool icon = false;   ///< shows the command's icon before the text
};
/// Draws the button of the command with this id. Draws nothing if `list` has no such command.
void command_button(ui::Canvas& canvas, const Commands& list, std::string_view id, ui::Rect rect,
                    const CommandButton& how = {});
/// Returns the width that this button needs, in pixels; 0 if `list` has no such command.
float command_width(const ui::Canvas& canvas, const Commands& list, std::string_view id,
                    const CommandButton& how = {});

/// Draws the menu `name`, if it is open, with its upper right corner at `corner`. The menu lists
/// the commands of `Commands::in_menu`; their spots are named "<name>-<look.menu>". Appends the id
/// of the chosen command to `requested`.
void command_menu(ui::Canvas& canvas, const Commands& list, std::string_view name, ui::Point corner,
                  std::vector<std::string>& requested);

/// One of several alternatives, and the id of the command that chooses it.
struct Pick {
    std::string command;
    std::string_view word;
    bool chosen = false;
    bool enabled = true;
    std::string_view label{};  ///< in plain words; empty: the word
};

/// Draws the alternatives side by side as a segmented control.
void pick_row(ui::Canvas& canvas, ui::Rect rect, std::span<const Pick> picks);

/// Draws an alternative as a card: its text, a line of explanation, and a check mark if it is
/// chosen.
void pick_card(ui::Canvas& canvas, ui::Rect rect, const Pick& pick, std::string_view line);
/// Returns the height that `pick_card` needs at this width, in pixels.
float pick_card_height(const ui::Canvas& canvas, float width, std::string_view line);

}  // namespace ctq::scenes
