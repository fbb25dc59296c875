#pragma once

#include "shell/scenes/scene.hpp"

/// The sheets (dialogs) that every scene can open: settings, help, about, share.
namespace ctq::scenes {

/// Draws all open sheets over the scene, and handles the key that opens the help sheet. `list`: the
/// scene's commands.
void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas);

// share_sheet.cpp
/// Draws the share sheet: link, QR code and buttons. Call it only while `sheets.sharing` is set.
/// It is in the part of the program that the web page loads later.
[[gnu::noinline]] void draw_share_sheet(Services& services, ui::Canvas& canvas);
/// Draws the QR code on a white card that fills `square`, with at least the margin that scanners
/// need.
void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
/// Draws a link on one line, in a frame like that of a text field. It can't be edited.
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);

}  // namespace ctq::scenes
