#pragma once

#include "shell/scenes/scene.hpp"

/// The sheets that every scene can open: settings, help, about, share.
namespace ctq::app {

/// Draws all open sheets over the scene, and handles the key that opens the help sheet. `list`: the
/// scene's commands.
void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas);

// share_sheet.cpp
/// Draws the share sheet: link, QR code and buttons. Call it only while `sheets.sharing` is set.
/// Compiled into the part of the page that is loaded later.
[[gnu::noinline]] void draw_share_sheet(Services& services, ui::Canvas& canvas);

}  // namespace ctq::app
