#pragma once

#include <string>

#include "shell/scenes/qr_code.hpp"
#include "shell/ui/canvas.hpp"

/// Draws a link as a QR code and as text. Defined in share_sheet.cpp.
namespace ctq::app {

/// Draws the QR code on a white card that fills `square`. The margin is at least the quiet zone.
void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
/// Draws the address on one line in a frame like a text field's. It is read-only.
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);

}  // namespace ctq::app
