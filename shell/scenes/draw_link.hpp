#pragma once

#include <string>

#include "shell/scenes/qr_code.hpp"
#include "shell/ui/canvas.hpp"

/// A link as a camera and a person see it. In share_sheet.cpp.
namespace ctq::app {

/// The code on a white card that fills the square, with at least the quiet zone around it.
void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
/// The address in one line, in a frame like that of a field; nobody types in it.
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);

}  // namespace ctq::app
