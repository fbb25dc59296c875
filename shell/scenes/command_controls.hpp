#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.hpp"
#include "shell/scenes/commands.hpp"
#include "shell/ui/buttons.hpp"
#include "shell/ui/canvas.hpp"

/// Where a command is chosen out of several. Every part is a spot named like its command, so the
/// frame loop runs it.
namespace ctq::app {

/// Asks for the commands whose keys were pressed, unless a menu or a sheet is open.
void ask_by_keys(ui::Canvas& canvas, std::span<const Command> commands,
                 std::vector<std::string>& asked);

/// The button of a command, by its id: its word, or the brief one, with what the command says of itself.
/// Nothing where it isn't listed.
struct CommandButton {
    ui::ButtonKind kind = ui::ButtonKind::quiet;
    float size = 15;
    bool brief = false;
    bool cap = false;   ///< with the cap of its key
    bool icon = false;  ///< with its picture before the word
};
void command_button(ui::Canvas& canvas, const Commands& list, std::string_view id, ui::Rect rect,
                    const CommandButton& how = {});

/// The menu of this name, while it is open, with its upper right corner at `corner`: the commands that
/// stand in a menu. Its spots are called "<name>-…".
void command_menu(ui::Canvas& canvas, const Commands& list, std::string_view name, ui::Point corner,
                  std::vector<std::string>& asked);

/// One alternative: the command it stands for.
struct Pick {
    std::string command;
    std::string_view word;
    bool chosen = false;
    bool enabled = true;
};

/// Alternatives side by side in one pill.
void pick_row(ui::Canvas& canvas, ui::Rect rect, std::span<const Pick> picks);

/// A large alternative: a word, a line on what it means, a mark when it is chosen.
void pick_card(ui::Canvas& canvas, ui::Rect rect, const Pick& pick, std::string_view line);
/// The height it needs for that width.
float pick_card_height(const ui::Canvas& canvas, float width, std::string_view line);

/// A number with less and more, which keys change, too; `command` is what stands before the number.
struct NumberPick {
    std::string_view command;
    std::string_view label;
    const core::OptionSpec& spec;
    std::int32_t value;
};
/// The command that a key asks for; empty without one.
std::string pick_number(ui::Canvas& canvas, ui::Rect rect, const NumberPick& pick);

}  // namespace ctq::app
