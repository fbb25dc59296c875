#pragma once

#include "shell/ui/choices.hpp"

namespace ctq::tables {

/// A number between buttons for one and five less and more.
struct Stepper {
    const char* name;      ///< of the number's spot; its buttons are "komi-less-5", "komi-more" …
    const char* label;     ///< "Komi"
    const char* before;    ///< what the buttons' labels begin with: "Komi: "; may be empty
    ui::NumberKeys range;  ///< from least to most
    ui::TextStyle look;    ///< of the number
    float size;            ///< of the buttons' words
    char32_t less_key = 0;  ///< presses "one less"
    char32_t more_key = 0;
};

/// Draws it in five columns; true when the number was changed.
bool draw_stepper(ui::Canvas& canvas, ui::Rect row, const Stepper& stepper, int& number);

}  // namespace ctq::tables
