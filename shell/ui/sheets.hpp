// Overlays of a scene: toasts, tooltips, and sheets. A sheet asks a question or is the curtain,
// which hides one person's hand before another person uses the same device.
#pragma once

#include <string>
#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

struct Sheet {
    Rect body;               // the area for the content, below the title
    bool dismissed = false;  // by Escape, a click outside it, or its close button
};
/// Returns the width of the content of a sheet that is `width` pixels wide.
float sheet_content(const Canvas& canvas, float width);
/// Opens a sheet over the veiled scene: in the middle, or at the bottom edge of a phone. `height`
/// is the height of the body; the caller scrolls content that does not fit. Close it with
/// `end_sheet`.
Sheet begin_sheet(Canvas& canvas, std::string_view name, std::string_view title, float width,
                  float height);
void end_sheet(Canvas& canvas);

/// A message that disappears after a few seconds.
struct Toast {
    std::string words;
    double until = 0;
    std::string command;  // the command of the button beside the words; empty for no button
    std::string button;   // the word on the button
};
/// Shows a message for a few seconds, longer for longer texts.
void say(Toast& toast, std::string_view words, Motion& motion);
/// Draws the message, if there is one, in the middle of a strip; it can be higher than the strip.
/// The spot of its button has the name of its command.
void draw_toast(Canvas& canvas, Toast& toast, Rect strip);

/// Draws one or more lines of text beside a rectangle. Spots show their tooltips on their own
/// (`SpotSpec::tip`).
void tooltip(Canvas& canvas, Rect beside, std::string_view words);

}  // namespace ctq::ui
