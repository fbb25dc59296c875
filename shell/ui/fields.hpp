// Input fields: segmented control, drop-down, stepper, slider, switch, line of text. Each writes
// the new value and returns true when the value changed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

/// Draws a segmented control: two to five alternatives side by side, with the spots "name:0",
/// "name:1", ...
bool segmented(Canvas& canvas, std::string_view name, Rect rect,
               std::span<const std::string_view> words, int& chosen);

/// Draws a drop-down, with the spot "name", and "name:0", ... while it is open. The list is a layer
/// of its own, so other parts may be registered before or after this call. It scrolls where the
/// screen is too low for it.
bool dropdown(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
              std::span<const std::string_view> words, int& chosen);

/// The range of a number, and its step for Page Up and Page Down.
struct NumberKeys {
    int least = 0;
    int most = 0;
    int leap = 5;  // the step of Page Up and Page Down
};
/// Changes the number by Left and Right, Page Up and Page Down, Home and End, while the spot has
/// the focus. Up and Down move the focus to the next spot. Returns whether the number changed.
bool take_number_keys(Canvas& canvas, const SpotState& state, int& number, const NumberKeys& keys);

/// Draws a number between two buttons that the caller draws. Its spot reacts only to the keyboard;
/// a screen reader reads it as "Komi, 4". `words` is the text shown, `look` its style.
bool number_field(Canvas& canvas, const SpotSpec& spec, int& number, const NumberKeys& keys,
                  std::string_view words, const TextStyle& look);

/// Draws a slider for a number from `least` to `most`. It can be pressed, dragged or moved by keys.
bool slider(Canvas& canvas, const SpotSpec& spec, int& number, int least, int most);

/// Draws a field that shows text. Returns true when it was clicked; the caller then asks for the
/// new text elsewhere.
bool text_line(Canvas& canvas, const SpotSpec& spec, std::string_view text,
               std::string_view placeholder);

struct MenuItem {
    std::string_view name;  // name of its spot
    std::string_view words;
    std::string_view key_cap;
    Symbol icon = Symbol::none;
    bool enabled = true;
};
/// Opens or closes the menu with this name. At most one menu or drop-down is open at a time.
void toggle_menu(Canvas& canvas, std::string_view name);
/// Draws the menu while it is open, with its upper right corner at `corner`. It scrolls where the
/// screen is too low for it. Returns the index of the clicked item, else -1.
int menu(Canvas& canvas, std::string_view name, Point corner, std::span<const MenuItem> items);

}  // namespace ctq::ui
