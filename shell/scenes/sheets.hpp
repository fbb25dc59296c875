#pragma once

#include "shell/scenes/scene.hpp"

/// The sheets that every scene can open: settings, help, about, share.
namespace ctq::scenes {

/// Draws all open sheets over the scene, and handles the key that opens the help sheet. `list`: the
/// scene's commands.
void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas);

// share_sheet.cpp
/// Draws the share sheet: link, QR code and buttons. Call it only while `sheets.sharing` is set.
/// Compiled into the part of the page that is loaded later.
[[gnu::noinline]] void draw_share_sheet(Services& services, ui::Canvas& canvas);
/// Draws the QR code on a white card that fills `square`. The margin is at least the quiet zone.
void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
/// Draws the address on one line in a frame like a text field's. It is read-only.
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);

}  // namespace ctq::scenes
