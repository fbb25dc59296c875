#pragma once

#include <string>

#include "shell/scenes/qr_code.hpp"
#include "shell/ui/canvas.hpp"

/// A link as a camera and a person see it. In share_sheet.cpp.
namespace ctq::app {

void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);

}  // namespace ctq::app
