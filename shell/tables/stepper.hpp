#pragma once

#include "shell/ui/fields.hpp"

namespace ctq::tables {

/// A number between buttons that decrease and increase it by 1 and 5.
struct Stepper {
    const char* name;  ///< name of the number's spot; the buttons are "komi-less-5", "komi-more" …
    const char* label;      ///< what the number is: "Komi"
    const char* before;     ///< prefix of the buttons' labels: "Komi: "; can be empty
    ui::NumberKeys range;   ///< minimum and maximum of the number
    ui::TextStyle look;     ///< text style of the number
    float size;             ///< text size of the buttons, in pixels
    char32_t less_key = 0;  ///< key of the button "one less"
    char32_t more_key = 0;
};

/// Draws the stepper in five columns. Returns true when the number changed.
bool draw_stepper(ui::Canvas& canvas, ui::Rect row, const Stepper& stepper, int& number);

}  // namespace ctq::tables
