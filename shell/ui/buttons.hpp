// Buttons: the one main button of a place, quiet ones, words of the header with their keys, round
// signs. All answer to click, tap, focus with Enter or Space, and their key.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

namespace ctq::ui {

enum class ButtonKind {
    main,   // brass; one in each place
    quiet,  // over room and panels
    paper,  // over paper: an outline
    word,   // only the word, with the key's cap beside it
};

struct ButtonStyle {
    ButtonKind kind = ButtonKind::quiet;
    std::string_view word{};     // empty: the spot's label
    std::string_view key_cap{};  // "U", "Esc"
    Symbol icon = Symbol::none;  // before the word
    float size = 15;
    float radius = -1;        // below 0: round ends
    bool on = false;          // pressed in, for one that stays
    std::string_view note{};  // small, below the word: what pressing costs and brings
};

/// A button over the spot's rectangle; true when it was clicked.
bool button(Canvas& canvas, const SpotSpec& spec, const ButtonStyle& style = {});

/// A round button with a sign and no word (its label says what it does).
bool icon_button(Canvas& canvas, const SpotSpec& spec, Symbol icon, bool framed = true);

/// The width a button needs for its word, icon and key cap.
float button_width(const Canvas& canvas, std::string_view word, const ButtonStyle& style = {});

/// A key's cap, its left edge and middle at `left`; returns its width.
float key_cap(Canvas& canvas, Point left, std::string_view key, bool on_brass = false);
float key_cap_width(const Canvas& canvas, std::string_view key);

}  // namespace ctq::ui
