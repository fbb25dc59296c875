// Draws buttons: main, quiet and paper buttons, words in the header, and round icon buttons. A key
// cap is a small picture of the key that presses a button. A button reacts to a click, a tap, its
// own key, and Enter or Space while it has the focus.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

enum class ButtonKind {
    main,   // brass, for the main action: one in each view
    quiet,  // on the background and on panels
    paper,  // on a paper board or card: only an outline
    word,   // only the word, with its key cap beside it
};

struct ButtonStyle {
    ButtonKind kind = ButtonKind::quiet;
    std::string_view word{};     // the text; empty: the spot's label is used
    std::string_view key_cap{};  // the key shown beside the word: "U", "Esc"
    Symbol icon = Symbol::none;  // drawn before the word
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

/// Draws a key cap: a small picture of a key with its name. `left` is the middle of its left edge.
/// Returns its width.
float key_cap(Canvas& canvas, Point left, std::string_view key, bool on_brass = false);
float key_cap_width(const Canvas& canvas, std::string_view key);

}  // namespace ctq::ui
