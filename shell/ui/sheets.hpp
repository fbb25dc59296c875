// What comes over a scene: sheets with a question, the curtain between two people at one device,
// passing messages, tooltips.
#pragma once

#include <string>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

struct Sheet {
    Rect body;               // for the content, below the title
    bool dismissed = false;  // Escape, a click beside it, or its cross
};
/// How wide the content of a sheet is that is `width` pixels wide.
float sheet_content(const Canvas& canvas, float width);
/// Open a sheet over the veiled scene: in the middle, or from the bottom edge of a phone. `height`
/// is that of the body; what does not fit is for the caller to scroll. Close it with end_sheet.
Sheet begin_sheet(Canvas& canvas, std::string_view name, std::string_view title, float width,
                  float height);
void end_sheet(Canvas& canvas);

/// A message that goes by itself.
struct Toast {
    std::string words;
    double until = 0;
    std::string command;  // of the button beside the words; empty without one
    std::string button;   // its word
};
/// Show words for a few seconds, longer for long ones.
void say(Toast& toast, std::string_view words, Motion& motion);
/// Draw the message, if any, in the middle of a strip that it may be higher than. Its button is a
/// spot named as its command.
void draw_toast(Canvas& canvas, Toast& toast, Rect strip);

/// A line or two beside a rectangle. Spots show theirs by themselves (SpotSpec::tip).
void tooltip(Canvas& canvas, Rect beside, std::string_view words);

}  // namespace ctq::ui
