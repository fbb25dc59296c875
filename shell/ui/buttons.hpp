// Buttons: the main button of a view, quiet buttons, header words with key caps, and round icon
// buttons. Each reacts to a click, a tap, Enter or Space while focused, and its key.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

enum class ButtonKind {
    main,   // brass; one in each view
    quiet,  // on the background and on panels
    paper,  // on paper: an outline
    word,   // only the word, with its key cap beside it
};

struct ButtonStyle {
    ButtonKind kind = ButtonKind::quiet;
    std::string_view word{};     // empty: the spot's label
    std::string_view key_cap{};  // "U", "Esc"
    Symbol icon = Symbol::none;  // before the word
    float size = 15;
    float radius = -1;        // below 0: fully rounded ends
    bool on = false;          // drawn pressed in, for a toggle button
    std::string_view note{};  // small text below the word: the action's cost and gain
};

/// Draws a button that fills the spot's rectangle. Returns true when it was clicked.
bool button(Canvas& canvas, const SpotSpec& spec, const ButtonStyle& style = {});

/// Draws a round button with an icon and no word; its label says what it does. Returns true when it
/// was clicked.
bool icon_button(Canvas& canvas, const SpotSpec& spec, Symbol icon, bool framed = true);

/// Returns the width that a button needs for its word, icon and key cap.
float button_width(const Canvas& canvas, std::string_view word, const ButtonStyle& style = {});

/// Draws a key cap; `left` is the middle of its left edge. Returns its width.
float key_cap(Canvas& canvas, Point left, std::string_view key, bool on_brass = false);
float key_cap_width(const Canvas& canvas, std::string_view key);

}  // namespace ctq::ui
