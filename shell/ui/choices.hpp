// Where something is chosen: a row of alternatives, a list that drops down, a number with plus and
// minus, a switch, a line of text. Each writes the new value and returns true when it changed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

/// Two to five alternatives side by side; spots "name:0", "name:1", ...
bool segmented(Canvas& canvas, std::string_view name, Rect rect,
               std::span<const std::string_view> words, int& chosen, bool enabled = true);

/// A field that drops a list of alternatives; spots "name", and "name:0" ... while it is open.
/// Call it after everything it may cover is registered or not: the list is a layer of its own.
bool dropdown(Canvas& canvas, std::string_view name, std::string_view label, Rect rect,
              std::span<const std::string_view> words, int& chosen, bool enabled = true);

/// A whole number from least to most; spots "name:less", "name:more".
bool stepper(Canvas& canvas, std::string_view name, std::string_view label, Rect rect, int& number,
             int least, int most, bool enabled = true);

/// A number from least to most on a rail: pressed, dragged, or moved by the caller's keys.
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
/// The menu, while it is open, with its upper right corner at `corner`. Returns the index of the
/// clicked item, else -1.
int menu(Canvas& canvas, std::string_view name, Point corner, std::span<const MenuItem> items);

}  // namespace ctq::ui
