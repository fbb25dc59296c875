// Where something is chosen: a row of alternatives, a list that drops down, a number with plus and
// minus, a switch, a line of text. Each writes the new value and returns true when it changed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

/// Two to five alternatives side by side; spots "name:0", "name:1", ...
bool segmented(Canvas& canvas, std::string_view name, Rect rect,
               std::span<const std::string_view> words, int& chosen, bool enabled = true);

/// A field that drops a list of alternatives; spots "name", and "name:0" ... while it is open.
/// Call it after everything it may cover is registered or not: the list is a layer of its own, and
/// scrolls where the screen is lower.
bool dropdown(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
              std::span<const std::string_view> words, int& chosen, bool enabled = true);

/// What changes a number without a pointer: one, a leap, or all the way.
struct NumberKeys {
    int least = 0;
    int most = 0;
    int leap = 5;  // by Page Up and Page Down
};
/// While the spot has the focus, Left and Right, Page Up and Page Down, Home and End change the
/// number; Up and Down go on to the next spot.
bool take_number_keys(Canvas& canvas, const SpotState& state, int& number, const NumberKeys& keys);

/// A number between buttons that the caller draws: a spot that only the keyboard uses, "Komi, 4" to
/// a screen reader. `look` is how it is written.
bool number_field(Canvas& canvas, const SpotSpec& spec, int& number, const NumberKeys& keys,
                  std::string_view words, const TextStyle& look);

/// A number from least to most on a rail: pressed, dragged, or moved by keys.
bool slider(Canvas& canvas, const SpotSpec& spec, int& number, int least, int most);

/// A switch at the right end of the row, its words at the left.
bool toggle(Canvas& canvas, const SpotSpec& spec, bool& on);

/// A field that shows text and, clicked, asks for new text elsewhere: true when clicked.
bool text_line(Canvas& canvas, const SpotSpec& spec, std::string_view text,
               std::string_view placeholder);

struct MenuItem {
    std::string_view name;  // of the spot
    std::string_view words;
    std::string_view key_cap;
    Symbol icon = Symbol::none;
    bool enabled = true;
};
/// Open or close the menu of that name; one menu or dropdown is open at a time.
void toggle_menu(Canvas& canvas, std::string_view name);
/// The menu, while it is open, with its upper right corner at `corner`; it scrolls where the screen
/// is lower. Returns the index of the clicked item, else -1.
int menu(Canvas& canvas, std::string_view name, Point corner, std::span<const MenuItem> items);

}  // namespace ctq::ui
